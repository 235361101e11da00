/** How soon the page responds to input, through the whole main job on a slow computer. */
import { startServer } from '#tests/fixtures/running-server.ts';
import { mainJob, pressOnNothing, type Interactions } from '../interactions.ts';
import type { Row } from '../measure.ts';

const PASSES = 5;
const FULL_PASSES = 9;

export const interactions: Row = {
  name: 'interactions',
  about:
    'Pressed or typed → next frame shown (INP, steps of 8 ms), processor 4× slower; over 200 is slow to a person. Floor: a button on an empty page, pressed between the passes.',
  async run(measure, { full }) {
    const server = await startServer({ BLEND_COLD: '' });
    const passes: Interactions[] = [];
    const floor: number[] = [];
    try {
      // One extra pass: the first one warms up.
      for (let pass = 0; pass <= (full ? FULL_PASSES : PASSES); pass += 1) {
        passes.push(await mainJob(server.origin));
        floor.push(...(await pressOnNothing(2)));
      }
    } finally {
      await server.stop();
    }
    for (const what of passes[0]?.keys() ?? []) {
      const times = passes.map((pass) => pass.get(what) ?? Number.NaN).slice(1);
      let next = 0;
      let pressed = 0;
      await measure({
        size: what,
        repetitions: times.length,
        knownTimes: true,
        ours: () => Promise.resolve(times[next++ % times.length]),
        floor: () => Promise.resolve(floor[pressed++ % floor.length]),
      });
    }
  },
};
