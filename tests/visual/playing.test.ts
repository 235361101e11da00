/**
 * Pages that play, in Chromium and on the server: once all layers have arrived they equal the still page, and so does
 * the first moment when everything only loops; in between, both sides are equal.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Animation } from '#design/document/animation.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { isMoving, poseAt } from '#design/motion/pose-at.ts';
import { isAtRest } from '#design/motion/pose.ts';
import { createRendering, type Rendering } from '#app/services/rendering/rendering.server.ts';
import { openHalf, type OpenPage } from './browser-page.ts';
import { comparePictures } from './compare-pictures.ts';
import type { PlayingJob } from './playing-half.ts';
import type { Scene } from './scene.ts';
import { buildScenes } from './scenes.ts';
import sharp from 'sharp';
import { oneIn } from '#tests/fixtures/sample.ts';

declare global {
  interface Window {
    play(job: PlayingJob): Promise<string[]>;
  }
}

const NAMES = [
  'latin',
  'arabic',
  'curves',
  'table',
  'shapes',
  'shadow',
  'crop',
  'mask',
  'group',
  'blend',
  'filter',
  'sticker',
  'drawing',
  'reflection',
  'turned',
];
const still: Animation = { in: null, out: null, loop: null, drift: null };
const COMES: Animation = { ...still, in: { effect: 'rise', at: 0, duration: 1000, by: 'whole' } };
const LOOPS: Animation = { ...still, loop: { effect: 'float', period: 2000, amount: 0.5 } };

const assets = new Map<string, Uint8Array>();
let rendering: Rendering;
let browser: OpenPage;
let scenes: Scene[];

beforeAll(async () => {
  rendering = createRendering({ assetBytes: async (id) => assets.get(id) ?? null, workers: 1 });
  scenes = (await buildScenes(rendering.measureText)).filter(({ name }) => oneIn(8, NAMES).includes(name));
  for (const scene of scenes) for (const { id, bytes } of scene.assets) assets.set(id, bytes);
  browser = await openHalf('playing-half.ts', assets, 'play');
});

afterAll(async () => {
  await browser?.close();
  await rendering?.close();
});

/** Everything on it moves, groups as a whole. */
function animated(document: DesignDocument, animation: Animation): DesignDocument {
  return {
    ...document,
    layers: Object.fromEntries(
      Object.entries(document.layers).map(([id, layer]) => [
        id,
        { ...layer, animation: layer.parent in document.layers ? null : animation },
      ]),
    ),
  };
}

async function jobOf(
  { assets: own, document }: Scene,
  animation: Animation,
  moments: readonly number[],
): Promise<PlayingJob> {
  const sizes = await Promise.all(own.map(async ({ id, bytes }) => [id, await sharp(bytes).metadata()] as const));
  return {
    document: animated(document, animation),
    page: Object.keys(document.pages)[0]!,
    moments,
    assets: Object.fromEntries(
      sizes.map(([id, { width, height }]) => [id, { address: `${browser.origin}/asset/${id}`, width, height }]),
    ),
  };
}

describe('a page that plays in Chromium', () => {
  it.each(oneIn(8, NAMES))('is the still page at rest, frame after frame: %s', async (name) => {
    const scene = scenes.find((one) => one.name === name)!;
    const { document, tolerance } = scene;
    const page = Object.keys(document.pages)[0]!;
    const { bytes } = await rendering.render({
      document,
      page,
      format: 'png',
      shorterSide: Math.min(document.width, document.height),
      quality: 100,
      watermark: false,
    });
    // Three in a row: from the third on, resting layers come from one cached surface.
    const comes = await browser.page.evaluate(
      (job) => window.play(job),
      await jobOf(scene, COMES, [500, 1500, 1516, 1533]),
    );
    const [first] = await browser.page.evaluate((job) => window.play(job), await jobOf(scene, LOOPS, [0]));
    const rest = [...comes.slice(1), first!];
    for (const png of rest) {
      const difference = await comparePictures(Buffer.from(png, 'base64'), bytes, tolerance);
      expect(difference.share, `largest difference ${difference.largest}`).toBeLessThanOrEqual(
        Math.max(tolerance.share, 0.0005),
      );
    }
    const moving = await comparePictures(Buffer.from(comes[0]!, 'base64'), bytes, tolerance);
    expect(moving.share).toBeGreaterThan(0.001);
  });
});

describe('a loop', () => {
  it.each(['float', 'sway', 'pulse', 'beat', 'spin', 'turntable', 'shine', 'blink', 'shake'] as const)(
    '%s has no seam: its last frame leads on to its first',
    (effect) => {
      const animation: Animation = { ...still, loop: { effect, period: 2000, amount: 0.5 } };
      expect(isMoving(animation)).toBe(true);
      const room = { width: 1080, height: 1350, left: 300, top: 300, right: 700, bottom: 700 };
      const numbers = (at: number) => {
        const { x, y, scaleX, scaleY, rotation, opacity, shine } = poseAt(animation, { at, duration: 10_000 }, room);
        return [
          x,
          y,
          scaleX * 400,
          scaleY * 400,
          Math.sin((rotation * Math.PI) / 180) * 400,
          opacity * 100,
          shine ? shine.at * 100 : 0,
        ];
      };
      // The last frame of a round and its first: no further apart than any two neighbouring frames may be.
      const frame = 1000 / 60;
      const between = (one: number, other: number) =>
        Math.max(...numbers(one).map((value, index) => Math.abs(value - (numbers(other)[index] ?? 0))));
      expect(between(2000 - frame, 2000)).toBeLessThan(24);
      expect(numbers(0)).toEqual(numbers(2000));
      if (effect !== 'shine')
        expect(isAtRest(poseAt(animation, { at: 0, duration: 10_000 }, room)) || effect === 'beat').toBe(true);
    },
  );
});
