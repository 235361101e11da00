/** Posters of films: for every preset a moment at which nothing is entering or leaving. */
import { describe, expect, it } from 'vitest';
import { measureRoughly } from '../document/text.arbitraries.ts';
import { descendantsOf, pagesInOrder } from '../document/tree.ts';
import { momentAt, playingTime } from './playing.ts';
import { isPassing } from './pose-at.ts';
import { posterMoment } from './poster.ts';
import { FILM_SIZES, PRESETS } from '../film/preset.ts';
import { presets } from '../film/presets.ts';

describe.each(PRESETS)('%s', (name) => {
  const [least, most] = presets[name].photos;
  it.each([3, 6, 15])('of %i seconds', (seconds) => {
    for (const count of new Set([least, Math.min(most, 3), most])) {
      let made = 0;
      const document = presets[name].make({
        photos: Array.from({ length: count }, (_, index) => ({
          asset: String(index).repeat(64),
          width: 1200,
          height: 900,
          name: 'photo',
          focus: null,
          cutout: null,
        })),
        words: { headline: 'New in', price: '$24', before: '$40', details: 'Today only' },
        ...FILM_SIZES['4:5'],
        duration: seconds * 1000,
        accent: '#2e86ab',
        font: 'Inter',
        beats: [],
        measure: measureRoughly,
        newId: () => `l${(made += 1)}`,
      });
      const pages = pagesInOrder(document);
      const at = posterMoment(document, pages);
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(playingTime(pages));
      const { page, at: since, over } = momentAt(pages, at);
      const passing = descendantsOf(document, page.id)
        .filter(({ animation }) => isPassing(animation, { at: since, duration: page.duration }))
        .map(({ name: called }) => called);
      expect([over?.effect ?? null, passing]).toEqual([null, []]);
    }
  });
});
