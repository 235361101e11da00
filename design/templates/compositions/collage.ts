/** Collage: two to four pictures and a field of color for the words, in one tight grid. */
import { intersectionOf, type Box } from '#design/document/geometry.ts';
import { inset, type PageBuilder } from '../page-builder.ts';
import { isBadgeable, putOffer, putWords } from '../blocks.ts';
import type { Picture } from '../composition-input.ts';
import { cropAbout, namedFrame, putFramed } from '../pictures.ts';
import type { Composition } from './composition.ts';

interface Grid {
  photos: Box[];
  words: Box;
}

/** Fields of the grid, in fractions of its box: the pictures', and the words'. */
type Cells = {
  photos: readonly (readonly [number, number, number, number])[];
  words: readonly [number, number, number, number];
};

const SQUARE: Record<number, readonly Cells[]> = {
  2: [
    {
      photos: [
        [0, 0, 0.5, 0.58],
        [0.5, 0.0, 0.5, 0.58],
      ],
      words: [0, 0.58, 1, 0.42],
    },
    {
      photos: [
        [0, 0.44, 0.62, 0.56],
        [0.62, 0.44, 0.38, 0.56],
      ],
      words: [0, 0, 1, 0.44],
    },
    {
      photos: [
        [0, 0.56, 0.5, 0.44],
        [0.5, 0.56, 0.5, 0.44],
      ],
      words: [0, 0, 1, 0.56],
    },
    {
      photos: [
        [0.42, 0, 0.58, 0.5],
        [0.42, 0.5, 0.58, 0.5],
      ],
      words: [0, 0, 0.42, 1],
    },
  ],
  3: [
    {
      photos: [
        [0, 0, 0.5, 0.58],
        [0.5, 0, 0.5, 0.29],
        [0.5, 0.29, 0.5, 0.29],
      ],
      words: [0, 0.58, 1, 0.42],
    },
    {
      photos: [
        [0, 0.42, 0.34, 0.58],
        [0.34, 0.42, 0.33, 0.58],
        [0.67, 0.42, 0.33, 0.58],
      ],
      words: [0, 0, 1, 0.42],
    },
  ],
  4: [
    {
      photos: [
        [0, 0, 0.5, 0.3],
        [0.5, 0, 0.5, 0.3],
        [0, 0.7, 0.5, 0.3],
        [0.5, 0.7, 0.5, 0.3],
      ],
      words: [0, 0.3, 1, 0.4],
    },
    {
      photos: [
        [0, 0, 0.5, 0.34],
        [0.5, 0, 0.5, 0.22],
        [0.5, 0.22, 0.5, 0.38],
        [0, 0.34, 0.5, 0.26],
      ],
      words: [0, 0.6, 1, 0.4],
    },
  ],
};

const WIDE: Record<number, readonly Cells[]> = {
  2: [
    {
      photos: [
        [0.46, 0, 0.27, 1],
        [0.73, 0, 0.27, 1],
      ],
      words: [0, 0, 0.46, 1],
    },
    {
      photos: [
        [0.5, 0, 0.5, 0.5],
        [0.5, 0.5, 0.5, 0.5],
      ],
      words: [0, 0, 0.5, 1],
    },
  ],
  3: [
    {
      photos: [
        [0.46, 0, 0.3, 1],
        [0.76, 0, 0.24, 0.5],
        [0.76, 0.5, 0.24, 0.5],
      ],
      words: [0, 0, 0.46, 1],
    },
  ],
  4: [
    {
      photos: [
        [0.46, 0, 0.27, 0.5],
        [0.73, 0, 0.27, 0.5],
        [0.46, 0.5, 0.27, 0.5],
        [0.73, 0.5, 0.27, 0.5],
      ],
      words: [0, 0, 0.46, 1],
    },
  ],
};

/** The assumed subject of a picture without a known one: everything but its rim. */
const MOST: Box = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };

/** How much a grid shows of the picture that it crops most. */
function leastShown(pictures: readonly Picture[], { photos }: Grid): number {
  return Math.min(
    ...photos.map((box, index) => {
      const picture = pictures[index];
      const subject = picture?.subject ?? MOST;
      const seen = picture ? intersectionOf(subject, cropAbout(picture, box)) : null;
      return seen ? (seen.width * seen.height) / (subject.width * subject.height) : 0;
    }),
  );
}

