/**
 * Asset bytes to pixels. Headers are checked before anything is decoded: a small file can claim an enormous picture.
 * Truncated files are refused; the decoders would otherwise show the part that arrived.
 */
import sharp from 'sharp';
import type { Picture } from '#design/fabric/paint/tools.ts';
import { createCanvasElement } from './fabric-node.ts';

/** Pixels that a picture may claim; uploads end at 40 million, and the product's own upscaling doubles an edge. */
const MAX_PIXELS = 160_000_000;

/** Formats that an asset may have; sharp could read more, some of them through less careful decoders. */
const FORMATS = new Set(['png', 'jpeg', 'webp', 'gif', 'heif']);

/** A picture that can't be shown, and why. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** Decodes to about the wanted longer side; never larger than the picture is. */
export async function decodePicture(bytes: Uint8Array, wantedSide: number): Promise<Picture> {
  const input = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', animated: false });
  const header = await input.metadata().catch((error: unknown) => {
    throw new PictureError(`unreadable header: ${reasonOf(error)}`);
  });
  const { autoOrient } = header;
  if (!FORMATS.has(header.format) || !(autoOrient.width > 0) || !(autoOrient.height > 0)) throw new PictureError(`format ${header.format} is not shown`);
  const longer = Math.max(autoOrient.width, autoOrient.height);
  const ratio = Math.min(1, wantedSide / longer);
  const width = Math.max(1, Math.round(autoOrient.width * ratio));
  const height = Math.max(1, Math.round(autoOrient.height * ratio));
  let pipeline = input.autoOrient().toColourspace('srgb').ensureAlpha();
  if (ratio < 1) pipeline = pipeline.resize(width, height, { fit: 'fill' });
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true }).catch((error: unknown) => {
    throw new PictureError(`unreadable picture: ${reasonOf(error)}`);
  });
  const canvas = createCanvasElement(info.width, info.height);
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(info.width, info.height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  return { image: canvas, width: info.width, height: info.height, naturalWidth: autoOrient.width, naturalHeight: autoOrient.height };
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!.slice(0, 200);
}
