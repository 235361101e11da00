/**
 * The pictures in templates' photo slots until a user's own replace them: sample products with their masks, so that
 * layouts with cutouts can be shown too.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Box } from '#design/document/geometry.ts';
import { findSample } from '#design/samples/samples.ts';
import type { Picture } from '#design/templates/composition-input.ts';
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import { projectRoot } from '#app/services/config/project-root.ts';

export interface SamplePicture {
  picture: Picture;
  bytes: Uint8Array;
  mask: Uint8Array;
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Alpha from which a pixel belongs to a subject, of 255. */
const KEPT = 128;

/** The box of what a mask keeps, in fractions, and the size of its picture, px. */
async function measured(mask: Uint8Array): Promise<{ width: number; height: number; subject: Box }> {
  const {
    data,
    info: { width, height },
  } = await sharp(mask).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] ?? 0) < KEPT) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return {
    width,
    height,
    subject: { x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height },
  };
}

async function load(id: string): Promise<SamplePicture> {
  const sample = findSample(id);
  if (!sample) throw new Error(`There is no sample ${id}`);
  const file = (address: string) => readFile(path.join(projectRoot(), 'public', address));
  const [bytes, mask] = await Promise.all([file(sample.src), file(sample.mask)]);
  return {
    bytes,
    mask,
    picture: {
      asset: hashOf(bytes),
      name: sample.name,
      // As its name: both give way to those of the picture that replaces it.
      alt: sample.name,
      ...(await measured(mask)),
      mask: { asset: hashOf(mask), strokes: [] },
      filters: null,
    },
  };
}

const loaded = new Map<string, Promise<SamplePicture>>();

/** The photo of a sample, read once. Rejects for an unknown id. */
export function samplePicture(id: string): Promise<SamplePicture> {
  let sample = loaded.get(id);
  if (!sample) {
    sample = load(id);
    sample.catch(() => loaded.delete(id));
    loaded.set(id, sample);
  }
  return sample;
}

/**
 * The photos of samples as a user's own assets, masks included, so that designs may keep them; they are in no library.
 */
export function keepSamples(assets: Pick<AssetsPort, 'store'>, ids: readonly string[]): Promise<Picture[]> {
  return Promise.all(
    ids.map(async (id) => {
      const { picture, bytes, mask } = await samplePicture(id);
      await assets.store(bytes, 'image/webp', `${id}.webp`);
      await assets.store(mask, 'image/webp', `${id}-mask.webp`);
      return picture;
    }),
  );
}
