/** Where people look first in a picture: frames of another shape keep that part. */
import sharp from 'sharp';

/** Fractions of the picture. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The focal point of a stored picture; the center of its cut-out subject if it has one, which is more reliable. */
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
const ANALYSED_SIDE = 256;

/**
 * The centroid of the opaque part of a cutout; otherwise where color, skin and edges are strongest, moved slightly
 * towards the center: a bright spot at the edge is seldom what a picture is about. Null for unreadable pictures.
 */
export async function focalPointOf(bytes: Uint8Array, transparent: boolean): Promise<FocalPoint | null> {
  try {
    const { data, info } = await sharp(bytes, { pages: 1, limitInputPixels: false })
      .resize(ANALYSED_SIDE, ANALYSED_SIDE, { fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    return transparent ? await opaqueCentroid(data) : await attention(data, info);
  } catch {
    return null;
  }
}

async function attention(
  small: Buffer,
  { width, height }: { width: number; height: number },
): Promise<FocalPoint | null> {
  // sharp reports its focus only when it crops, so the shape must differ. The answer is in px of the scaled picture.
  const [wide, high] = [Math.max(1, Math.round(width * 0.5)), Math.max(1, Math.round(height * 0.35))];
  const { info } = await sharp(small)
    .resize(wide, high, { fit: 'cover', position: 'attention' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { attentionX, attentionY } = info as { attentionX?: number; attentionY?: number };
  if (attentionX === undefined || attentionY === undefined) return null;
  const scale = Math.max(wide / width, high / height);
  return { x: towardsCenter(attentionX / (width * scale)), y: towardsCenter(attentionY / (height * scale)) };
}

async function opaqueCentroid(small: Buffer): Promise<FocalPoint | null> {
  const { data, info } = await sharp(small).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  let [sum, x, y] = [0, 0, 0];
  for (const [index, alpha] of data.entries()) {
    sum += alpha;
    x += alpha * ((index % info.width) + 0.5);
    y += alpha * (Math.floor(index / info.width) + 0.5);
  }
  return sum > 0 ? { x: rounded(x / sum / info.width), y: rounded(y / sum / info.height) } : null;
}

const towardsCenter = (value: number): number => rounded(0.5 + (Math.min(1, Math.max(0, value)) - 0.5) * 0.85);
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
