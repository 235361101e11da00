/** Presets that show several photos. */
import { MOTION_LIMITS, type Drift, type TransitionEffect } from '../document/animation.ts';
import { solid } from '../templates/page-builder.ts';
import { cellBoxes } from '../layout/photo-grids.ts';
import { PAPER } from '../layout/contrast.ts';
import { beatsFor } from './beat-times.ts';
import { caption } from './camera.ts';
import { coming, drifting, evenPeriod, looping, moving } from './movements.ts';
import { FilmBuilder } from './film-builder.ts';
import type { FilmPhoto, FilmRequest, Preset, PresetName } from './preset.ts';

/** Each photo moves differently from the previous one. */
const WAYS: readonly Drift[] = [
  drifting({}, { scale: 1.14 }),
  drifting({ scale: 1.16, x: -0.03 }, { scale: 1.16, x: 0.03 }),
  drifting({ scale: 1.14 }, {}),
  drifting({ scale: 1.16, y: 0.03 }, { scale: 1.16, y: -0.03 }),
];

/** The beat nearest to a moment, ms, of the music or of the fallback tempo. */
function beatNear({ beats, duration }: Pick<FilmRequest, 'beats' | 'duration'>, moment: number): number {
  return Math.round(
    beatsFor({ beats, duration }).reduce(
      (best, beat) => (Math.abs(beat - moment) < Math.abs(best - moment) ? beat : best),
      -duration,
    ),
  );
}

/**
 * The ends of `count` pages of similar length: each on the beat nearest to its share, unless that makes a page too
 * short; the last at the end of the film.
 */
export function turnsOf(request: Pick<FilmRequest, 'beats' | 'duration'>, count: number): number[] {
  const turns: number[] = [];
  const { minPageDuration: least } = MOTION_LIMITS;
  for (let index = 1; index < count; index += 1) {
    const share = (request.duration * index) / count;
    const beat = beatNear(request, share);
    const before = turns.at(-1) ?? 0;
    const fits =
      Math.abs(beat - share) <= request.duration / count / 2 &&
      beat - before >= least &&
      request.duration - beat >= least * (count - index);
    turns.push(
      fits ? beat : Math.round(Math.min(Math.max(share, before + least), request.duration - least * (count - index))),
    );
  }
  return [...turns, request.duration];
}

/**
 * A page for each photo, all of similar length; the last takes the remainder, so that the film has the requested
 * length.
 */
function pages(request: FilmRequest, transition: TransitionEffect, change: number): FilmBuilder {
  const builder = new FilmBuilder(request);
  const { duration } = request;
  // A short film has no time for many photos.
  const photos = request.photos.slice(0, Math.floor(duration / MOTION_LIMITS.minPageDuration));
  const each = Math.floor(duration / photos.length);
  const turns = turnsOf(request, photos.length);
  photos.forEach((photo, index) => {
    if (index > 0) builder.turn();
    const last = index === photos.length - 1;
    builder.lasts(
      (turns[index] ?? duration) - (turns[index - 1] ?? 0),
      last ? null : { effect: transition, duration: Math.min(change, Math.round(each / 2)) },
    );
    builder.scene(photo, moving({ drift: WAYS[index % WAYS.length] ?? null }));
    // The words stay: a single page is over before people can read them.
    caption(builder, { comes: index === 0, leaves: false });
  });
  return builder;
}

/** The times of the cuts, ms: on beats, none sooner than the shortest page, and the end. */
export function cutsOf({ beats, duration }: Pick<FilmRequest, 'beats' | 'duration'>, wanted: number): number[] {
  const cuts: number[] = [];
  for (const beat of beatsFor({ beats, duration })) {
    const before = cuts.at(-1) ?? 0;
    if (
      beat - before >= Math.max(wanted, MOTION_LIMITS.minPageDuration) &&
      duration - beat >= MOTION_LIMITS.minPageDuration
    )
      cuts.push(Math.round(beat));
  }
  return [...cuts, duration];
}

