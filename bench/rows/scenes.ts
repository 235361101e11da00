/** Product scenes in the engine's own process: a preview and a full picture, in a new scene and in a cached one. */
import sharp from 'sharp';
import { findScene } from '#app/engines/scenes/catalogue.ts';
import type { Quality } from '#app/engines/scenes/picture-job.ts';
import { pageOf } from '#app/engines/scenes/render.ts';
import { openEngineRuns } from '../engine-runs.ts';
import type { Row } from '../measure.ts';

const SIDE = 1080;
/** The largest size of a page. */
const LARGEST = 4000;

/** An upright rounded product, three times as high as wide: PNG. */
function product(): Promise<Buffer> {
  const [width, height] = [300, 900];
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const off = (x / width - 0.5) * 2;
      data.set([120 + 90 * (1 - off * off), 70 + 50 * (1 - off * off), 50, 255], (y * width + x) * 4);
    }
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

export const scenes: Row = {
  name: 'scenes',
  about: `Product scenes for a page of ${SIDE}²: preview and whole picture in a new scene, and in the scene of the product before (“again”). Floor: a picture of that size blurred and encoded.`,
  async run(measure, { full }) {
    const engines = openEngineRuns();
    const picture = new Uint8Array(await product());
    const pages = full
      ? ([
          ['preview', SIDE],
          ['full', SIDE],
          ['full', LARGEST],
        ] as const)
      : ([
          ['preview', SIDE],
          ['full', SIDE],
        ] as const);
    for (const [quality, side] of pages) await measureScenes(quality, side);
    await engines.close();

    async function measureScenes(quality: Quality, side: number): Promise<void> {
      const { width, height } = pageOf({ width: side, height: side, quality });
      for (const name of full
        ? ['marble-morning', 'sage-arch', 'flat-sand', 'black-marble']
        : ['marble-morning', 'flat-sand']) {
        const description = findScene(name);
        if (!description) throw new Error(`There is no scene ${name}`);
        for (const again of [false, true]) {
          let last = { memory: null as number | null, delay: 0 };
          let seed = 1;
          await measure({
            size: `${name} ${quality}${side === SIDE ? '' : ` ${side}²`}${again ? ' again' : ''}`,
            repetitions: 3,
            slow: true,
            async ours() {
              if (!again) seed += 1;
              last = await engines.run('scene', {
                picture,
                mask: null,
                crop: { x: 0, y: 0, width: 1, height: 1 },
                description,
                width: side,
                height: side,
                seed,
                variation: 0,
                quality,
                metres: 0.2,
              });
            },
            floor: () =>
              sharp({ create: { width, height, channels: 3, background: '#c9b8a3' } })
                .blur(20)
                .jpeg({ quality: 95 })
                .toBuffer(),
            further: () => ({ 'peak MB': last.memory ?? '?', 'event loop p99 ms': last.delay.toFixed(1) }),
          });
        }
      }
    }
  },
};
