/**
 * Mosaic: photos and one tile of color with the words, all in one grid of squares without gaps at the page's edges.
 */
import type { Box } from '#design/document/geometry.ts';
import { inset, type PageBuilder } from '#design/templates/page-builder.ts';
import { putWords } from '#design/templates/blocks.ts';
import type { Composition } from '../composition.ts';
import { putPhoto } from './photo-blocks.ts';

interface Plan {
  columns: number;
  rows: number;
  /** Columns, rows, spans. */
  words: readonly [number, number, number, number];
  photos: readonly (readonly [number, number, number, number])[];
}

const UPRIGHT: Record<number, Plan> = {
  3: {
    columns: 4,
    rows: 4,
    words: [0, 2, 3, 2],
    photos: [
      [0, 0, 2, 2],
      [2, 0, 2, 2],
      [3, 2, 1, 2],
    ],
  },
  4: {
    columns: 2,
    rows: 3,
    words: [0, 1, 1, 2],
    photos: [
      [0, 0, 1, 1],
      [1, 0, 1, 1],
      [1, 1, 1, 1],
      [1, 2, 1, 1],
    ],
  },
  5: {
    columns: 7,
    rows: 10,
    words: [0, 3, 5, 4],
    photos: [
      [0, 0, 3, 3],
      [3, 0, 4, 3],
      [5, 3, 2, 4],
      [0, 7, 4, 3],
      [4, 7, 3, 3],
    ],
  },
  6: {
    columns: 6,
    rows: 10,
    words: [0, 3, 4, 4],
    photos: [
      [0, 0, 2, 3],
      [2, 0, 4, 3],
      [4, 3, 2, 4],
      [0, 7, 2, 3],
      [2, 7, 2, 3],
      [4, 7, 2, 3],
    ],
  },
};
/** On square pages, where others would get flat photos. */
const SQUARE: Record<number, Plan> = {
  4: {
    columns: 3,
    rows: 2,
    words: [0, 1, 2, 1],
    photos: [
      [0, 0, 1, 1],
      [1, 0, 1, 1],
      [2, 0, 1, 1],
      [2, 1, 1, 1],
    ],
  },
};
const FLAT: Record<number, Plan> = {
  3: {
    columns: 6,
    rows: 2,
    words: [0, 0, 3, 2],
    photos: [
      [3, 0, 2, 2],
      [5, 0, 1, 1],
      [5, 1, 1, 1],
    ],
  },
  4: {
    columns: 5,
    rows: 2,
    words: [0, 0, 3, 2],
    photos: [
      [3, 0, 1, 1],
      [4, 0, 1, 1],
      [3, 1, 1, 1],
      [4, 1, 1, 1],
    ],
  },
  5: {
    columns: 7,
    rows: 2,
    words: [1, 0, 3, 2],
    photos: [
      [0, 0, 1, 1],
      [0, 1, 1, 1],
      [4, 0, 2, 2],
      [6, 0, 1, 1],
      [6, 1, 1, 1],
    ],
  },
  6: {
    columns: 7,
    rows: 2,
    words: [1, 0, 3, 2],
    photos: [
      [0, 0, 1, 1],
      [0, 1, 1, 1],
      [4, 0, 1, 1],
      [5, 0, 2, 1],
      [4, 1, 2, 1],
      [6, 1, 1, 1],
    ],
  },
};

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const pictures = input.pictures.slice(0, 6);
  const plans = builder.wide ? FLAT : builder.ratio >= 0.9 ? { ...UPRIGHT, ...SQUARE } : UPRIGHT;
  const plan = plans[pictures.length];
  if (!plan) return false;
  const { background } = input.palette;
  const gap = builder.u(input.energy === 'elegant' ? 1.6 : 0.8);
  const place = ([x, y, across, down]: readonly [number, number, number, number]): Box => {
    const left = builder.mirrored ? plan.columns - x - across : x;
    const [w, h] = [(width + gap) / plan.columns, (height + gap) / plan.rows];
    return { x: left * w, y: y * h, width: across * w - gap, height: down * h - gap };
  };
  const tile = place(plan.words);
  for (const [index, picture] of pictures.entries()) {
    const field = plan.photos[index];
    if (field) putPhoto(builder, picture, place(field), index);
  }
  const { headline, subheading, offer } = input.content;
  // Without words a second view of the first photo takes their tile.
  const [first] = pictures;
  if (!headline && !subheading && !offer && first) {
    putPhoto(builder, first, tile, pictures.length);
    return true;
  }
  const pad = margin * 0.7;
  const left = Math.max(tile.x + pad, safe.x);
  const top = Math.max(tile.y + pad * 0.8, safe.y);
  const room = {
    x: left,
    y: top,
    width: Math.min(tile.x + tile.width - pad, safe.x + safe.width) - left,
    height: Math.min(tile.y + tile.height - pad * 0.8, safe.y + safe.height) - top,
  };
  return (
    putWords(
      builder,
      inset(room, 0),
      [background],
      { label: true, offer: 'pill' },
      { align: input.energy === 'elegant' ? 'center' : 'left', valign: 'middle', largest: 14 },
    ) !== null
  );
}

export const mosaic: Composition = {
  id: 'mosaic',
  pictures: [3, 6],
  cutout: 'never',
  kinds: ['shelf', 'news', 'event'],
  shapes: ['square', 'portrait', 'wide', 'story', 'banner'],
  suits: ({ pictures }) => (pictures > 2 ? 6.6 : 0),
  draw,
};
