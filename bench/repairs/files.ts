/** Drawn pictures and marks in the form that an engine takes. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Mask, Pixels } from '#app/engines/pixels/pixels.ts';

export async function pngOf({ width, height, channels, data }: Pixels): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp(data, { raw: { width, height, channels: channels as 3 | 4 } })
      .png({ compressionLevel: 3 })
      .toBuffer(),
  );
}

/** The pictures of a folder, or those of these names, in order, no larger than `side` px. */
export async function photosIn(
  folder: string,
  names: readonly string[] | null,
  side = 480,
): Promise<{ name: string; photo: Pixels }[]> {
  const files = (await readdir(folder))
    .filter((file) => /\.(?:png|jpe?g|webp)$/i.test(file) && (names === null || names.includes(path.parse(file).name)))
    .sort();
  return await Promise.all(
    files.map(async (file) => {
      const { data, info } = await sharp(path.join(folder, file))
        .rotate()
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return {
        name: path.parse(file).name,
        photo: { width: info.width, height: info.height, channels: 3 as const, data: new Uint8Array(data) },
      };
    }),
  );
}

/** A mark as strokes one pixel high: the marked pixels row by row. */
export function strokesOf({ width, height, data }: Mask) {
  const strokes: { size: number; points: [number, number][] }[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!data[y * width + x]) continue;
      const from = x;
      while (x < width && data[y * width + x]) x += 1;
      strokes.push({
        size: 1.2,
        points: [
          [from + 0.5, y + 0.5],
          [x - 0.5, y + 0.5],
        ],
      });
    }
  }
  return strokes;
}
