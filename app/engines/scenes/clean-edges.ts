/**
 * Removes the old background from a cutout's soft rim: half-transparent pixels still hold its color, which shows as a
 * seam on another one. Their colors are taken from certain product pixels, slightly further in.
 */
import type { Pixels } from './product-levels.ts';

/** Alpha from which a pixel counts as the product's own, averaged over its surroundings. */
const CERTAIN = 0.985;

/** Sums over squares in two passes; planes of the same size. */
function boxSums(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const between = new Float32Array(plane.length);
  const result = new Float32Array(plane.length);
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    for (let x = -radius; x < width; x += 1) {
      if (x + radius < width) sum += plane[y * width + x + radius] as number;
      if (x - radius - 1 >= 0) sum -= plane[y * width + x - radius - 1] as number;
      if (x >= 0) between[y * width + x] = sum;
    }
  }
  for (let x = 0; x < width; x += 1) {
    let sum = 0;
    for (let y = -radius; y < height; y += 1) {
      if (y + radius < height) sum += between[(y + radius) * width + x] as number;
      if (y - radius - 1 >= 0) sum -= between[(y - radius - 1) * width + x] as number;
      if (y >= 0) result[y * width + x] = sum;
    }
  }
  return result;
}

/**
 * Changes the colors of the rim in place; alpha stays. Pictures with wide half-transparent parts (glass) keep those as
 * they are.
 */
export function cleanEdges({ width, height, data }: Pixels): void {
  const reach = Math.max(2, Math.round(Math.max(width, height) / 320));
  const alpha = new Float32Array(width * height);
  for (let at = 0; at < alpha.length; at += 1) alpha[at] = (data[at * 4 + 3] as number) / 255;
  const around = boxSums(alpha, width, height, 1);
  const certain = alpha.map((value, at) => (value > 0.97 && (around[at] as number) / 9 > CERTAIN ? 1 : 0));
  const weight = boxSums(certain, width, height, reach);
  for (let channel = 0; channel < 3; channel += 1) {
    const own = certain.map((value, at) => value * (data[at * 4 + channel] as number));
    const sums = boxSums(own, width, height, reach);
    for (let at = 0; at < alpha.length; at += 1) {
      if (certain[at] === 1 || alpha[at] === 0 || (weight[at] as number) < 1) continue;
      const inner = (sums[at] as number) / (weight[at] as number);
      const share = 0.9 * (1 - Math.max(0, (alpha[at] as number) - 0.9) * 3);
      data[at * 4 + channel] = Math.round((data[at * 4 + channel] as number) * (1 - share) + inner * share);
    }
  }
}
