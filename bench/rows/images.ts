/** AI images of the built-in engine: drawn as layers, including painted backgrounds, in the engine's own process. */
import sharp from 'sharp';
import type { ImageJob } from '#app/services/engines/image/image-job.ts';
import { IMAGE_SIZES } from '#tools/contract/image-types.ts';
import { openEngineRuns } from '../engine-runs.ts';
import type { Row } from '../measure.ts';

const JOBS: readonly (readonly [name: string, job: Pick<ImageJob, 'type' | 'words' | 'style'>])[] = [
  ['sticker', { type: 'sticker', words: 'a dog on a skateboard saying "good boy"', style: 'die-cut' }],
  ['typography', { type: 'typography', words: 'The best is yet to come', style: 'wavy' }],
  ['signature', { type: 'signature', words: 'Anna Berg', style: 'underlined' }],
  [
    'poster',
    { type: 'poster', words: 'Jazz night, Friday 12 May 8pm, Blue Note Club, tickets from $15', style: 'bold' },
  ],
  ['scene', { type: 'image', words: 'snowy mountains with northern lights and a cabin', style: 'scene' }],
  ['marble', { type: 'image', words: 'teal and gold', style: 'marble' }],
  ['watercolour', { type: 'image', words: 'calm', style: 'watercolour' }],
];

export const images: Row = {
  name: 'images',
  about:
    'AI images of the usual sizes, drawn as layers; marble and watercolour painted pixel by pixel. Floor: a picture of that size encoded.',
  async run(measure) {
    const engines = openEngineRuns();
    for (const [name, job] of JOBS) {
      const { width, height } = IMAGE_SIZES[job.type];
      let last = { memory: null as number | null, delay: 0 };
      await measure({
        size: name,
        repetitions: 5,
        async ours() {
          last = await engines.run('image', { ...job, colors: [], width, height, seed: 1, variation: 1 });
        },
        floor: () =>
          sharp({ create: { width, height, channels: 3, background: '#c9b8a3' } })
            .jpeg({ quality: 92 })
            .toBuffer(),
        further: () => ({ 'peak MB': last.memory ?? '?', 'event loop p99 ms': last.delay.toFixed(1) }),
      });
    }
    await engines.close();
  },
};
