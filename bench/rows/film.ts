/**
 * Films of animated pages in the engine's own process: time per second of film, memory, event loop delay; and the same
 * page as Chromium plays it.
 */
import { createDocument, createPage, createShapeLayer } from '#design/document/create.ts';
import { ENTRANCE_EFFECTS, LOOP_EFFECTS } from '#design/document/animation.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import sharp from 'sharp';
import { openHalf } from '#tests/visual/browser-page.ts';
import type { Pace, PlayingJob } from '#tests/visual/playing-half.ts';
import { findChromium } from '#tests/fixtures/chromium.ts';
import { openEngineRuns } from '../engine-runs.ts';
import type { Row } from '../measure.ts';

declare global {
  interface Window {
    pace(job: PlayingJob, frames: number, bare: boolean): Promise<Pace>;
  }
}

const FPS = 30;
const SECONDS = 4;

/** Two pages of layers that enter, loop and exit, with a transition between them. */
function moving(width: number, height: number, layers: number): DesignDocument {
  const document = createDocument({
    width,
    height,
    newId: () => 'first',
    background: {
      type: 'linear',
      angle: 140,
      stops: [
        { at: 0, color: '#ffe0c0' },
        { at: 1, color: '#c0e0ff' },
      ],
    },
  });
  const [first] = pagesInOrder(document);
  if (!first) throw new Error('A design has a page');
  const duration = (SECONDS * 1000) / 2;
  document.pages.first = { ...first, duration, transition: { effect: 'push', duration: 500 } };
  document.pages.second = createPage({
    id: 'second',
    order: 'a9',
    duration,
    background: { type: 'solid', color: '#f1e7d8' },
  });
  for (let index = 0; index < layers; index += 1) {
    const [column, row] = [index % 4, Math.floor(index / 4) % 5];
    const parent = index % 2 === 0 ? 'first' : 'second';
    document.layers[`l${index}`] = createShapeLayer({
      id: `l${index}`,
      parent,
      order: `a${String.fromCharCode(65 + index)}`,
      x: (0.05 + column * 0.23) * width,
      y: (0.05 + row * 0.19) * height,
      width: 0.2 * width,
      height: 0.16 * height,
      shape: { kind: index % 3 === 0 ? 'ellipse' : 'rectangle', ...(index % 3 === 0 ? {} : { radius: 24 }) } as {
        kind: 'ellipse';
      },
      fill: { type: 'solid', color: ['#f4502f', '#0f6b66', '#e7b93c', '#32507a'][index % 4] ?? '#f4502f' },
      shadow: { color: '#00000055', x: 0, y: 8, blur: 24 },
      animation: {
        in: {
          effect: ENTRANCE_EFFECTS[index % ENTRANCE_EFFECTS.length] ?? 'fade',
          at: index * 40,
          duration: 600,
          by: 'whole',
        },
        out: null,
        drift: null,
        loop:
          index % 2 === 0
            ? { effect: LOOP_EFFECTS[index % LOOP_EFFECTS.length] ?? 'float', period: 1000, amount: 0.5 }
            : null,
      },
    });
  }
  return document;
}

export const film: Row = {
  name: 'film',
  about: `Films of ${SECONDS} s, ${FPS} pictures a second, of two pages with 20 layers that come, loop and change. Floor: as many JPEG pictures of that size. “played”: 120 frames of the first page with all 20 on it in Chromium, software painting; floor: frames filled with one colour.`,
  async run(measure, { full }) {
    const engines = openEngineRuns();
    const sizes = full
      ? ([
          [1080, 1080],
          [1080, 1350],
          [1080, 1920],
        ] as const)
      : ([[1080, 1080]] as const);
    for (const [width, height] of sizes) {
      const document = moving(width, height, 20);
      let last = { ms: 0, memory: null as number | null, delay: 0, bytes: 0 };
      await measure({
        size: `${width}×${height}`,
        repetitions: 3,
        slow: true,
        async ours() {
          const { output, ...run } = await engines.run('film', {
            document,
            pages: ['first', 'second'],
            assets: {},
            width,
            height,
            fps: FPS,
            quantiser: 26,
            watermark: false,
            music: null,
          });
          last = { ...run, bytes: output.bytes.length };
        },
        async floor() {
          for (let picture = 0; picture < FPS * SECONDS; picture += 1)
            await sharp({ create: { width, height, channels: 3, background: '#c9b8a3' } })
              .jpeg({ quality: 90 })
              .toBuffer();
        },
        further: () => ({
          'ms per s of film': Math.round(last.ms / SECONDS),
          'peak MB': last.memory ?? '?',
          'event loop p99 ms': last.delay.toFixed(1),
          'kB per s': Math.round(last.bytes / SECONDS / 1024),
        }),
      });
    }
    await engines.close();
    if (!findChromium()) return;
    const half = await openHalf('playing-half.ts', new Map(), 'pace');
    for (const [width, height] of full
      ? ([
          [1080, 1350],
          [2160, 2700],
        ] as const)
      : ([[1080, 1350]] as const)) {
      const two = moving(width, height, 20);
      const document = {
        ...two,
        layers: Object.fromEntries(
          Object.entries(two.layers).map(([id, layer]) => [id, { ...layer, parent: 'first' }]),
        ),
      };
      const job: PlayingJob = { document, page: 'first', moments: [], assets: {} };
      let last: Pace = { median: 0, p95: 0, worst: 0 };
      const pace = (bare: boolean) =>
        half.page.evaluate(([one, frames, plain]) => window.pace(one, frames, plain), [job, 120, bare] as const);
      await measure({
        size: `played ${width}×${height}`,
        repetitions: 3,
        slow: true,
        async ours() {
          last = await pace(false);
        },
        floor: () => pace(true),
        further: () => ({
          'ms a frame': last.median.toFixed(1),
          p95: last.p95.toFixed(1),
          worst: last.worst.toFixed(1),
          'frames a second': Math.min(60, Math.round(1000 / last.median)),
        }),
      });
    }
    await half.close();
  },
};
