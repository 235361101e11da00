/** How long one user's preview waits while three others keep heavy pages rendering. */
import { setTimeout as pause } from 'node:timers/promises';
import { createRendering } from '#app/services/rendering/rendering.server.ts';
import { heavyPage, photo, PHOTO } from '../heavy-pages.ts';
import { figuresOf, type Row } from '../measure.ts';

const ABUSERS = ['first', 'second', 'third'] as const;
/** Heavy jobs that each abuser requests in parallel. */
const AT_ONCE = 6;

export const fairRendering: Row = {
  name: 'fair rendering',
  about:
    'A preview of a page with a photo and texts for one user while three others export heavy pages and look at them in a loop. Floor: the same preview with nobody else there.',
  async run(measure, { full }) {
    const bytes = await photo();
    const rendering = createRendering({ assetBytes: async (id) => (id === PHOTO ? bytes : null) });
    const quiet = createRendering({ assetBytes: async (id) => (id === PHOTO ? bytes : null) });
    const ordinary = heavyPage('photos', 2, rendering.measureText);
    const pages = [
      heavyPage('hard shadow', full ? 480 : 120, rendering.measureText),
      heavyPage('blurred photos', 12, rendering.measureText),
      heavyPage('cut out with a border', 8, rendering.measureText),
    ];
    const ending = new AbortController();
    let drawn = 0;
    let memory = 0;
    const watch = setInterval(() => (memory = Math.max(memory, process.memoryUsage.rss())), 50);
    const abuse = async (owner: string, turn: number): Promise<void> => {
      const own = rendering.withAssets(owner);
      for (let n = turn; !ending.signal.aborted; n += 1) {
        const { document, page } = pages[n % pages.length] ?? ordinary;
        const job =
          n % 2 === 0
            ? own.renderPreview(document, page, 1024, ending.signal)
            : own.render(
                { document, page, format: 'png', shorterSide: 2160, quality: 90, watermark: false },
                ending.signal,
              );
        await job.then(
          () => (drawn += 1),
          () => undefined,
        );
      }
    };
    try {
      await quiet.warm();
      const abusers = ABUSERS.flatMap((owner) => Array.from({ length: AT_ONCE }, (_, turn) => abuse(owner, turn)));
      // Not before the others are under way.
      while (drawn === 0) await pause(100);
      const waits: number[] = [];
      await measure({
        size: `${ABUSERS.length} others, ${AT_ONCE} heavy jobs each`,
        repetitions: full ? 100 : 30,
        prepare: () => pause(150),
        async ours() {
          const since = performance.now();
          await rendering.withAssets('somebody else').renderPreview(ordinary.document, ordinary.page, 512);
          waits.push(performance.now() - since);
        },
        floor: () => quiet.withAssets('somebody else').renderPreview(ordinary.document, ordinary.page, 512),
        further: () => ({
          'p95 of all, ms': Math.round(figuresOf(waits).p95),
          'heavy jobs drawn': drawn,
          'memory of the server, MB': Math.round(memory / 1e6),
        }),
      });
      ending.abort();
      await Promise.all(abusers);
    } finally {
      ending.abort();
      clearInterval(watch);
      await Promise.all([rendering.close(), quiet.close()]);
    }
  },
};
