/**
 * Bitmaps and icons of Windows to pixels: sharp reads neither, the canvas does as browsers do. Headers are looked at
 * first: a small file can claim an enormous picture.
 */
import { createCanvas, loadImage } from './canvas-library.ts';

export interface BitmapSize {
  width: number;
  height: number;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** BITMAPCOREHEADER has words, its successors signed double words: a negative height begins at the top. */
function sizeOfBitmap(view: DataView, header: number): BitmapSize | null {
  if (view.byteLength < header + 16) return null;
  const isCore = view.getUint32(header, true) === 12;
  const at = header + 4;
  return isCore
    ? { width: view.getUint16(at, true), height: view.getUint16(at + 2, true) }
    : { width: Math.abs(view.getInt32(at, true)), height: Math.abs(view.getInt32(at + 4, true)) };
}

const MOST_ICONS = 64;

/** The largest picture that an icon claims to hold: its directory counts to 256, what it points to may say more. */
function sizeOfIcon(view: DataView): BitmapSize | null {
  const count = Math.min(view.getUint16(4, true), MOST_ICONS);
  let largest: BitmapSize | null = null;
  for (let row = 6; row < 6 + count * 16 && row + 16 <= view.byteLength; row += 16) {
    const at = view.getUint32(row + 12, true);
    if (at + 24 > view.byteLength) continue;
    const size =
      view.getUint32(at) === 0x89504e47
        ? { width: view.getUint32(at + 16), height: view.getUint32(at + 20) }
        : sizeOfBitmap(view, at);
    if (size && (!largest || size.width * size.height > largest.width * largest.height)) largest = size;
  }
  return largest;
}

/** The size that a bitmap or an icon claims, px; null: it claims none. */
export function bitmapSize(bytes: Uint8Array): BitmapSize | null {
  if (bytes.length < 26) return null;
  const view = viewOf(bytes);
  const size = bytes[0] === 0x42 ? sizeOfBitmap(view, 14) : sizeOfIcon(view);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** Its pixels, RGBA row by row; of an icon the largest picture. Throws whatever the decoder throws. */
export async function decodeBitmap(bytes: Uint8Array): Promise<BitmapSize & { data: Uint8ClampedArray }> {
  const image = await loadImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return {
    width: image.width,
    height: image.height,
    data: context.getImageData(0, 0, image.width, image.height).data,
  };
}
