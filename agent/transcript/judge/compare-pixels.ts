/** Two pictures of one size, pixel by pixel. */
import pixelmatch from 'pixelmatch';
import type { Pixels } from '../play/trace.ts';

/**
 * How far a pixel's color may be off before it differs, 0 to 1: a step or two of 255, the rounding difference between
 * processors. pixelmatch's own 0.1 treats white and pale pink as equal. Antialiased edges don't count.
 */
const THRESHOLD = 0.02;

export interface Comparison {
  /** Of the pixels that differ, 0 to 1. */
  share: number;
  /** The first picture, pale, and in red where they differ. */
  picture: Pixels;
}

/** Throws where the sizes differ. */
export function comparePixels(one: Pixels, other: Pixels): Comparison {
  const { width, height } = one;
  const data = new Uint8ClampedArray(one.data.length);
  const count = pixelmatch(one.data, other.data, data, width, height, { threshold: THRESHOLD });
  return { share: count / (width * height), picture: { width, height, data } };
}
