/**
 * Damaged pictures as browsers show them: what arrived of a file that was cut short, and files whose sums, ends or
 * marks are wrong.
 */
import sharp, { type Sharp } from 'sharp';
import { AssetError } from '#app/contracts/asset-error.ts';

const lenient = (bytes: Uint8Array) => sharp(bytes, { failOn: 'none', limitInputPixels: false, pages: 1 });

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** Whether it is decoded to its end; `failOn`: from which fault on not. */
async function isWhole(bytes: Uint8Array, failOn: 'error' | 'warning'): Promise<boolean> {
  try {
    await sharp(bytes, { failOn, limitInputPixels: false, pages: 1 })
      .resize(16, 16, { fit: 'inside' })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Columns that are looked at to find where a picture ends. */
const COLUMNS = 32;
/** Less of a picture than this share of its height is not worth having. */
const LEAST = 0.1;

/** Rows that arrived, px: below them decoders fill in one color. */
async function rowsThere(bytes: Uint8Array, height: number): Promise<number> {
  const { data, info } = await lenient(bytes)
    .resize(COLUMNS, height, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const length = COLUMNS * info.channels;
  const pixel = data.subarray(data.length - info.channels);
  const isFill = (row: number): boolean =>
    data.subarray(row * length, (row + 1) * length).every((value, at) => value === pixel[at % info.channels]);
  let rows = height;
  while (rows > 0 && isFill(rows - 1)) rows -= 1;
  return rows;
}

/** The picture, open for further work, with what is missing cut off. Throws AssetError if too little is left. */
export async function salvaged(bytes: Uint8Array): Promise<Sharp> {
  try {
    if (await isWhole(bytes, 'error')) return lenient(bytes);
    // A JPEG may lack nothing but its end.
    const ended = Buffer.concat([bytes, END_OF_JPEG]);
    if (bytes[0] === 0xff && (await isWhole(ended, 'warning'))) return lenient(ended);
    const { width, height } = await lenient(bytes).metadata();
    const rows = await rowsThere(bytes, height);
    if (rows < height * LEAST) throw new AssetError('file_incomplete');
    return lenient(await lenient(bytes).extract({ left: 0, top: 0, width, height: rows }).png().toBuffer());
  } catch (error) {
    throw error instanceof AssetError ? error : new AssetError('file_damaged');
  }
}