/** This much more of a picture's subject makes another grid the better one. */
const MORE_SHOWN = 0.1;

/** The grid by the brief's twist, or one that crops less of the pictures' subjects. */
function gridFor(builder: PageBuilder, pictures: readonly Picture[]): Grid | null {
  const list = (builder.wide ? WIDE : SQUARE)[pictures.length] ?? [];
  const grids = list.map((_, index) => gridOf(builder, list[(index + builder.input.twist) % list.length] as Cells));
  const rated = grids.map((grid) => ({ grid, shown: leastShown(pictures, grid) }));
  return (
    rated.reduce<(typeof rated)[number] | null>(
      (best, one) => (best === null || one.shown > best.shown + MORE_SHOWN ? one : best),
      null,
    )?.grid ?? null
  );
}

function gridOf(builder: PageBuilder, cells: Cells): Grid {
  const bleeding = builder.input.energy === 'clean' || builder.input.energy === 'loud';
  const gap = bleeding ? builder.u(0.9) : builder.u(2);
  const outer = bleeding ? builder.page : inset(builder.page, builder.margin * 0.6);
  const place = ([x, y, width, height]: readonly [number, number, number, number]): Box => {
    const left = builder.mirrored ? 1 - x - width : x;
    const at = {
      x: outer.x + left * outer.width,
      y: outer.y + y * outer.height,
      width: width * outer.width,
      height: height * outer.height,
    };
    const near = (value: number) => Math.abs(value) < 0.001;
    // Half a gap on the sides that face another field.
    const l = near(left) ? 0 : gap / 2;
    const t = near(y) ? 0 : gap / 2;
    const r = near(left + width - 1) ? 0 : gap / 2;
    const b = near(y + height - 1) ? 0 : gap / 2;
    return { x: at.x + l, y: at.y + t, width: at.width - l - r, height: at.height - t - b };
  };
  return { photos: cells.photos.map(place), words: place(cells.words) };
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const pictures = input.pictures.slice(0, 4);
  const grid = gridFor(builder, pictures);
  if (!grid) return false;
  const frame = input.energy === 'playful' || input.energy === 'calm' ? 'rounded' : 'rectangle';
  for (const [index, picture] of pictures.entries()) {
    const box = grid.photos[index];
    if (box)
      putFramed(
        builder,
        picture,
        box,
        namedFrame(frame, box, builder),
        {},
        false,
        index === 0 ? 'Photo' : `Photo ${index + 1}`,
      );
  }
  const left = Math.max(grid.words.x + margin * 0.6, safe.x);
  const top = Math.max(grid.words.y + margin * 0.6, safe.y);
  const room = {
    x: left,
    y: top,
    width: Math.min(grid.words.x + grid.words.width - margin * 0.6, safe.x + safe.width) - left,
    height: Math.min(grid.words.y + grid.words.height - margin * 0.6, safe.y + safe.height) - top,
  };
  const middle = grid.words.y > 0 && grid.words.y + grid.words.height < builder.height * 0.9;
  const size = builder.u(24);
  const first = grid.photos[0];
  const badged =
    !middle &&
    isBadgeable(builder) &&
    first !== undefined &&
    putOffer(
      builder,
      input.energy === 'loud' ? 'burst' : 'seal',
      builder.mirrored ? safe.x + size * 0.5 : safe.x + safe.width - size * 0.5,
      grid.words.y > 0
        ? grid.words.y - size * 0.62
        : builder.wide
          ? safe.y + safe.height - size * 0.5
          : grid.words.height + size * 0.7 + builder.margin * 0.6,
      size,
      [input.palette.background],
    );
  return (
    putWords(
      builder,
      room,
      [input.palette.background],
      { without: badged ? ['offer'] : [], label: true },
      { align: middle || input.energy === 'elegant' ? 'center' : 'left', valign: 'middle', largest: 13 },
    ) !== null
  );
}

export const collage: Composition = {
  id: 'collage',
  pictures: [2, 4],
  cutout: 'never',
  kinds: ['shelf', 'news'],
  shapes: ['square', 'portrait'],
  suits: () => 7,
  draw,
};
