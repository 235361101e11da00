/** Product scenes: a preview and a whole picture, on all threads, as the engine's process makes them. Memory: `scripts/scene-gallery.ts` prints it. */
import sharp from 'sharp';
import { createBackdrops, type Backdrops } from '#app/services/scenes/backdrops.ts';
import { findScene } from '#app/services/scenes/catalogue.ts';
import type { Pixels } from '#app/services/scenes/product.ts';
import type { Quality, SceneJob } from '#app/services/scenes/picture-job.ts';
import { openSession, pageOf, renderScene, shareFor } from '#app/services/scenes/render.ts';
import { openThreads } from '#app/services/scenes/threads.ts';
import type { Row } from '../measure.ts';

const SIDE = 1080;

/** An upright rounded product, three times as high as wide. */
function product(): Pixels {
  const [width, height] = [300, 900];
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const off = (x / width - 0.5) * 2;
      data.set([120 + 90 * (1 - off * off), 70 + 50 * (1 - off * off), 50, 255], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

async function picture(scene: string, quality: Quality, backdrops?: Backdrops): Promise<void> {
  const description = findScene(scene);
  if (!description) throw new Error(`There is no scene ${scene}`);
  const job: SceneJob = { description, cutout: product(), width: SIDE, height: SIDE, seed: 1, variation: 0, quality, metres: 0.2 };
  const shared = shareFor(job, backdrops);
  const session = openSession(job, shared);
  const threads = openThreads(job, shared, session, { signal: new AbortController().signal, progress: () => undefined });
  const fit = async (width: number, height: number) => {
    const data = await sharp(job.cutout.data, { raw: { width: 300, height: 900, channels: 4 } }).resize(width, height, { fit: 'fill' }).raw().toBuffer();
    return { width, height, data: new Uint8Array(data) };
  };
  await renderScene(job, shared, session, threads.run, fit).finally(() => threads.close());
  backdrops?.keep(shared.key, { store: shared.store, exposure: shared.exposure });
}

export const scenes: Row = {
  name: 'scenes',
  about: `Product scenes for a page of ${SIDE}²: preview and whole picture, and the next product in the same scene (“again”). Floor: a picture of that size blurred and encoded.`,
  async run(measure, { full }) {
    for (const quality of ['preview', 'full'] as const) {
      const { width, height } = pageOf({ width: SIDE, height: SIDE, quality });
      const floor = () => sharp({ create: { width, height, channels: 3, background: '#c9b8a3' } }).blur(20).jpeg({ quality: 95 }).toBuffer();
      for (const scene of full ? ['marble-morning', 'sage-arch', 'flat-sand', 'black-marble'] : ['marble-morning', 'flat-sand']) {
        await measure({ size: `${scene} ${quality}`, ours: () => picture(scene, quality), floor, repetitions: 5 });
        const backdrops = createBackdrops(Infinity);
        await measure({ size: `${scene} ${quality} again`, ours: () => picture(scene, quality, backdrops), floor, repetitions: 5 });
      }
    }
  },
};
