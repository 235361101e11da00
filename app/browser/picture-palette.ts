/** The colors of a stored picture, read in the browser. */
import { flatColorsOfPixels, paletteOfPixels } from './palette-of-pixels.ts';

const COLORS = 8;
/** Pixels per side that are enough for the colors. */
const SIDE = 64;
/** Thin letters still have unmixed pixels at this size. */
const LOGO_SIDE = 400;

/** The picture's pixels, RGBA, at most `side` per side. */
async function readPixels(address: string, side: number, smooth: boolean): Promise<Uint8ClampedArray> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  const bitmap = await createImageBitmap(await response.blob());
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return new Uint8ClampedArray();
  context.imageSmoothingEnabled = smooth;
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

/**
 * Up to eight colors as `#rrggbb`, those of most pixels first; none for an empty picture. Rejects if it can't be read.
 */
export async function readPicturePalette(asset: string): Promise<string[]> {
  return paletteOfPixels(await readPixels(`/api/assets/${asset}?size=${SIDE}`, SIDE, true), COLORS);
}

/** The same for a logo, from the original file: its exact colors, if it has flat ones. */
export async function readLogoPalette(asset: string): Promise<string[]> {
  const data = await readPixels(`/api/assets/${asset}`, LOGO_SIDE, false);
  const flat = flatColorsOfPixels(data, COLORS);
  return flat.length > 0 ? flat : paletteOfPixels(data, COLORS);
}
