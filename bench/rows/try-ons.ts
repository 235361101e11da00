/**
 * Landmarks and a try-on of a rendered figure, each in a separate process: time, memory, event loop delay, distance of
 * joints from the true ones and of the garment's edge from the figure's outline. Sheets to look at: `npm run gallery --
 * try-ons`.
 */
import sharp from 'sharp';
import type { EngineOutput } from '#app/services/engines/engine-jobs.ts';
import type { JointName } from '#app/engines/warp/person.ts';
import { edgeMisses, edgeReport } from '../../scripts/gallery/garment-edges.ts';
import { FIGURES } from '../../scripts/gallery/figures/figures.ts';
import { renderFigure } from '../../scripts/gallery/figures/render-figure.ts';
import { GARMENTS } from '../../scripts/gallery/garments/garments.ts';
import { openEngineRuns } from '../engine-runs.ts';
import type { Row } from '../measure.ts';

const [WIDTH, HEIGHT] = [640, 960];

export const tryOns: Row = {
  name: 'try-ons',
  about: `Landmarks of a figure of ${WIDTH} × ${HEIGHT}, and a long-sleeved jumper put on it. Floor: the picture blurred and encoded.`,
  async run(measure) {
    const [look, jumper] = [FIGURES['eli'], GARMENTS['jumper']];
    if (!look || !jumper) throw new Error('The figure or the jumper is gone');
    const engines = openEngineRuns();
    const figure = renderFigure(look, WIDTH, HEIGHT);
    const picture = await sharp(figure.data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .png()
      .toBuffer();
    const mask = await sharp(new Uint8Array(WIDTH * HEIGHT * 3), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .joinChannel(Buffer.from(figure.mask), { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
      .png()
      .toBuffer();
    const laid = jumper.lay();
    const garment = await sharp(laid.piece, { raw: { width: laid.width, height: laid.height, channels: 4 } })
      .png()
      .toBuffer();
    const floor = () => sharp(picture).blur(3).jpeg({ quality: 92 }).toBuffer();
    const { leftShoulder, leftHip } = figure.joints;
    const torso = Math.hypot(leftShoulder.x - leftHip.x, leftShoulder.y - leftHip.y);
    let last = { memory: null as number | null, delay: 0 };
    const common = () => ({ 'peak MB': last.memory ?? '?', 'event loop p99 ms': last.delay.toFixed(1) });

    let found: EngineOutput<'landmarks'> | null = null;
    await measure({
      size: 'landmarks',
      repetitions: 3,
      slow: true,
      floor,
      async ours() {
        const run = await engines.run('landmarks', { picture });
        [last, found] = [run, run.output];
      },
      further() {
        const misses = Object.entries(found?.persons[0]?.joints ?? {}).map(
          ([name, at]) =>
            Math.hypot(at.x - figure.joints[name as JointName].x, at.y - figure.joints[name as JointName].y) / torso,
        );
        return {
          ...common(),
          joints: misses.length,
          'mean miss % of torso': (
            (100 * misses.reduce((sum, miss) => sum + miss, 0)) /
            Math.max(1, misses.length)
          ).toFixed(1),
        };
      },
    });
    const person = (found as EngineOutput<'landmarks'> | null)?.persons[0];
    if (!person) throw new Error('The figure was not seen');
    let worn: EngineOutput<'try-on'> | null = null;
    await measure({
      size: 'jumper',
      repetitions: 3,
      slow: true,
      floor,
      async ours() {
        const run = await engines.run('try-on', {
          picture,
          mask,
          person,
          garment,
          garmentMask: null,
          kind: 'top',
          dragged: {},
        });
        [last, worn] = [run, run.output];
      },
      further() {
        const piece = {
          width: laid.width,
          height: laid.height,
          data: Uint8Array.from({ length: laid.width * laid.height }, (_, at) => laid.piece[at * 4 + 3] as number),
        };
        const { mean, p95 } = edgeReport(
          edgeMisses({
            piece,
            handles: worn?.handles ?? [],
            body: { width: WIDTH, height: HEIGHT, data: figure.mask },
            torso,
            isFlaring: false,
          }),
        );
        return {
          ...common(),
          'edge from outline, mean % of torso': ((100 * mean) / torso).toFixed(1),
          'p95 %': ((100 * p95) / torso).toFixed(1),
        };
      },
    });
    await engines.close();
  },
};
