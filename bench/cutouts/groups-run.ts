/** Cuts out pictures of several things and counts whether what was meant came out: `npm run bench:cutouts -- --groups`. */
import sharp from 'sharp';
import type { EngineRuns } from '../engine-runs.ts';
import { drawGroup, GROUP_SETS } from './groups.ts';
import { scoreMasks } from './score.ts';

/** A cutout whose IoU with the intended thing is lower than this, in hundredths, counts as an error. */
const LEAST_IOU = 85;

/** Prints a line for each error, then both error rates, and how often something else was offered. */
export async function benchGroups(engines: EngineRuns, set: keyof typeof GROUP_SETS): Promise<void> {
  const counts = { all: { count: 0, wrong: 0, offered: 0 }, middle: { count: 0, wrong: 0, offered: 0 } };
  const [from, to] = GROUP_SETS[set];
  for (let index = from; index < to; index += 1) {
    const { name, meant, picture, alpha, width, height } = await drawGroup(index);
    const { output } = await engines.run('cut-out', { picture, model: { kind: 'built-in' } });
    const found = new Uint8Array(await sharp(output.mask).extractChannel('alpha').raw().toBuffer());
    const iou = scoreMasks(alpha, [found], width, height)[0]?.iou ?? 0;
    const count = counts[meant];
    count.count += 1;
    if (output.others?.length) count.offered += 1;
    // A set is broken if one of its parts is offered as something else; parts that the network misses are no such error.
    const wrong = meant === 'all' ? Boolean(output.others?.length) : iou < LEAST_IOU;
    if (!wrong) continue;
    count.wrong += 1;
    console.log(
      `  ${name.padEnd(16)} ${meant === 'all' ? 'taken apart' : 'not the one in the middle alone'}, IoU ${iou.toFixed(1)} %`,
    );
  }
  const { all, middle } = counts;
  console.log(
    `\nSets taken apart: ${all.wrong} of ${all.count}. Others kept with the one in the middle: ${middle.wrong} of ${middle.count}; offered in ${middle.offered}.`,
  );
}
