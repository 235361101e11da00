/**
 * Background removal in the engine's own process: time, memory, event loop delay, and how close the mask is to the
 * truth compared with the network's own.
 */
import sharp from 'sharp';
import { loadModel } from '#app/services/engines/cut-out/cutout-model.ts';
import { bareMask } from '../cutouts/bare-mask.ts';
import { drawScene } from '../cutouts/scenes.ts';
import { scoreMasks, type Score } from '../cutouts/score.ts';
import { openEngineRuns } from '../engine-runs.ts';
import type { Row } from '../measure.ts';

/**
 * Its straps and holes show the effect of the refinement; drawn at 4000 px, so that every size below looks like a real
 * photo.
 */
const SCENE = 'shoe-wood-4000';

export const cutouts: Row = {
  name: 'cutouts',
  about: 'Background removal of a square photo. Floor: the network alone, its mask enlarged.',
  async run(measure, { full }) {
    const model = await loadModel({ kind: 'built-in' });
    const engines = openEngineRuns();
    const scene = await drawScene(SCENE);
    const alpha = { raw: { width: scene.width, height: scene.height, channels: 1 as const } };
    for (const side of full ? [1024, 2048, 4000] : [1024, 2048]) {
      const picture = new Uint8Array(
        await sharp(scene.picture).resize(side, side, { fit: 'fill' }).jpeg({ quality: 92 }).toBuffer(),
      );
      const truth = new Uint8Array(
        await sharp(scene.alpha, alpha).resize(side, side, { fit: 'fill' }).extractChannel(0).raw().toBuffer(),
      );
      let ours = new Uint8Array();
      let bare = new Uint8Array();
      let last = { memory: null as number | null, delay: 0 };
      await measure({
        size: `${side}²`,
        repetitions: 3,
        slow: true,
        async ours() {
          const run = await engines.run('cut-out', { picture, model: { kind: 'built-in' } });
          last = run;
          ours = new Uint8Array(await sharp(run.output.mask).extractChannel('alpha').raw().toBuffer());
        },
        async floor() {
          bare = new Uint8Array(await bareMask({ picture, width: side, height: side }, model));
        },
        further() {
          const [first, second] = scoreMasks(truth, [bare, ours], side, side) as [Score, Score];
          return {
            'peak MB': last.memory ?? '?',
            'event loop p99 ms': last.delay.toFixed(1),
            'edge band %, network → ours': `${first.band.toFixed(2)} → ${second.band.toFixed(2)}`,
          };
        },
      });
    }
    await engines.close();
  },
};
