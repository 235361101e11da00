/**
 * Asset bytes to pixels. Headers are checked before anything is decoded: a small file can claim an enormous picture.
 * Truncated files are refused; the decoders would otherwise show the part that arrived.
 */
import { ImageData } from './canvas-library.ts';
import sharp, { type Sharp } from 'sharp';
import { contextOf, type Picture } from '#design/fabric/paint/tools.ts';
import { createCanvasElement } from './fabric-node.ts';
import { isOpaque } from './page-encoder.ts';

/** Pixels that a picture may claim; uploads end at 40 million, and the product's own upscaling doubles an edge. */
const MAX_PIXELS = 160_000_000;

/** Formats that an asset may have; sharp could read more, some of them through less careful decoders. */
const FORMATS = new Set(['png', 'jpeg', 'webp', 'gif', 'heif']);

/** A picture that can't be shown, and why. */
export class PictureError extends Error {
  override name = 'PictureError';
}

export interface PictureSize {
  width: number;
  height: number;
}

/** The size that a picture claims, rotated as its header says. Throws PictureError for unsupported files. */
export async function pictureSize(bytes: Uint8Array): Promise<PictureSize> {
  const header = await open(bytes)
    .metadata()
    .catch((error: unknown) => {
      throw new PictureError(`unreadable header: ${reasonOf(error)}`);
    });
  const { width, height } = header.autoOrient;
  if (!FORMATS.has(header.format) || !(width > 0) || !(height > 0))
    throw new PictureError(`format ${header.format} is not shown`);
  if (width * height > MAX_PIXELS) throw new PictureError(`${width} × ${height} pixels are too many`);
  return { width, height };
}

/** The size to which a picture is decoded for a wanted longer side: never enlarged. */
export function decodedSize({ width, height }: PictureSize, wantedSide: number): PictureSize {
  const ratio = Math.min(1, wantedSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}

/** Decodes a picture for a wanted longer side. `size`: what it claims, if that is known already. */
export async function decodePicture(bytes: Uint8Array, wantedSide: number, size?: PictureSize): Promise<Picture> {
  const natural = size ?? (await pictureSize(bytes));
  const { width, height } = decodedSize(natural, wantedSide);
  let pipeline = open(bytes).autoOrient().toColourspace('srgb').ensureAlpha();
  if (width < natural.width || height < natural.height) pipeline = pipeline.resize(width, height, { fit: 'fill' });
  const data = await pipeline
    .raw()
    .toBuffer()
    .catch((error: unknown) => {
      throw new PictureError(`unreadable picture: ${reasonOf(error)}`);
    });
  const canvas = createCanvasElement(width, height);
  // Wrapped, not copied: at sixteen megabytes each copy costs as much as decoding.
  const pixels = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.length);
  contextOf(canvas).putImageData(new ImageData(pixels, width, height) as unknown as globalThis.ImageData, 0, 0);
  return {
    image: canvas,
    width,
    height,
    naturalWidth: natural.width,
    naturalHeight: natural.height,
    opaque: isOpaque(pixels),
  };
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', animated: false });
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 200).replace(/\n[^]*/, '');
}
