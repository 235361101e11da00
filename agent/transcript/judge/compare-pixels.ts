/** Two pictures of one size, pixel by pixel. */
import pixelmatch from 'pixelmatch';
import type { Pixels } from '../play/trace.ts';

/**
 * Largest difference of a pixel's color that counts as equal, 0 to 1: a step or two of 255, the rounding difference
 * between processors. pixelmatch's own 0.1 treats white and pale pink as equal. Antialiased edges don't count.
 */
const THRESHOLD = 0.02;

export interface Comparison {
  /** Share of pixels that differ, 0 to 1. */
  share: number;
  /** The first picture, pale, with the differences in red. */
  picture: Pixels;
}

/** Throws if the sizes differ. */
export function comparePixels(one: Pixels, other: Pixels): Comparison {
  const { width, height } = one;
  const data = new Uint8ClampedArray(one.data.length);
  const count = pixelmatch(one.data, other.data, data, width, height, { threshold: THRESHOLD });
  return { share: count / (width * height), picture: { width, height, data } };
}
