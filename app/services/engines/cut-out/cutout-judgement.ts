/**
 * What a mask amounts to: whether anything was found at all, where it is, and whether a picture was already cut out.
 */
import { ImagingError, type RawCutout } from './cutout-job.ts';
import type { EnginePicture } from './picture.ts';

/** A mask that keeps less of the picture than this has found nothing. */
const LEAST_COVERAGE = 0.001;
/** Above this the subject is the picture. */
const MOST_COVERAGE = 0.985;
/** From this value on a pixel counts as kept, of 255. */
const KEPT = 128;
/** From this value on a pixel is visible at all: glass may reach no more than that. */
const SHOWS = 32;
/** Bounds include the soft rim. */
const RIM = 24;

/**
 * A picture whose background is transparent already keeps all its visible pixels: its mask is opaque there, so that
 * soft edges are not made softer. Null for pictures that are opaque, or only have holes or rounded corners.
 */
export function isCutOut({ alpha, full: { width, height } }: EnginePicture): Uint8Array | null {
  if (!alpha) return null;
  let rim = 0;
  let clear = 0;
  const look = (at: number) => {
    rim += 1;
    if ((alpha[at] as number) < KEPT) clear += 1;
  };
  for (let x = 0; x < width; x += 1) [x, (height - 1) * width + x].forEach(look);
  for (let y = 0; y < height; y += 1) [y * width, y * width + width - 1].forEach(look);
  if (clear < rim / 2) return null;
  return alpha.map((value) => (value > 0 ? 255 : 0));
}

/** What a mask of the picture's size keeps. Throws ImagingError: nothing found, nothing behind the subject. */
export function judge(
  alpha: Uint8Array,
  { full: { width, height } }: EnginePicture,
): Pick<RawCutout, 'subject' | 'coverage'> {
  let [left, top, right, bottom] = [width, height, -1, -1];
  let kept = 0;
  let shown = 0;
  let sum = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = alpha[y * width + x] as number;
      sum += value;
      if (value >= KEPT) kept += 1;
      if (value >= SHOWS) shown += 1;
      if (value < RIM) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  const pixels = width * height;
  if (shown / pixels < LEAST_COVERAGE) throw new ImagingError('nothingFound');
  if (kept / pixels > MOST_COVERAGE) throw new ImagingError('nothingBehind');
  return {
    subject: {
      x: left / width,
      y: top / height,
      width: (right - left + 1) / width,
      height: (bottom - top + 1) / height,
    },
    coverage: sum / 255 / pixels,
  };
}
