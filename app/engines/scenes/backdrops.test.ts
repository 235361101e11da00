/**
 * Cached scenes: the picture is the same as without them, another product of similar size finds them, and they stay
 * within their bytes.
 */
import { describe, expect, it } from 'vitest';
import { createBackdrops, type Backdrops } from './backdrops.ts';
import { findScene } from './catalogue.ts';
import type { Pixels } from './product-levels.ts';
import type { SceneJob } from './picture-job.ts';
import { onThisThread, openSession, renderScene, shareFor, type SceneLayers } from './render.ts';
import { oneIn } from '#tests/fixtures/sample.ts';

/** A box, or a bottle with a neck of a third of its width. */
function product(width: number, height: number, red: number, hasNeck = false): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    data.set([red, 90, 60, hasNeck && y < height / 4 && Math.abs(x / width - 0.5) > 1 / 6 ? 0 : 255], at * 4);
  }
  return { width, height, data };
}

function jobOf(scene: string, cutout: Pixels, more: Partial<SceneJob> = {}): SceneJob {
  const description = findScene(scene);
  if (!description) throw new Error(`There is no scene ${scene}`);
  return {
    description,
    cutout,
    width: 120,
    height: 120,
    seed: 1,
    variation: 0,
    quality: 'preview',
    metres: 0.2,
    ...more,
  };
}

async function made(job: SceneJob, backdrops?: Backdrops): Promise<SceneLayers & { isKept: boolean }> {
  const shared = shareFor(job, backdrops);
  const session = openSession(job, shared);
  const fit = (width: number, height: number) => Promise.resolve(product(width, height, job.cutout.data[0] ?? 0));
  const layers = await renderScene(job, shared, session, onThisThread(session), fit);
  backdrops?.keep(shared.key, { store: shared.store, exposure: shared.exposure });
  return { ...layers, isKept: shared.isKept };
}

describe('a kept scene', () => {
  it.each(oneIn(3, ['sage-arch', 'marble-morning', 'flat-oak'], 1))(
    '%s: gives what a new one gives, also to another product of its size',
    async (scene) => {
      const backdrops = createBackdrops(1e9);
      const [first, second] = [jobOf(scene, product(60, 150, 200)), jobOf(scene, product(60, 150, 40, true))];
      expect((await made(first, backdrops)).isKept).toBe(false);
      for (const job of [second, first]) {
        const [kept, fresh] = [await made(job, backdrops), await made(job)];
        expect([kept.isKept, fresh.isKept]).toEqual([true, false]);
        for (const layer of ['background', 'shadow', 'flat'] as const)
          expect(Buffer.compare(kept[layer], fresh[layer])).toBe(0);
      }
    },
  );

  it('is no other light, seed, size, quality or shape of product', async () => {
    const backdrops = createBackdrops(1e9);
    const bottle = product(60, 150, 200);
    await made(jobOf('sage-arch', bottle), backdrops);
    for (const other of [
      jobOf('marble-morning', bottle),
      jobOf('sage-arch', bottle, { seed: 2 }),
      jobOf('sage-arch', bottle, { variation: 1 }),
      jobOf('sage-arch', bottle, { width: 260 }),
      jobOf('sage-arch', bottle, { metres: 0.5 }),
      jobOf('sage-arch', product(150, 60, 9)),
    ]) {
      expect(shareFor(other, backdrops).isKept).toBe(false);
    }
    expect(shareFor(jobOf('sage-arch', bottle), backdrops).isKept).toBe(true);
    // Taken: two parallel pictures don't draw into the same one.
    expect(shareFor(jobOf('sage-arch', bottle), backdrops).isKept).toBe(false);
  });
});

it('the oldest make room', () => {
  const backdrops = createBackdrops(100);
  const backdrop = (bytes: number) => ({ store: new SharedArrayBuffer(bytes), exposure: new SharedArrayBuffer(24) });
  for (const name of ['a', 'b', 'c']) backdrops.keep(name, backdrop(40));
  expect(backdrops.take('a', 0)).toBeNull();
  expect(backdrops.take('b', 60)?.store.byteLength).toBe(40);
  expect(backdrops.take('c', 100)?.store.byteLength).toBe(40);
  backdrops.keep('d', backdrop(101));
  expect(backdrops.take('d', 0)).toBeNull();
});
