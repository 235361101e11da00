/**
 * Finds where dark letters are readable on a photo without a shade: at its top and its foot, where those are light and
 * even.
 */
import { luminance } from '../layout/contrast.ts';
import { sampleOf, type PixelSample } from '../document/sample-pixels.ts';

/** Shares of a photo's height at which films place words. */
export const PLACES = { top: { from: 0, to: 0.4 }, foot: { from: 0.6, to: 1 } } as const;
export type PlaceOfWords = keyof typeof PLACES;

export type LightPlaces = Readonly<Record<PlaceOfWords, boolean>>;

/**
 * Relative luminance from which a background counts as light: ink has 9:1 there, and still 5:1 on areas half as light.
 */
const LIGHT = 0.45;
/**
 * Maximum variation of brightness, as sampled: allows a studio background with a product's foot or shadow, but no
 * scenery.
 */
const EVEN = 0.36;

export function isLightBackground({ color, spread }: PixelSample): boolean {
  return luminance(color) >= LIGHT && spread <= EVEN;
}

/** For a whole photo scaled down: `pixels` row by row, in this many rows, RGB or opaque RGBA. */
export function lightPlacesOf(pixels: Uint8Array | Uint8ClampedArray, rows: number, channels: 3 | 4): LightPlaces {
  const row = pixels.length / rows;
  const isLight = ({ from, to }: { from: number; to: number }) =>
    isLightBackground(sampleOf(pixels.subarray(Math.round(from * rows) * row, Math.round(to * rows) * row), channels));
  return { top: isLight(PLACES.top), foot: isLight(PLACES.foot) };
}
