/**
 * How large a picture may be that is worked on or comes of it, and how far one can be enlarged. Loads nothing: screens
 * read it too.
 */

/** What can be uploaded, and the most that an engine hands out. */
export const MOST_PIXELS = 40_000_000;

/** Growing by less than this is not worth a new picture. */
const LEAST_FACTOR = 1.25;

/**
 * How many times as wide and high a picture of this size becomes, px: what is wanted, or as much as there may be; null
 * when it is large already.
 */
export function upscaleFactor({ width, height }: { width: number; height: number }, wanted: number): number | null {
  const factor = Math.floor(16 * Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)))) / 16;
  return factor < LEAST_FACTOR ? null : factor;
}
