/**
 * Magic erase, upscale, retake and expand, each in a separate process: time, memory, event loop delay, closeness to the
 * truth. Sheets to look at: `npm run bench:repairs`.
 */
import sharp from 'sharp';
import type { EngineInput, EngineName } from '#app/services/engines/engine-jobs.ts';
import { readPicture } from '#app/services/engines/pixels/picture-file.ts';
import { partOf, type Pixels } from '#app/engines/pixels/pixels.ts';
import { RETAKE_STEPS } from '#tools/contract/ports/imaging-port.ts';
import { openEngineRuns } from '../engine-runs.ts';
import type { Row } from '../measure.ts';
import { applyFaults } from '../repairs/faults.ts';
import { pngOf, strokesOf } from '../repairs/files.ts';
import { drawErase, drawBackground, drawPhoto } from '../repairs/scenes.ts';
import { scoreRepair } from '../repairs/score.ts';

const [WIDTH, HEIGHT] = [1200, 900];

export const repairs: Row = {
  name: 'repairs',
  about: `Magic erase, expand, retake (photos of ${WIDTH} × ${HEIGHT}) and upscale 4× (of ${WIDTH / 4} × ${HEIGHT / 4}). Floor: the result blurred and encoded.`,
  async run(measure) {
    const engines = openEngineRuns();
    async function repaired<Name extends 'erase' | 'expand' | 'upscale' | 'retake'>(
      engine: Name,
      size: string,
      input: EngineInput<Name>,
      truth: Pixels,
      mark?: Parameters<typeof scoreRepair>[2],
    ): Promise<void> {
      let last = { memory: null as number | null, delay: 0 };
      let result: Pixels | null = null;
      await measure({
        size,
        repetitions: 3,
        slow: true,
        async ours() {
          const run = await engines.run<EngineName>(engine, input);
          last = run;
          const file = 'findings' in run.output ? run.output.file : (run.output as { bytes: Uint8Array });
          result = file && (await readPicture(file.bytes)).pixels;
        },
        floor: () =>
          sharp(truth.data, { raw: { width: truth.width, height: truth.height, channels: 3 } })
            .blur(3)
            .png({ compressionLevel: 3 })
            .toBuffer(),
        further() {
          const score =
            result && result.width === truth.width && result.height === truth.height
              ? scoreRepair(truth, result, mark)
              : null;
          return {
            'peak MB': last.memory ?? '?',
            'event loop p99 ms': last.delay.toFixed(1),
            'PSNR dB / SSIM': score ? `${score.psnr.toFixed(1)} / ${score.ssim.toFixed(3)}` : '–',
          };
        },
      });
    }

    const { truth, picture, mark } = await drawErase('wood', 'ball', WIDTH, HEIGHT);
    await repaired(
      'erase',
      'erase',
      { picture: await pngOf(picture), region: { outlines: [], strokes: strokesOf(mark) } },
      truth,
      mark,
    );
    const wall = drawBackground('wood', WIDTH, HEIGHT);
    const across = Math.round(WIDTH / 5);
    await repaired(
      'expand',
      'expand',
      {
        picture: await pngOf(partOf(wall, { left: across, top: 0, width: WIDTH - 2 * across, height: HEIGHT })),
        sides: { left: across, right: across, top: 0, bottom: 0 },
        subject: null,
      },
      wall,
    );
    const photo = await drawPhoto('table', 'bottle', WIDTH, HEIGHT, { side: 0.45 });
    await repaired(
      'retake',
      'retake',
      {
        picture: await pngOf(applyFaults(photo, 'dark')),
        steps: RETAKE_STEPS.filter((step) => step !== 'crop'),
        subject: null,
      },
      photo,
    );
    const small = await sharp(await pngOf(photo))
      .resize(WIDTH / 4, HEIGHT / 4, { kernel: 'cubic' })
      .png()
      .toBuffer();
    await repaired('upscale', 'upscale 4×', { picture: new Uint8Array(small), factor: 4 }, photo);
    await engines.close();
  },
};
