/**
 * Picture filters, computed here on plain pixels rather than by an engine: the browser's and the server's results are equal,
 * and browsers that have no `filter` on canvases (Safari) show them too.
 */
import type { Filters } from '#design/document/layers.ts';
import { contextOf, type PaintTools, type Surface } from './tools.ts';

/** Three rows of r, g, b and a constant; values are 0..1. */
type ColorMatrix = readonly number[];

const IDENTITY: ColorMatrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
const LUMA = [0.2126, 0.7152, 0.0722] as const;

export function isNeutral(filters: Filters): boolean {
  return Object.values(filters).every((amount) => amount === 0);
}

/** Applies the filters to all of the surface. `scale`: its pixels per page pixel, for the blur. */
export function applyFilters(surface: Surface, filters: Filters, scale: number, tools: PaintTools): void {
  const matrix = colorMatrix(filters);
  if (matrix !== IDENTITY) recolor(surface, matrix);
  const sigma = filters.blur * scale;
  if (sigma > 0.3) blur(surface, sigma, tools);
}

/** `first`, then `then`. */
function chain(first: ColorMatrix, then: ColorMatrix): ColorMatrix {
  const result: number[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      let sum = column === 3 ? (then[row * 4 + 3] ?? 0) : 0;
      for (let k = 0; k < 3; k += 1) sum += (then[row * 4 + k] ?? 0) * (first[k * 4 + column] ?? 0);
      result.push(sum);
    }
  }
  return result;
}

const scaled = (factor: number, offset: number): ColorMatrix => [factor, 0, 0, offset, 0, factor, 0, offset, 0, 0, factor, offset];

function saturated(amount: number): ColorMatrix {
  const rows = [0, 1, 2].map((row) => [...LUMA.map((weight, column) => weight * (1 - amount) + (row === column ? amount : 0)), 0]);
  return rows.flat();
}

function hueTurned(degrees: number): ColorMatrix {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  // The matrix of CSS hue-rotate: turns about the grey axis and keeps luminance.
  return [
    0.213 + cos * 0.787 - sin * 0.213, 0.715 - cos * 0.715 - sin * 0.715, 0.072 - cos * 0.072 + sin * 0.928, 0,
    0.213 - cos * 0.213 + sin * 0.143, 0.715 + cos * 0.285 + sin * 0.14, 0.072 - cos * 0.072 - sin * 0.283, 0,
    0.213 - cos * 0.213 - sin * 0.787, 0.715 - cos * 0.715 + sin * 0.715, 0.072 + cos * 0.928 + sin * 0.072, 0,
  ];
}

function sepiaToned(amount: number): ColorMatrix {
  const full = [0.393, 0.769, 0.189, 0, 0.349, 0.686, 0.168, 0, 0.272, 0.534, 0.131, 0];
  return full.map((value, index) => value * amount + (IDENTITY[index] ?? 0) * (1 - amount));
}

/** All colour filters as one matrix: light first, then colour, then toning. */
function colorMatrix(filters: Filters): ColorMatrix {
  let matrix = IDENTITY;
  const { brightness, contrast, saturation, hue, temperature, grayscale, sepia } = filters;
  // Towards white or black, so that the ends of the slider are white and black.
  if (brightness !== 0) matrix = chain(matrix, brightness > 0 ? scaled(1 - brightness, brightness) : scaled(1 + brightness, 0));
  if (contrast !== 0) {
    const slope = contrast > 0 ? 1 + contrast * 2 : 1 + contrast;
    matrix = chain(matrix, scaled(slope, 0.5 - slope / 2));
  }
  if (temperature !== 0) {
    matrix = chain(matrix, [1 + temperature * 0.22, 0, 0, 0, 0, 1 + temperature * 0.04, 0, 0, 0, 0, 1 - temperature * 0.26, 0]);
  }
  if (saturation !== 0) matrix = chain(matrix, saturated(saturation > 0 ? 1 + saturation * 1.5 : 1 + saturation));
  if (hue !== 0) matrix = chain(matrix, hueTurned(hue));
  if (grayscale !== 0) matrix = chain(matrix, saturated(1 - grayscale));
  if (sepia !== 0) matrix = chain(matrix, sepiaToned(sepia));
  return matrix;
}

