/** Presets of films: complete documents of the requested length, whatever photos, words and shapes they get. */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { MOTION_LIMITS } from '../document/animation.ts';
import { parseDocument } from '../document/parse.ts';
import { boundsOf } from '../document/geometry.ts';
import { pagesInOrder } from '../document/tree.ts';
import { measureRoughly } from '../document/text.arbitraries.ts';
import { INK, PAPER } from '../layout/contrast.ts';
import { isAnimated, playingTime } from '../motion/playing.ts';
import { poseAt } from '../motion/pose-at.ts';
import { FILM_RATIOS, FILM_SIZES, PRESETS, type FilmPhoto, type FilmRequest, type PresetName } from './preset.ts';
import { presets } from './presets.ts';
import { cutsOf, turnsOf } from './slides.ts';

const asset = (digit: number) => String(digit).repeat(64);

function photo(n: number, over: Partial<FilmPhoto> = {}): FilmPhoto {
  return {
    asset: asset(n),
    width: 1600,
    height: 1200,
    name: `Photo ${n}`,
    focus: null,
    cutout: { mask: { asset: asset(9), strokes: [] }, subject: { x: 0.3, y: 0.2, width: 0.4, height: 0.7 } },
    ...over,
  };
}

function request(over: Partial<FilmRequest> = {}): FilmRequest {
  let made = 0;
  return {
    photos: [1, 2, 3].map((n) => photo(n)),
    words: { headline: 'New in: made to last', price: '$24.90', before: '$39', details: 'Free shipping' },
    ...FILM_SIZES['1:1'],
    duration: 6000,
    accent: '#e4572e',
    font: 'Bricolage Grotesque',
    beats: [],
    measure: measureRoughly,
    newId: () => `l${(made += 1)}`,
    ...over,
  };
}

/** As many photos as a preset takes, at least one. */
function fitting(name: (typeof PRESETS)[number], photos: readonly FilmPhoto[]): FilmPhoto[] {
  const [least, most] = presets[name].photos;
  return Array.from(
    { length: Math.min(most, Math.max(least, photos.length)) },
    (_, index) => photos[index % photos.length]!,
  );
}

