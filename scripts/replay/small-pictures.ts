/** Pictures for a report: WebP at viewing size, each made once. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureReader } from '../../agent/transcript/report/describe-turn.ts';
import type { Picture } from '../../agent/transcript/report/turn-report.ts';

/** Letters keep their edges, and a page stays at some 15 KB. */
const QUALITY = 80;

/** `folder`: the transcript's. `assets`: its `start.assets`. */
export function pictureReader(folder: string, assets: Readonly<Record<string, string>>): PictureReader {
  const made = new Map<string, Promise<Picture | null>>();
  return {
    shrink(bytes, longerSide) {
      const key = `${createHash('sha256').update(bytes).digest('hex')} ${longerSide}`;
      const known = made.get(key);
      if (known) return known;
      const picture = shrink(bytes, longerSide);
      made.set(key, picture);
      return picture;
    },
    asset: (name) => readFile(path.resolve(folder, assets[name] ?? '')).catch(() => null),
  };
}

async function shrink(bytes: Uint8Array, longerSide: number): Promise<Picture | null> {
  try {
    const { data, info } = await sharp(bytes)
      .rotate()
      .resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    const id = createHash('sha256').update(data).digest('base64url').slice(0, 20);
    return { id, mime: 'image/webp', width: info.width, height: info.height, bytes: new Uint8Array(data) };
  } catch {
    return null;
  }
}
