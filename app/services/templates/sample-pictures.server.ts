/**
 * The pictures in templates' photo slots until a user's own replace them: objects photographed in our own scenes, with
 * their masks, so that layouts with cutouts can be shown too. scripts/make-template-samples.ts makes them.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Box } from '#design/document/geometry.ts';
import type { Picture } from '#design/templates/composition-input.ts';
import type { SampleSubject } from '#design/templates/catalogue/template.ts';
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

/** Name and description of layers until another picture replaces it, which brings its own name. */
const nameOf = (subject: SampleSubject): string =>
  (subject.charAt(0).toUpperCase() + subject.slice(1)).replaceAll('-', ' ');

async function load(subject: SampleSubject): Promise<SamplePicture> {
  const file = (name: string) => path.join(projectRoot(), 'public', 'samples', 'templates', `${name}.webp`);
  const [bytes, mask] = await Promise.all([readFile(file(subject)), readFile(file(`${subject}-mask`))]);
  return {
    bytes,
    mask,
    picture: {
      asset: hashOf(bytes),
      name: nameOf(subject),
      alt: nameOf(subject),
      ...(await measured(mask)),
      mask: { asset: hashOf(mask), strokes: [] },
      filters: null,
    },
  };
}

const loaded = new Map<SampleSubject, Promise<SamplePicture>>();

/** The photo of a subject, read once. */
export function samplePicture(subject: SampleSubject): Promise<SamplePicture> {
  let sample = loaded.get(subject);
  if (!sample) {
    sample = load(subject);
    sample.catch(() => loaded.delete(subject));
    loaded.set(subject, sample);
  }
  return sample;
}

/**
 * The photos of subjects as a user's own assets, masks included, so that designs may keep them; they are in no library.
 */
export function keepSamples(assets: Pick<AssetsPort, 'store'>, subjects: readonly SampleSubject[]): Promise<Picture[]> {
  return Promise.all(
    subjects.map(async (subject) => {
      const { picture, bytes, mask } = await samplePicture(subject);
      await assets.store(bytes, 'image/webp', `${subject}.webp`);
      await assets.store(mask, 'image/webp', `${subject}-mask.webp`);
      return picture;
    }),
  );
}
