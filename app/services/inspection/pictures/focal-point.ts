/** Where people look first in a picture: so that a frame of another shape crops the rest. */
import sharp from 'sharp';

/** Fractions of the picture. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** What is known of a picture: its focal point, or the center of its cut-out subject, which is more reliable. */
export function focusOfRow({
  focusX,
  focusY,
  cutouts: [subject],
}: {
  focusX: number | null;
  focusY: number | null;
  cutouts: readonly { x: number; y: number; width: number; height: number }[];
}): FocalPoint | null {
  if (subject) return { x: subject.x + subject.width / 2, y: subject.y + subject.height / 2 };
  return focusX !== null && focusY !== null ? { x: focusX, y: focusY } : null;
}

/** Longer side of the analysed copy, px. */
const LOOKED_AT = 256;

/**
 * The center of the opaque part in a cutout; else where color, skin and edges are strongest, drawn slightly towards the
 * center: one bright spot at the rim is seldom what a picture is about. Null for unreadable pictures.
 */
export async function focalPointOf(bytes: Uint8Array, transparent: boolean): Promise<FocalPoint | null> {
  try {
    const { data, info } = await sharp(bytes, { pages: 1, limitInputPixels: false })
      .resize(LOOKED_AT, LOOKED_AT, { fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    return transparent ? await middleOfOpaque(data) : await attention(data, info);
  } catch {
    return null;
  }
}

async function attention(
  small: Buffer,
  { width, height }: { width: number; height: number },
): Promise<FocalPoint | null> {
  // Another shape than the picture's own, so that there is something to choose; the answer is in px of the halved
  // picture.
  const [wide, high] = [Math.max(1, Math.round(width * 0.5)), Math.max(1, Math.round(height * 0.35))];
  const { info } = await sharp(small)
    .resize(wide, high, { fit: 'cover', position: 'attention' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { attentionX, attentionY } = info as { attentionX?: number; attentionY?: number };
  if (attentionX === undefined || attentionY === undefined) return null;
  const scale = Math.max(wide / width, high / height);
  return { x: towardsMiddle(attentionX / (width * scale)), y: towardsMiddle(attentionY / (height * scale)) };
}

async function middleOfOpaque(small: Buffer): Promise<FocalPoint | null> {
  const { data, info } = await sharp(small).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  let [sum, x, y] = [0, 0, 0];
  for (const [index, alpha] of data.entries()) {
    sum += alpha;
    x += alpha * ((index % info.width) + 0.5);
    y += alpha * (Math.floor(index / info.width) + 0.5);
  }
  return sum > 0 ? { x: rounded(x / sum / info.width), y: rounded(y / sum / info.height) } : null;
}

const towardsMiddle = (value: number): number => rounded(0.5 + (Math.min(1, Math.max(0, value)) - 0.5) * 0.85);
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
