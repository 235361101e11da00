/** A mask with its strokes as one picture, drawn by the code that draws it everywhere else; turned inside out if that is asked for. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import type { ImageLayer, MaskStroke } from '#design/document/layers.ts';
import { maskSurface, paintMaskStroke } from '#design/fabric/paint/mask.ts';
import { contextOf, type PaintTools } from '#design/fabric/paint/tools.ts';
import type { AssetInfo, AssetsPort } from '#tools/context.ts';
import { decodePicture } from '#app/services/rendering/decode.ts';
import { createCanvasElement } from '#app/services/rendering/fabric-node.ts';

/** Longer side of a mask at most, px: sixteen million pixels are enough for any page and cost a tenth of a second. */
const LARGEST = 4_096;
/** So many strokes are painted before others have their turn. */
const AT_ONCE = 20;

/**
 * Keeps the mask as an asset of the user's: PNG with alpha, of the picture's own size up to 4096 px. Null: the picture, or the
 * mask's own picture, is not the user's.
 * @param mask null: nothing is cut away
 * @param inverted what was cut away is kept, and what was kept is cut away
 */
export async function flattenMask(assets: AssetsPort, pictureId: string, mask: ImageLayer['mask'], inverted: boolean): Promise<AssetInfo | null> {
  const picture = await assets.info(pictureId);
  if (!picture || picture.width === 0) return null;
  const scale = Math.min(1, LARGEST / Math.max(picture.width, picture.height));
  const size = { width: Math.max(1, Math.round(picture.width * scale)), height: Math.max(1, Math.round(picture.height * scale)) };
  const bytes = mask?.asset ? await assets.bytes(mask.asset) : null;
  if (mask?.asset && !bytes) return null;
  const asset = bytes && (await decodePicture(bytes, Math.max(size.width, size.height)));
  const tools: Pick<PaintTools, 'createSurface'> = { createSurface: createCanvasElement };
  const natural = { naturalWidth: picture.width, naturalHeight: picture.height };
  const whole = { crop: { x: 0, y: 0, width: 1, height: 1 }, straighten: 0 };
  const surface = maskSurface(size, { ...whole, mask: mask && { asset: mask.asset, strokes: [] } }, asset, natural, tools);
  const context = contextOf(surface);
  for (const [index, stroke] of (mask?.strokes ?? []).entries()) {
    paintMaskStroke(context, stroke satisfies MaskStroke, { ...whole, mask }, size, natural);
    if (index % AT_ONCE === AT_ONCE - 1) await nextTurn();
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  if (inverted) {
    context.globalCompositeOperation = 'source-out';
    context.fillStyle = '#000000';
    context.fillRect(0, 0, size.width, size.height);
  }
  const { data } = context.getImageData(0, 0, size.width, size.height);
  // Black with alpha: only the alpha is ever looked at.
  const pixels = new Uint8Array(size.width * size.height * 2);
  for (let at = 0; at < pixels.length; at += 2) pixels[at + 1] = data[at * 2 + 3] as number;
  const png = await sharp(pixels, { raw: { ...size, channels: 2 } }).png({ compressionLevel: 6 }).toBuffer();
  return assets.store(new Uint8Array(png), 'image/png', `${picture.name.replace(/\.[a-z0-9]{2,5}$/i, '')} mask.png`);
}
