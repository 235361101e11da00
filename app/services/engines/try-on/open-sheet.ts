/** Pictures in the format of try-ons: with alpha, colors multiplied by it. */
import sharp from 'sharp';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import type { Sheet } from '#app/engines/warp/mesh.ts';
import type { Silhouette } from '#app/engines/warp/person.ts';

/**
 * A picture upright in sRGB with alpha, with a maximum longer side, and how many of its px go into one. Throws
 * EngineRefusal.
 */
export async function openSheet(
  bytes: Uint8Array,
  mask: Uint8Array | null,
  longest: number,
): Promise<{ sheet: Sheet; scale: number }> {
  try {
    const upright = await sharp(bytes, { limitInputPixels: 40_000_000, pages: 1 })
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = upright.info;
    const data = upright.data;
    if (mask) {
      const alpha = await sharp(mask)
        .resize(width, height, { fit: 'fill' })
        .ensureAlpha()
        .extractChannel(3)
        .raw()
        .toBuffer();
      for (let at = 0; at < alpha.length; at += 1)
        data[at * 4 + 3] = Math.round(((data[at * 4 + 3] as number) * (alpha[at] as number)) / 255);
    }
    const scale = Math.max(1, Math.max(width, height) / longest);
    const size = { width: Math.max(1, Math.round(width / scale)), height: Math.max(1, Math.round(height / scale)) };
    // Resizing multiplies by alpha itself.
    const small =
      scale > 1
        ? await sharp(data, { raw: { width, height, channels: 4 } })
            .resize({ ...size, fit: 'fill' })
            .raw()
            .toBuffer()
        : data;
    const sheet: Sheet = { ...size, data: new Uint8Array(small) };
    for (let at = 0; at < sheet.data.length; at += 4) {
      const share = (sheet.data[at + 3] as number) / 255;
      if (share < 1)
        for (let channel = 0; channel < 3; channel += 1)
          sheet.data[at + channel] = Math.round((sheet.data[at + channel] as number) * share);
    }
    return { sheet, scale: width / size.width };
  } catch (error) {
    throw error instanceof EngineRefusal ? error : new EngineRefusal('engines.unreadable', {}, error);
  }
}

export function silhouetteOf({ width, height, data }: Sheet): Silhouette {
  const alpha = new Uint8Array(width * height);
  for (let at = 0; at < alpha.length; at += 1) alpha[at] = data[at * 4 + 3] as number;
  return { width, height, data: alpha };
}
