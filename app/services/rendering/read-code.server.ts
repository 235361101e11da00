/** Reads the QR code in a box of a rendered page, as a phone that is held in front of it does. */
import sharp from 'sharp';
import { aroundCode, codeScale, type ReadCode } from '#design/document/read-code.ts';
import { decodeCode } from '#design/qr/decode.ts';
import type { Rendering } from './rendering.server.ts';

export function createReadCode(rendering: Pick<Rendering, 'renderPreview'>): ReadCode {
  return async (document, page, box) => {
    const side = Math.ceil(Math.max(document.width, document.height) * codeScale(box));
    const { bytes, width, height } = await rendering.renderPreview(document, page, side);
    const scale = width / document.width;
    const part = aroundCode(document, box);
    const [left, top] = [Math.floor(part.x * scale), Math.floor(part.y * scale)];
    const cut = {
      left,
      top,
      width: Math.min(width - left, Math.ceil(part.width * scale)),
      height: Math.min(height - top, Math.ceil(part.height * scale)),
    };
    if (cut.width < 1 || cut.height < 1) return null;
    const { data, info } = await sharp(bytes)
      .flatten({ background: '#ffffff' })
      .extract(cut)
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return decodeCode({ width: info.width, height: info.height, data });
  };
}
