/** Sharpening by an unsharp mask on lightness alone: edges gain contrast, colors get no fringes. */
import { boxColumns, boxRadii, boxRows } from './blur.ts';
import { LUMA } from './color-matrix.ts';

/** How much of the difference to its surroundings a pixel gains at full strength. */
const STRONGEST = 1.9;
/** Differences below this are grain and mostly left alone, of 255. */
const GRAIN = 2.5;

/** Sharpens all pixels. `sigma`: px of the data. */
export function sharpenPixels(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  amount: number,
  sigma: number,
): void {
  const count = width * height;
  const light = new Float32Array(count);
  let opaque = true;
  for (let index = 0, at = 0; index < count; index += 1, at += 4) {
    light[index] = LUMA[0] * (data[at] ?? 0) + LUMA[1] * (data[at + 1] ?? 0) + LUMA[2] * (data[at + 2] ?? 0);
    if (data[at + 3] !== 255) opaque = false;
  }
  const around = opaque
    ? blurred(light.slice(), width, height, sigma)
    : blurredByAlpha(light, data, width, height, sigma);
  const strength = amount * STRONGEST;
  for (let index = 0, at = 0; index < count; index += 1, at += 4) {
    const difference = (light[index] ?? 0) - (around[index] ?? 0);
    const size = Math.abs(difference);
    const delta = difference * strength * (size < GRAIN ? size / GRAIN : 1);
    data[at] = (data[at] ?? 0) + delta;
    data[at + 1] = (data[at + 1] ?? 0) + delta;
    data[at + 2] = (data[at + 2] ?? 0) + delta;
  }
}

function blurred(values: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const spare = new Float32Array(values.length);
  // Below a pixel a box blur does nothing: a plain average of neighbours, weighted for the sigma, replaces it.
  if (sigma < 0.9) mixNeighbours(values, spare, width, height, sigma);
  else {
    for (const radius of boxRadii(sigma)) {
      boxRows(values, spare, width, height, radius);
      boxColumns(spare, values, width, height, radius);
    }
  }
  return values;
}

/** Transparent pixels have no lightness of their own: they must not give the edge of a cutout a halo. */
function blurredByAlpha(
  light: Float32Array,
  data: Uint8ClampedArray,
  width: number,
  height: number,
  sigma: number,
): Float32Array {
  const alphas = Float32Array.from(light, (_, index) => (data[index * 4 + 3] ?? 0) / 255);
  const weighted = blurred(
    light.map((value, index) => value * (alphas[index] ?? 0)),
    width,
    height,
    sigma,
  );
  const weights = blurred(alphas, width, height, sigma);
  return weighted.map((value, index) =>
    (weights[index] ?? 0) > 0.01 ? value / (weights[index] ?? 1) : (light[index] ?? 0),
  );
}

/** A small blur by a kernel of three in each direction: weights whose variance is sigma². */
function mixNeighbours(values: Float32Array, spare: Float32Array, width: number, height: number, sigma: number): void {
  const side = Math.min(0.33, (sigma * sigma) / 2);
  const middle = 1 - 2 * side;
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const before = values[row + (x > 0 ? x - 1 : 0)] ?? 0;
      const after = values[row + (x < width - 1 ? x + 1 : x)] ?? 0;
      spare[row + x] = (values[row + x] ?? 0) * middle + (before + after) * side;
    }
  }
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const above = y > 0 ? row - width : row;
    const below = y < height - 1 ? row + width : row;
    for (let x = 0; x < width; x += 1)
      values[row + x] = (spare[row + x] ?? 0) * middle + ((spare[above + x] ?? 0) + (spare[below + x] ?? 0)) * side;
  }
}
