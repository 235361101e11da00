/**
 * Moodboard: photos overlapping each other's corners, paint cards in the design's own colors, words like a note next to
 * them.
 */
import type { Box } from '#design/document/geometry.ts';
import type { PageBuilder } from '#design/templates/page-builder.ts';
import { contrast } from '#design/layout/contrast.ts';
import type { Composition } from '../composition.ts';
import { putPhoto, WHITE } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

/** Fields in fractions of the room for each number of photos; the paint cards lie in the last one. */
const FLAT: Record<number, readonly (readonly [number, number, number, number])[]> = {
  2: [
    [0, 0.08, 0.46, 0.92],
    [0.42, 0, 0.32, 0.62],
    [0.5, 0.68, 0.5, 0.3],
  ],
  3: [
    [0, 0.1, 0.4, 0.9],
    [0.37, 0, 0.3, 0.56],
    [0.7, 0.14, 0.3, 0.56],
    [0.46, 0.66, 0.5, 0.3],
  ],
  4: [
    [0, 0.1, 0.36, 0.66],
    [0.34, 0, 0.28, 0.5],
    [0.65, 0.08, 0.35, 0.54],
    [0.38, 0.54, 0.24, 0.46],
    [0.66, 0.68, 0.34, 0.26],
  ],
};
const HIGH: Record<number, readonly (readonly [number, number, number, number])[]> = {
  2: [
    [0, 0, 0.7, 0.62],
    [0.44, 0.5, 0.56, 0.5],
    [0, 0.7, 0.4, 0.2],
  ],
  3: [
    [0, 0, 0.58, 0.52],
    [0.54, 0.1, 0.46, 0.36],
    [0.4, 0.5, 0.56, 0.5],
    [0, 0.62, 0.36, 0.22],
  ],
  4: [
    [0, 0, 0.56, 0.44],
    [0.52, 0.08, 0.48, 0.34],
    [0, 0.48, 0.42, 0.3],
    [0.46, 0.46, 0.54, 0.54],
    [0, 0.82, 0.42, 0.18],
  ],
};

/** Paint cards side by side: color over a white foot, the last ones slightly rotated. */
function putCards(builder: PageBuilder, box: Box): void {
  const { ink, accent, pop, panel, background } = builder.input.palette;
  const colors = [...new Set([accent, pop, panel, ink])]
    .filter((color) => contrast(color, background) > 1.06)
    .slice(0, 4);
  const step = box.width / Math.max(3, colors.length);
  const width = Math.min(step * 0.92, box.height / 1.15);
  const height = Math.min(box.height, width * 1.35);
  for (const [index, color] of colors.entries()) {
    const card = {
      x: box.x + index * Math.min(step, width * 1.1),
      y: box.y + (box.height - height) / 2,
      width,
      height,
    };
    builder.group(`Paint card ${index + 1}`, () => {
      builder.rectangle('Card', card, WHITE, {
        shadow: { color: '#00000038', x: 0, y: Math.round(builder.u(0.4)), blur: Math.round(builder.u(1.6)) },
      });
      builder.rectangle('Colour', { ...card, height: height * 0.76 }, color);
    });
  }
}

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const pictures = input.pictures.slice(0, 4);
  if (pictures.length < 2) return false;
  const { background } = input.palette;
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: input.twist % 2 === 0 ? 'below' : 'above',
    share: 0.32,
    most: 0.32,
    label: true,
    offer: 'plain',
    together: true,
    largest: builder.wide ? 12 : 11,
  });
  if (!stage || stage.box.height < builder.height * 0.42) return false;
  const { box } = stage;
  const fields = (box.width > box.height * 1.25 ? FLAT : HIGH)[pictures.length];
  if (!fields) return false;
  const place = ([x, y, width, height]: readonly [number, number, number, number]): Box => ({
    x: box.x + (builder.mirrored ? 1 - x - width : x) * box.width,
    y: box.y + y * box.height,
    width: width * box.width,
    height: height * box.height,
  });
  const rim = { color: background, width: builder.u(1.1), dash: [] };
  for (const [index, picture] of pictures.entries()) {
    const field = fields[index];
    if (field)
      putPhoto(
        builder,
        picture,
        place(field),
        index,
        { type: 'rectangle', radius: input.energy === 'playful' ? Math.round(builder.u(2)) : 0 },
        index > 0 ? { stroke: rim } : {},
      );
  }
  const last = fields.at(-1);
  if (last) putCards(builder, place(last));
  stage.put();
  return true;
}

export const moodboard: Composition = {
  id: 'moodboard',
  pictures: [2, 4],
  cutout: 'never',
  kinds: ['shelf', 'news', 'cover'],
  shapes: ['portrait', 'square', 'wide', 'paper'],
  suits: ({ pictures, energy }) => (pictures > 1 ? 5 : 0) + (energy === 'elegant' || energy === 'calm' ? 1.4 : 0),
  draw,
};
