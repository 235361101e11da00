/** Where dark letters read on a photo without a shade over it: its top and its foot, where those are light and even. */
import { luminance } from '../layout/contrast.ts';
import { sampleOf, type PixelSample } from '../document/sample-pixels.ts';

/** Shares of a photo's height, as films place words. */
export const PLACES = { top: { from: 0, to: 0.4 }, foot: { from: 0.6, to: 1 } } as const;
export type PlaceOfWords = keyof typeof PLACES;

export type LightPlaces = Readonly<Record<PlaceOfWords, boolean>>;

/** Relative luminance from which a background is light: ink is at 9:1 there, and things half as light still at 5:1. */
const LIGHT = 0.45;
/**
 * How much its brightness may vary, as sampled: a studio's background with a product's foot or shadow on it, no
 * scenery.
 */
const EVEN = 0.36;

export function isLightBackground({ color, spread }: PixelSample): boolean {
  return luminance(color) >= LIGHT && spread <= EVEN;
}

/** Of a whole photo seen small: `pixels` row by row, so many rows, RGB or RGBA without anything clear. */
export function lightPlacesOf(pixels: Uint8Array | Uint8ClampedArray, rows: number, channels: 3 | 4): LightPlaces {
  const row = pixels.length / rows;
  const isLight = ({ from, to }: { from: number; to: number }) =>
    isLightBackground(sampleOf(pixels.subarray(Math.round(from * rows) * row, Math.round(to * rows) * row), channels));
  return { top: isLight(PLACES.top), foot: isLight(PLACES.foot) };
}
