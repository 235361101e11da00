/** The editor on pages of a hundred and more layers: opening, dragging, typing, undoing. */
import { startServer } from '#tests/fixtures/running-server.ts';
import { emptyPage, largePage, type LargePageTimes } from '../large-page.ts';
import { figuresOf, type Row } from '../measure.ts';

const PASSES = 3;

export const editorOnLargePage: Row = {
  name: 'large page',
  about:
    'The whole editor on a page half of pictures, by mouse and keyboard; what follows an input counts until the end of the frame that shows it. Floor: an empty page that waits for its frames.',
  async run(measure, { full }) {
    const server = await startServer({ BLEND_COLD: '' });
    try {
      for (const count of full ? [100, 500, 2000] : [100, 500]) {
        const passes: LargePageTimes[] = [];
        const floors: Omit<LargePageTimes, 'memory'>[] = [];
        for (let pass = 0; pass < PASSES; pass += 1) {
          passes.push(await largePage(server.origin, count));
          floors.push(await emptyPage(server.origin));
        }
        for (const what of Object.keys(floors[0] ?? {}) as (keyof (typeof floors)[number])[]) {
          let [next, other] = [0, 0];
          await measure({
            size: `${count} layers: ${what}`,
            repetitions: PASSES,
            slow: true,
            knownTimes: true,
            ours: () => Promise.resolve(passes[next++ % PASSES]?.[what]),
            floor: () => Promise.resolve(floors[other++ % PASSES]?.[what]),
            ...(what === '50 undo + 50 redo' && {
              further: () => ({ 'memory, MB': Math.round(figuresOf(passes.map(({ memory }) => memory)).median) }),
            }),
          });
        }
      }
    } finally {
      await server.stop();
    }
  },
};
