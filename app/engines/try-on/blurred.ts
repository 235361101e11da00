/** Softening of one channel. */

/**
 * Means over a square window by running sums: three of them approximate a Gaussian of about the radius. Values row by
 * row.
 */
export function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  let result = values;
  for (let pass = 0; pass < 3; pass += 1)
    result = pour(pour(result, width, height, radius, true), width, height, radius, false);
  return result;
}

function pour(values: Float32Array, width: number, height: number, radius: number, isRow: boolean): Float32Array {
  const result = new Float32Array(values.length);
  const [lines, length, next, across] = isRow ? [height, width, 1, width] : [width, height, width, 1];
  for (let line = 0; line < lines; line += 1) {
    const start = line * across;
    const at = (place: number) => values[start + Math.max(0, Math.min(length - 1, place)) * next] as number;
    let sum = 0;
    for (let place = -radius; place <= radius; place += 1) sum += at(place);
    for (let place = 0; place < length; place += 1) {
      result[start + place * next] = sum / (2 * radius + 1);
      sum += at(place + radius + 1) - at(place - radius);
    }
  }
  return result;
}