describe.each(PRESETS)('%s', (name) => {
  it.each(FILM_RATIOS)('moves for exactly its time at %s', (ratio) => {
    for (const duration of [3000, 7300, 15_000]) {
      const document = presets[name].make(
        request({ ...FILM_SIZES[ratio], duration, photos: fitting(name, request().photos) }),
      );
      expect(parseDocument(document)).toEqual(document);
      expect(playingTime(pagesInOrder(document))).toBe(duration);
      expect(isAnimated(document)).toBe(true);
    }
  });

  it('keeps words on the page, whatever they are', () => {
    const words = fc.record({
      headline: fc.constantFrom(
        '',
        'Sale',
        'إصدار جديد',
        '限定発売のお知らせです',
        'A headline as long as anybody could ever want to have it here!',
        'Donaudampfschifffahrt',
      ),
      price: fc.constantFrom('', '$5', '1.299.000 ₫'),
      before: fc.constantFrom('', '$39'),
      details: fc.constantFrom('', 'Free shipping this week'),
    });
    fc.assert(
      fc.property(words, fc.constantFrom(...FILM_RATIOS), (said, ratio) => {
        const size = FILM_SIZES[ratio];
        const document = presets[name].make(request({ ...size, words: said, photos: fitting(name, request().photos) }));
        for (const layer of Object.values(document.layers)) {
          if (layer.type !== 'text') continue;
          const { x, y, width, height } = boundsOf(layer);
          expect(x).toBeGreaterThanOrEqual(-1);
          expect(y).toBeGreaterThanOrEqual(-1);
          expect(x + width).toBeLessThanOrEqual(size.width + 1);
          expect(y + height).toBeLessThanOrEqual(size.height + 1);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('takes photos of any shape, with and without what a subject needs', () => {
    for (const over of [
      { width: 4000, height: 300 },
      { width: 200, height: 3000 },
      { cutout: null },
      { focus: { x: 0, y: 1 } },
    ]) {
      const photos = fitting(
        name,
        [1, 2, 3, 4, 5, 6, 7, 8].map((n) => photo(n, over)),
      );
      const document = presets[name].make(request({ photos }));
      expect(parseDocument(document)).toEqual(document);
    }
  });

  it('shows every photo that it is given', () => {
    const photos = fitting(
      name,
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => photo(n)),
    );
    const document = presets[name].make(request({ photos, duration: 15_000 }));
    const shown = new Set(
      Object.values(document.layers).flatMap((layer) => (layer.type === 'image' ? [layer.asset] : [])),
    );
    expect(photos.every(({ asset: id }) => shown.has(id))).toBe(true);
  });
});

describe.each(PRESETS.filter((name) => presets[name].seamless))('%s', (name) => {
  it('ends in the poses that it begins in', () => {
    for (const duration of [3000, 7000, 11_000, 15_000]) {
      const document = presets[name].make(request({ duration }));
      const room = { width: document.width, height: document.height, left: 200, top: 300, right: 600, bottom: 500 };
      for (const { animation } of Object.values(document.layers)) {
        const [first, last] = [0, duration].map((at) => poseAt(animation, { at, duration }, room));
        if (first?.opacity === 0 && last?.opacity === 0) continue;
        for (const key of ['x', 'y', 'scaleX', 'scaleY', 'rotation', 'opacity'] as const)
          expect(last?.[key]).toBeCloseTo(first?.[key] ?? Number.NaN, 6);
      }
    }
  });
});

describe('photos of another shape than the film', () => {
  const layersOf = (name: PresetName, over: Partial<FilmRequest>) =>
    Object.values(presets[name].make(request(over)).layers);
  const photosOf = (name: PresetName, over: Partial<FilmRequest>) =>
    layersOf(name, over).filter((layer) => layer.type === 'image' && layer.name.startsWith('Photo'));

  it.each(['zoom-in', 'zoom-out', 'rise-up', 'text-reveal', 'slideshow', 'before-after'] as const)(
    "are shown whole by %s where much would be cut off, their edges going on to the page's",
    (name) => {
      const photos = fitting(name, [photo(1, { cutout: null }), photo(2, { cutout: null })]);
      const shown = photosOf(name, { ...FILM_SIZES['9:16'], photos });
      expect(shown).toHaveLength(photos.length);
      for (const layer of shown)
        expect(layer).toMatchObject({
          x: 0,
          y: 555,
          width: 1080,
          height: 810,
          crop: { x: 0, y: 0, width: 1, height: 1 },
        });
      expect(layersOf(name, { ...FILM_SIZES['9:16'], photos }).filter((layer) => layer.name === 'Ground')).toHaveLength(
        2 * photos.length,
      );
      // Less than a third is lost, so it fills the page.
      for (const layer of photosOf(name, { ...FILM_SIZES['1:1'], photos }))
        expect(layer).toMatchObject(name === 'rise-up' ? {} : { x: 0, y: 0, width: 1080, height: 1080 });
    },
  );

  it('fill it as long as their subject is not cut, where that is known', () => {
    const narrow = photo(1, {
      cutout: { mask: { asset: asset(9), strokes: [] }, subject: { x: 0.4, y: 0.1, width: 0.2, height: 0.8 } },
    });
    expect(photosOf('light-sweep', { ...FILM_SIZES['9:16'], photos: [narrow] })[0]).toMatchObject({
      width: 1080,
      height: 1920,
    });
    const broad = photo(1, {
      cutout: { mask: { asset: asset(9), strokes: [] }, subject: { x: 0.1, y: 0.3, width: 0.8, height: 0.4 } },
    });
    expect(photosOf('light-sweep', { ...FILM_SIZES['9:16'], photos: [broad] })).toMatchObject([
      { width: 1080, height: 810 },
      { width: 1080, height: 810 },
    ]);
  });
});

describe('words over several photos', () => {
  it.each(['slideshow', 'carousel', 'beat-cuts'] as const)('stay for all of %s', (name) => {
    const document = presets[name].make(
      request({
        photos: fitting(
          name,
          [1, 2, 3, 4, 5].map((n) => photo(n)),
        ),
      }),
    );
    for (const page of pagesInOrder(document)) {
      const texts = Object.values(document.layers).filter((layer) => layer.parent === page.id && layer.type === 'text');
      expect(texts.map((layer) => layer.type === 'text' && layer.text)).toEqual(
        expect.arrayContaining(['New in: made to last', '$24.90']),
      );
      expect(texts.every(({ animation }) => animation?.out === null)).toBe(true);
    }
  });
});

describe('cuts', () => {
  it('lie on the beats of the music, never nearer than a page may be short', () => {
    const beats = [300, 810, 1290, 1800, 2310, 2790, 5900];
    expect(cutsOf({ beats, duration: 6000 }, 900)).toEqual([1290, 2310, 6000]);
    expect(cutsOf({ beats: [], duration: 3000 }, 1000)).toEqual([1000, 2000, 3000]);
  });

  it('between photos that take turns lie on the beats next to equal shares', () => {
    const beats = [200, 900, 1600, 2300, 3000, 3700, 4400, 5100, 5800];
    expect(turnsOf({ beats, duration: 6000 }, 3)).toEqual([2300, 3700, 6000]);
    expect(turnsOf({ beats: [], duration: 6000 }, 4)).toEqual([1500, 3000, 4500, 6000]);
    for (const name of ['slideshow', 'carousel'] as const) {
      const document = presets[name].make(request({ photos: [photo(1), photo(2), photo(3)], duration: 6000, beats }));
      expect(pagesInOrder(document).map(({ duration }) => duration)).toEqual([2300, 1400, 2300]);
    }
  });

  it('leave pages long enough, and the film as long as was asked for, whatever the music does', () => {
    for (const beats of [[], [10], [2990], [1, 2, 3, 4], Array.from({ length: 60 }, (_, index) => index * 51)]) {
      for (const count of [2, 5, 6]) {
        const turns = turnsOf({ beats, duration: 3000 }, count);
        expect(turns).toHaveLength(count);
        expect(turns.at(-1)).toBe(3000);
        turns.forEach((turn, index) =>
          expect(turn - (turns[index - 1] ?? 0)).toBeGreaterThanOrEqual(MOTION_LIMITS.minPageDuration),
        );
      }
    }
  });

  it('leave photos out that a short film has no time for', () => {
    const document = presets.carousel.make(
      request({ photos: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => photo(n)), duration: 3000 }),
    );
    expect(parseDocument(document)).toEqual(document);
    expect(pagesInOrder(document)).toHaveLength(6);
  });

  it('let a price land on the beat next to its moment', () => {
    const came = (beats: number[]) =>
      Object.values(presets['price-pop'].make(request({ photos: [photo(1)], duration: 6000, beats })).layers).find(
        ({ name }) => name === 'Price',
      )?.animation?.in?.at;
    expect(came([])).toBe(1500);
    expect(came([1000, 2000, 3000])).toBe(1750);
    expect(came([5000])).toBe(1500);
  });
});

describe('words over photos', () => {
  const light = { top: true, foot: true };
  const look = (name: PresetName, over: readonly FilmPhoto[]) => {
    const layers = Object.values(presets[name].make(request({ photos: over })).layers);
    const words = layers.find((layer) => layer.type === 'text' && layer.text.startsWith('New in'));
    const shades = layers.flatMap((layer) =>
      layer.type === 'shape' && layer.name === 'Shade' && layer.fill?.type === 'linear'
        ? layer.fill.stops.map(({ color }) => color.slice(0, 7))
        : [],
    );
    return {
      ink: words?.type === 'text' && words.fill.type === 'solid' ? words.fill.color : null,
      shades: [...new Set(shades)],
    };
  };

  it.each(['zoom-in', 'pan', 'slideshow', 'beat-cuts', 'price-pop', 'sale-burst'] as const)(
    'are dark with a light shade in %s where all of the photos are light, else light with a dark one',
    (name) => {
      const all = fitting(
        name,
        [1, 2, 3].map((n) => photo(n, { light })),
      );
      expect(look(name, all)).toEqual({ ink: INK, shades: [PAPER] });
      expect(
        look(
          name,
          all.map((one, index) => (index === 0 ? photo(1, { light: { top: false, foot: false } }) : one)),
        ),
      ).toEqual({ ink: PAPER, shades: ['#000000'] });
      expect(look(name, fitting(name, request().photos))).toEqual({ ink: PAPER, shades: ['#000000'] });
    },
  );

  it('are light in a spotlight, around which it is dark, however light the photo is', () => {
    expect(look('spotlight', [photo(1, { light })])).toEqual({ ink: PAPER, shades: ['#000000'] });
  });
});

describe('a subject alone', () => {
  const framed = { mask: { asset: asset(9), strokes: [] }, behind: asset(8) };
  const lying = photo(1, { cutout: { ...framed, subject: { x: 0.1, y: 0.3, width: 0.8, height: 0.6 } } });
  const cutOff = photo(1, { cutout: { ...framed, subject: { x: 0.2, y: 0, width: 0.6, height: 0.8 } } });
  const made = (name: PresetName, one: FilmPhoto, over: Partial<FilmRequest> = {}) =>
    Object.values(presets[name].make(request({ photos: [one], ...over })).layers).flatMap((layer) =>
      layer.type === 'group' ? [] : [layer],
    );
  const subjectOf = (layers: ReturnType<typeof made>) => {
    const found = layers.find((layer) => layer.type === 'image' && layer.asset === asset(1));
    if (found?.type !== 'image') throw new Error('No subject');
    return found;
  };

  it.each(['depth', 'orbit-light', 'product-story'] as const)('is there in the first picture of %s', (name) => {
    const { animation } = subjectOf(made(name, lying));
    const room = { width: 1080, height: 1080, left: 0, top: 0, right: 1080, bottom: 1080 };
    expect(poseAt(animation, { at: 0, duration: 6000 }, room)).toMatchObject({ opacity: 1 });
  });

  it.each(FILM_RATIOS)('and its words leave each other their places at %s', (ratio) => {
    for (const name of ['depth', 'orbit-light', 'product-story'] as const) {
      const layers = made(name, lying, FILM_SIZES[ratio]);
      const product = boundsOf(subjectOf(layers));
      const others = layers.filter(
        ({ type, name: title }) => type === 'text' || title === 'Badge' || title === 'Price',
      );
      expect(others.length).toBeGreaterThan(1);
      for (const other of others.map((layer) => boundsOf(layer)))
        expect(
          other.x + other.width <= product.x ||
            other.x >= product.x + product.width ||
            other.y >= product.y + product.height ||
            other.y + other.height <= product.y,
        ).toBe(true);
    }
  });

  it('is shown with its photo as a card where that cuts it off, and by depth at the page’s edge', () => {
    for (const name of ['orbit-light', 'product-story', 'float'] as const)
      expect(subjectOf(made(name, cutOff))).toMatchObject({
        mask: null,
        frame: { type: 'rectangle' },
        crop: { x: 0, y: 0, width: 1, height: 1 },
      });
    expect(subjectOf(made('depth', cutOff)).y).toBeLessThanOrEqual(0);
  });

  it('stands before the completed photo in depth, which fills every page', () => {
    for (const ratio of FILM_RATIOS) {
      const { width, height } = FILM_SIZES[ratio];
      const wall = made('depth', lying, { width, height }).find(
        (layer) => layer.type === 'image' && layer.asset === asset(8),
      );
      expect(wall?.x).toBeLessThan(0);
      expect(wall && wall.x + wall.width).toBeGreaterThan(width);
      expect(wall?.y).toBeLessThan(0);
      expect(wall && wall.y + wall.height).toBeGreaterThan(height);
    }
  });
});
