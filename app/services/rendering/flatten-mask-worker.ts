/**
 * Draws one mask with its strokes, by the code that draws it everywhere else, and ends. Node runs this file directly,
 * as a thread.
 */
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { ImageLayer, MaskStroke } from '#design/document/layers.ts';
import { maskSurface, paintMaskStroke } from '#design/fabric/paint/mask.ts';
import { contextOf } from '#design/fabric/paint/tools.ts';
import { decodePicture } from '#app/services/rendering/decode.ts';
import { nodeSurfaces } from '#app/services/rendering/fabric-node.ts';

export interface FlatMask {
  /** Of the mask that is made, px. */
  size: { width: number; height: number };
  /** Of the picture, px. */
  natural: { naturalWidth: number; naturalHeight: number };
  mask: ImageLayer['mask'];
  /** The mask's own picture; null if it has none. */
  bytes: Uint8Array | null;
  inverted: boolean;
}

/** PNG, black with alpha: only the alpha is ever read. */
async function flattened({ size, natural, mask, bytes, inverted }: FlatMask): Promise<Uint8Array> {
  const asset = bytes && (await decodePicture(bytes, Math.max(size.width, size.height)));
  const whole = { crop: { x: 0, y: 0, width: 1, height: 1 }, straighten: 0 };
  const surface = maskSurface(
    size,
    { ...whole, mask: mask && { asset: mask.asset, strokes: [] } },
    asset,
    natural,
    nodeSurfaces,
  );
  const context = contextOf(surface);
  for (const stroke of mask?.strokes ?? [])
    paintMaskStroke(context, stroke satisfies MaskStroke, { ...whole, mask }, size, natural);
  context.setTransform(1, 0, 0, 1, 0, 0);
  if (inverted) {
    context.globalCompositeOperation = 'source-out';
    context.fillStyle = '#000000';
    context.fillRect(0, 0, size.width, size.height);
  }
  const { data } = context.getImageData(0, 0, size.width, size.height);
  const pixels = new Uint8Array(size.width * size.height * 2);
  for (let at = 0; at < pixels.length; at += 2) pixels[at + 1] = data[at * 2 + 3] as number;
  return new Uint8Array(
    await sharp(pixels, { raw: { ...size, channels: 2 } })
      .png({ compressionLevel: 6 })
      .toBuffer(),
  );
}

parentPort?.postMessage(await flattened(workerData as FlatMask));
