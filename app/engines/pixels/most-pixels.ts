/**
 * The largest picture that engines accept or return, and the largest enlargement. Imports nothing, since screens read
 * it too.
 */

/** The limit for uploads, and for engines' results. */
export const MOST_PIXELS = 40_000_000;

/** Growing by less than this is not worth a new picture. */
const LEAST_FACTOR = 1.25;

/**
 * The factor by which to enlarge a picture of this size, px: as requested, or as far as allowed; null when it is large
 * already.
 */
export function upscaleFactor({ width, height }: { width: number; height: number }, wanted: number): number | null {
  const factor = Math.floor(16 * Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)))) / 16;
  return factor < LEAST_FACTOR ? null : factor;
}