/** Close-ups of a photo, when there are more cuts than photos. */
function closeUp(photo: FilmPhoto, turn: number): Drift {
  const zoom = 1 + 0.35 * (turn % 3);
  const { x, y } = photo.focus ?? { x: 0.5, y: 0.5 };
  const aside = (middle: number) => Math.max(-(zoom - 1) / 2, Math.min((zoom - 1) / 2, (0.5 - middle) * zoom));
  return drifting({ scale: zoom, x: aside(x), y: aside(y) }, { scale: zoom * 1.06, x: aside(x), y: aside(y) });
}

export const slidePresets = {
  slideshow: {
    photos: [2, 8],
    cutout: false,
    shows: ['headline', 'price'],
    needs: [],
    make: (request) => pages(request, 'fade', 700).document,
  },
  carousel: {
    photos: [2, 8],
    cutout: false,
    shows: ['headline', 'price'],
    needs: [],
    make: (request) => pages(request, 'push', 600).document,
  },
  'beat-cuts': {
    photos: [1, 8],
    cutout: false,
    shows: ['headline', 'price'],
    needs: [],
    make(request) {
      const builder = new FilmBuilder(request);
      const { photos, duration } = request;
      const worded = request.words.headline.trim() !== '' || request.words.price.trim() !== '';
      const cuts = cutsOf(request, Math.min(1000, duration / Math.max(4, photos.length)));
      cuts.forEach((cut, index) => {
        const photo = photos[index % photos.length];
        if (!photo) return;
        if (index > 0) builder.turn();
        const last = index === cuts.length - 1;
        builder.lasts(
          cut - (cuts[index - 1] ?? 0),
          last ? null : { effect: index % 2 === 0 || worded ? 'flash' : 'zoom', duration: 160 },
        );
        builder.scene(photo, moving({ drift: closeUp(photo, Math.floor(index / photos.length)) }));
        caption(builder, { at: 200, comes: index === 0, leaves: false });
      });
      return builder.document;
    },
  },
  prints: {
    photos: [2, 6],
    cutout: false,
    shows: ['headline'],
    needs: [],
    make(request) {
      const builder = new FilmBuilder(request, solid(PAPER));
      builder.shape(builder.page, { kind: 'rectangle', radius: 0 }, builder.colors.background, { name: 'Ground' });
      const { photos, duration, words } = request;
      const titled = words.headline.trim() !== '';
      const room = builder.height * (titled ? 0.8 : 1);
      const width = Math.min(builder.width * 0.62, room * 0.7);
      const step = Math.min(900, (duration * 0.7) / photos.length);
      const rim = width * 0.05;
      photos.forEach((photo, index) => {
        const turn = [-7, 5, -3, 8, -5, 3][index % 6] ?? 0;
        const aside = ((index % 3) - 1) * builder.width * 0.06;
        const x = (builder.width - width) / 2 + aside;
        const y = builder.height - room + (room - width * 1.18) / 2 + ((index % 2) - 0.5) * room * 0.05;
        // The first is there from the beginning.
        const animation =
          index === 0 ? null : moving({ in: coming('shrink', index * step - 200, Math.min(700, step)) });
        builder.shape(
          { x, y, width, height: width * 1.18 },
          { kind: 'rectangle', radius: width * 0.01 },
          solid('#fffefb'),
          {
            name: 'Print',
            rotation: turn,
            shadow: { color: '#00000050', x: 0, y: width * 0.015, blur: width * 0.05 },
            animation,
          },
        );
        // Rotated about the print's middle, so that photo and paper stay together.
        const box = { x: x + rim, y: y + rim, width: width - 2 * rim, height: width - 2 * rim };
        const down = y + (width * 1.18) / 2 - (box.y + box.height / 2);
        const angle = (turn * Math.PI) / 180;
        builder.photo(
          photo,
          { ...box, x: box.x + down * Math.sin(angle), y: box.y + down * (1 - Math.cos(angle)) },
          { rotation: turn, animation },
        );
      });
      builder.words(
        words.headline,
        {
          x: builder.width * 0.08,
          y: builder.height * 0.05,
          width: builder.width * 0.84,
          height: builder.height * 0.17,
        },
        {
          color: builder.colors.ink,
          largest: builder.unit * 0.11,
          lines: 2,
          animation: moving({ in: coming('rise', 300, 900, 'word') }),
        },
      );
      return builder.document;
    },
  },
  'grid-pop': {
    photos: [2, 6],
    cutout: false,
    shows: ['headline', 'price'],
    needs: [],
    make(request) {
      const builder = new FilmBuilder(request, solid(PAPER));
      builder.shape(builder.page, { kind: 'rectangle', radius: 0 }, builder.colors.background, { name: 'Ground' });
      const { photos, words } = request;
      const titled = words.headline.trim() !== '' || words.price.trim() !== '';
      const edge = builder.unit * 0.05;
      const both = words.headline.trim() !== '' && words.price.trim() !== '';
      const beside = both && builder.width > builder.height * 1.2;
      const top = titled ? builder.height * (both && !beside ? 0.25 : 0.2) : edge;
      const box = { x: edge, y: top, width: builder.width - 2 * edge, height: builder.height - top - edge };
      const wide = box.width > box.height;
      const columns = photos.length <= 3 ? (wide ? photos.length : 1) : wide ? Math.ceil(photos.length / 2) : 2;
      const rows = Math.ceil(photos.length / columns);
      const cells = photos.map((_, index) => {
        const row = Math.floor(index / columns);
        // A last row that isn't full shares its width.
        const inRow = Math.min(columns, photos.length - row * columns);
        return { x: (index % columns) / inRow, y: row / rows, width: 1 / inRow, height: 1 / rows };
      });
      const loop = looping('pulse', evenPeriod(request.duration, 3600), 0.12);
      // The number visible when the film begins: the first rows, or the first of a row.
      const there = rows === 1 ? Math.ceil(columns / 2) : Math.floor(rows / 2) * columns;
      cellBoxes(cells, box, builder.unit * 0.025).forEach((cell, index) => {
        const photo = photos[index];
        if (photo)
          builder.photo(photo, cell, {
            frame: { type: 'rectangle', radius: builder.unit * 0.03 },
            animation: moving({ in: index < there ? null : coming('pop', 300 + (index - there) * 350, 700), loop }),
          });
      });
      const room = { x: edge, y: edge, width: builder.width - 2 * edge, height: top - 1.6 * edge };
      const headed = !both
        ? room
        : beside
          ? { ...room, width: room.width * 0.72 }
          : { ...room, height: room.height * 0.56 };
      const priced = !both
        ? room
        : beside
          ? { ...room, x: room.x + room.width * 0.74, width: room.width * 0.26 }
          : { ...room, y: room.y + room.height * 0.62, height: room.height * 0.38 };
      const sides = beside ? (['left', 'right'] as const) : (['center', 'center'] as const);
      builder.words(words.headline, headed, {
        color: builder.colors.ink,
        largest: builder.unit * 0.1,
        lines: 2,
        align: sides[0],
        animation: moving({ in: coming('rise', 200, 900, 'word') }),
      });
      builder.words(words.price, priced, {
        color: builder.colors.ink,
        weight: 600,
        largest: builder.unit * 0.08,
        lines: 1,
        align: sides[1],
        animation: moving({ in: coming('pop', 900, 600) }),
      });
      return builder.document;
    },
  },
  'before-after': {
    photos: [2, 2],
    cutout: false,
    shows: ['headline'],
    needs: [],
    make(request) {
      const builder = new FilmBuilder(request);
      const {
        photos: [before, after],
        duration,
      } = request;
      if (before) builder.scene(before);
      const turn = duration * 0.3;
      if (after) builder.scene(after, moving({ in: coming('wipe', turn, Math.min(2200, duration * 0.3)) }));
      caption(builder, { at: duration * 0.6 });
      return builder.document;
    },
  },
} satisfies Partial<Record<PresetName, Preset>>;
