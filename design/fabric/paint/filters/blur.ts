/** Gaussian blur of pictures, by boxes on plain pixels. */
import { contextOf, type Surface, type Surfaces } from '../tools.ts';

/** Standard deviation up to which the pixels are blurred at full size; wider blurs work on a smaller copy. */
const SIGMA_AT_FULL_SIZE = 4;

/** Gaussian blur, with edges extended so that the picture's rim does not fade. */
export function blur(surface: Surface, sigma: number, tools: Surfaces): void {
  const { width, height } = surface;
  const shrink = Math.max(1, sigma / SIGMA_AT_FULL_SIZE);
  const small = tools.createSurface(Math.max(1, Math.round(width / shrink)), Math.max(1, Math.round(height / shrink)));
  const context = contextOf(small);
  drawReduced(context, surface, tools);
  const image = context.getImageData(0, 0, small.width, small.height);
  blurPixels(image.data, small.width, small.height, sigma / shrink);
  context.putImageData(image, 0, 0);
  const target = contextOf(surface);
  target.clearRect(0, 0, width, height);
  target.drawImage(small, 0, 0, width, height);
  tools.release(small);
}

/** Draws `source` over the whole of a smaller context, halving step by step: a single step would skip pixels. */
export function drawReduced(context: CanvasRenderingContext2D, source: Surface, tools: Surfaces): void {
  const target = context.canvas;
  let from = source;
  while (from.width > target.width * 2 && from.height > target.height * 2) {
    const half = tools.createSurface(Math.ceil(from.width / 2), Math.ceil(from.height / 2));
    contextOf(half).drawImage(from, 0, 0, half.width, half.height);
    if (from !== source) tools.release(from);
    from = half;
  }
  context.drawImage(from, 0, 0, target.width, target.height);
  if (from !== source) tools.release(from);
}

/** Three box blurs in each direction are within 3 % of a Gaussian. Colors are weighted by alpha. */
function blurPixels(data: Uint8ClampedArray, width: number, height: number, sigma: number): void {
  const count = width * height;
  const [alphas, values, spare] = [new Float32Array(count), new Float32Array(count), new Float32Array(count)];
  const blurred = (plane: Float32Array) => {
    for (const radius of boxRadii(sigma)) {
      boxRows(plane, spare, width, height, radius);
      boxColumns(spare, plane, width, height, radius);
    }
  };
  for (let index = 0; index < count; index += 1) alphas[index] = data[index * 4 + 3] ?? 0;
  blurred(alphas);
  // One color at a time: a plane of floats is as large as the picture itself.
  for (const channel of [0, 1, 2]) {
    for (let at = 0; at < count; at += 1) values[at] = ((data[at * 4 + channel] ?? 0) * (data[at * 4 + 3] ?? 0)) / 255;
    blurred(values);
    for (let at = 0; at < count; at += 1) {
      const alpha = alphas[at] ?? 0;
      data[at * 4 + channel] = alpha > 0 ? ((values[at] ?? 0) * 255) / alpha : 0;
    }
  }
  for (let index = 0; index < count; index += 1) data[index * 4 + 3] = alphas[index] ?? 0;
}

/** Radii of three boxes whose variances add up to that of the Gaussian. */
export function boxRadii(sigma: number): number[] {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  let lower = Math.floor(ideal);
  if (lower % 2 === 0) lower -= 1;
  const upper = lower + 2;
  const lowerCount = Math.round((12 * sigma * sigma - 3 * lower * lower - 12 * lower - 9) / (-4 * lower - 4));
  return [0, 1, 2].map((index) => ((index < lowerCount ? lower : upper) - 1) / 2);
}

export function boxRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const weight = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    let sum = 0;
    for (let x = -radius; x <= radius; x += 1) sum += from[row + Math.min(Math.max(x, 0), width - 1)] ?? 0;
    for (let x = 0; x < width; x += 1) {
      to[row + x] = sum * weight;
      sum += (from[row + Math.min(x + radius + 1, width - 1)] ?? 0) - (from[row + Math.max(x - radius, 0)] ?? 0);
    }
  }
}

export function boxColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const weight = 1 / (2 * radius + 1);
  for (let x = 0; x < width; x += 1) {
    let sum = 0;
    for (let y = -radius; y <= radius; y += 1) sum += from[Math.min(Math.max(y, 0), height - 1) * width + x] ?? 0;
    for (let y = 0; y < height; y += 1) {
      to[y * width + x] = sum * weight;
      sum +=
        (from[Math.min(y + radius + 1, height - 1) * width + x] ?? 0) -
        (from[Math.max(y - radius, 0) * width + x] ?? 0);
    }
  }
}
