/** Edges of a picture darker or lighter than its center. */

/** How dark the corners become at full strength; towards white they go further, since it is less visible. */
const DARKEST = 0.82;
const LIGHTEST = 0.95;
/** Where it begins and where it reaches full strength, in half diagonals of the box. */
const INNER = 0.38;
const OUTER = 1.04;

/** Draws a vignette into the pixels, around the center of their box. `amount` -1..1; below 0 the edges become light. */
export function vignettePixels(data: Uint8ClampedArray, width: number, height: number, amount: number): void {
  const strength = amount > 0 ? amount * DARKEST : -amount * LIGHTEST;
  const acrossX = new Float32Array(width);
  for (let x = 0; x < width; x += 1) acrossX[x] = (((x + 0.5) / width) * 2 - 1) ** 2 / 2;
  // By squared distance, so that the loop over all pixels needs no square root.
  const table = new Float32Array(1025);
  for (let index = 0; index <= 1024; index += 1) {
    const t = Math.min(1, Math.max(0, (Math.sqrt(index / 1024) - INNER) / (OUTER - INNER)));
    table[index] = t * t * (3 - 2 * t) * strength;
  }
  for (let y = 0; y < height; y += 1) {
    const acrossY = (((y + 0.5) / height) * 2 - 1) ** 2 / 2;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const place = ((acrossX[x] ?? 0) + acrossY) * 1024;
      const index = place | 0;
      const from = table[index] ?? 0;
      // Interpolates between two entries of the table: otherwise bands would show on plain walls.
      const share = from + ((table[index + 1] ?? from) - from) * (place - index);
      if (share === 0) continue;
      const target = amount > 0 ? 0 : 255;
      const r = data[at] ?? 0;
      const g = data[at + 1] ?? 0;
      const b = data[at + 2] ?? 0;
      data[at] = r + (target - r) * share;
      data[at + 1] = g + (target - g) * share;
      data[at + 2] = b + (target - b) * share;
    }
  }
}
