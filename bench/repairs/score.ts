/** How close a repaired picture is to the truth. */
import { lumaAt, type Mask, type Pixels } from '../../app/engines/pixels/pixels.ts';

export interface RepairScore {
  /** Peak signal-to-noise ratio over all channels, dB; Infinity for the truth itself. */
  psnr: number;
  /** Structural similarity of luma, −1..1. */
  ssim: number;
}

/**
 * Window of the similarity, px, and its constants. Wang, Bovik, Sheikh and Simoncelli, "Image Quality Assessment",
 * 2004; a plain window.
 */
const WINDOW = 8;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** @param within restricts the score to a mask; everywhere by default */
export function scoreRepair(truth: Pixels, found: Pixels, within?: Mask): RepairScore {
  const { width, height, channels } = truth;
  let [squares, count] = [0, 0];
  for (let at = 0; at < width * height; at += 1) {
    if (within && !within.data[at]) continue;
    for (let channel = 0; channel < 3; channel += 1)
      squares +=
        ((truth.data[at * channels + channel] as number) - (found.data[at * found.channels + channel] as number)) ** 2;
    count += 3;
  }
  let [sum, windows] = [0, 0];
  for (let top = 0; top + WINDOW <= height; top += WINDOW / 2) {
    for (let left = 0; left + WINDOW <= width; left += WINDOW / 2) {
      if (within && !within.data[(top + WINDOW / 2) * width + left + WINDOW / 2]) continue;
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + WINDOW; y += 1) {
        for (let x = left; x < left + WINDOW; x += 1) {
          const one = lumaAt(truth.data, (y * width + x) * channels);
          const two = lumaAt(found.data, (y * width + x) * found.channels);
          a += one;
          b += two;
          aa += one * one;
          bb += two * two;
          ab += one * two;
        }
      }
      const n = WINDOW ** 2;
      const [meanA, meanB] = [a / n, b / n];
      const [varA, varB, both] = [aa / n - meanA ** 2, bb / n - meanB ** 2, ab / n - meanA * meanB];
      sum += ((2 * meanA * meanB + C1) * (2 * both + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (varA + varB + C2));
      windows += 1;
    }
  }
  return {
    psnr: squares === 0 ? Infinity : 10 * Math.log10((255 ** 2 * count) / squares),
    ssim: windows === 0 ? 1 : sum / windows,
  };
}
