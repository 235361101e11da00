/** The colours of a stored picture, read in the browser from its smallest variant. */
import { paletteOfPixels } from './palette-of-pixels.ts';

const COLOURS = 8;
/** So many pixels a side tell the colours. */
const SIDE = 64;

/** Up to eight colours as `#rrggbb`, those of most pixels first; none for a picture that shows nothing. Rejects when it can't be read. */
export async function readPicturePalette(asset: string): Promise<string[]> {
  const response = await fetch(`/api/assets/${asset}?size=${SIDE}`, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The picture answered ${response.status}`);
  const bitmap = await createImageBitmap(await response.blob());
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return paletteOfPixels(context.getImageData(0, 0, canvas.width, canvas.height).data, COLOURS);
}