function recolor(surface: Surface, matrix: ColorMatrix): void {
  const context = contextOf(surface);
  const image = context.getImageData(0, 0, surface.width, surface.height);
  const { data } = image;
  const [rr, rg, rb, r0, gr, gg, gb, g0, br, bg, bb, b0] = matrix as [number, number, number, number, number, number, number, number, number, number, number, number];
  for (let index = 0; index < data.length; index += 4) {
    const r = data[index] ?? 0;
    const g = data[index + 1] ?? 0;
    const b = data[index + 2] ?? 0;
    // The array clamps and rounds.
    data[index] = rr * r + rg * g + rb * b + r0 * 255;
    data[index + 1] = gr * r + gg * g + gb * b + g0 * 255;
    data[index + 2] = br * r + bg * g + bb * b + b0 * 255;
  }
  context.putImageData(image, 0, 0);
}

/** Standard deviation up to which the pixels are blurred as they are; wider blurs work on a smaller copy. */
const SIGMA_AT_FULL_SIZE = 4;

/** Gaussian blur, edges continued outwards so that the picture's rim does not fade. */
function blur(surface: Surface, sigma: number, tools: PaintTools): void {
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
}

/** Draws `source` over the whole of a smaller context, halving step by step: one big step would skip pixels. */
function drawReduced(context: CanvasRenderingContext2D, source: Surface, tools: PaintTools): void {
  const target = context.canvas;
  let from = source;
  while (from.width > target.width * 2 && from.height > target.height * 2) {
    const half = tools.createSurface(Math.ceil(from.width / 2), Math.ceil(from.height / 2));
    contextOf(half).drawImage(from, 0, 0, half.width, half.height);
    from = half;
  }
  context.drawImage(from, 0, 0, target.width, target.height);
}

/** Three box blurs in each direction come within 3 % of a Gaussian. Colours are weighted by alpha. */
function blurPixels(data: Uint8ClampedArray, width: number, height: number, sigma: number): void {
  const count = width * height;
  const alphas = new Float32Array(count);
  for (let index = 0; index < count; index += 1) alphas[index] = data[index * 4 + 3] ?? 0;
  const colors = [0, 1, 2].map((channel) => {
    const values = new Float32Array(count);
    for (let index = 0; index < count; index += 1) values[index] = ((data[index * 4 + channel] ?? 0) * (alphas[index] ?? 0)) / 255;
    return values;
  });
  const spare = new Float32Array(count);
  for (const values of [...colors, alphas]) {
    for (const radius of boxRadii(sigma)) {
      boxRows(values, spare, width, height, radius);
      boxColumns(spare, values, width, height, radius);
    }
  }
  colors.forEach((values, channel) => {
    for (let index = 0; index < count; index += 1) {
      const alpha = alphas[index] ?? 0;
      data[index * 4 + channel] = alpha > 0 ? ((values[index] ?? 0) * 255) / alpha : 0;
    }
  });
  for (let index = 0; index < count; index += 1) data[index * 4 + 3] = alphas[index] ?? 0;
}

/** Radii of three boxes whose variances add up to that of the Gaussian. */
function boxRadii(sigma: number): number[] {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  let lower = Math.floor(ideal);
  if (lower % 2 === 0) lower -= 1;
  const upper = lower + 2;
  const lowerCount = Math.round((12 * sigma * sigma - 3 * lower * lower - 12 * lower - 9) / (-4 * lower - 4));
  return [0, 1, 2].map((index) => ((index < lowerCount ? lower : upper) - 1) / 2);
}

function boxRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
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

function boxColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const weight = 1 / (2 * radius + 1);
  for (let x = 0; x < width; x += 1) {
    let sum = 0;
    for (let y = -radius; y <= radius; y += 1) sum += from[Math.min(Math.max(y, 0), height - 1) * width + x] ?? 0;
    for (let y = 0; y < height; y += 1) {
      to[y * width + x] = sum * weight;
      sum += (from[Math.min(y + radius + 1, height - 1) * width + x] ?? 0) - (from[Math.max(y - radius, 0) * width + x] ?? 0);
    }
  }
}
