/**
 * Gallery wall: photos in frames with passe-partouts hang on a painted wall over a wainscot, a picture lamp over the
 * largest.
 */
import type { Box } from '#design/document/geometry.ts';
import { around, inset, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import type { Picture } from '#design/templates/composition-input.ts';
import { contrast } from '#design/layout/contrast.ts';
import type { Composition } from '../composition.ts';
import { putPhoto, WHITE } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

/** Frames in fractions of the wall for each number of photos: hung around one center line. */
const FLAT: Record<number, readonly (readonly [number, number, number, number])[]> = {
  1: [[0.24, 0, 0.52, 1]],
  2: [
    [0.06, 0, 0.5, 1],
    [0.62, 0.16, 0.34, 0.64],
  ],
  3: [
    [0, 0.2, 0.27, 0.6],
    [0.32, 0, 0.38, 1],
    [0.75, 0.12, 0.25, 0.5],
  ],
  4: [
    [0, 0.14, 0.24, 0.62],
    [0.28, 0, 0.34, 1],
    [0.66, 0, 0.34, 0.47],
    [0.66, 0.53, 0.26, 0.4],
  ],
  5: [
    [0, 0, 0.24, 0.46],
    [0, 0.54, 0.24, 0.4],
    [0.28, 0, 0.36, 1],
    [0.68, 0, 0.32, 0.44],
    [0.68, 0.52, 0.26, 0.48],
  ],
};
const HIGH: Record<number, readonly (readonly [number, number, number, number])[]> = {
  1: [[0.1, 0.02, 0.8, 0.96]],
  2: [
    [0, 0, 0.76, 0.6],
    [0.42, 0.66, 0.58, 0.34],
  ],
  3: [
    [0, 0, 0.58, 0.54],
    [0.64, 0.12, 0.36, 0.36],
    [0.24, 0.6, 0.66, 0.4],
  ],
  4: [
    [0, 0, 0.56, 0.5],
    [0.62, 0.08, 0.38, 0.34],
    [0.04, 0.56, 0.38, 0.36],
    [0.48, 0.49, 0.52, 0.5],
  ],
  5: [
    [0, 0, 0.56, 0.44],
    [0.62, 0.05, 0.38, 0.28],
    [0.62, 0.38, 0.38, 0.3],
    [0, 0.49, 0.56, 0.24],
    [0.14, 0.78, 0.7, 0.22],
  ],
};

function putFrame(builder: PageBuilder, picture: Picture, box: Box, index: number, wood: string): void {
  const side = Math.min(box.width, box.height);
  const rim = Math.max(builder.u(0.9), side * 0.04);
  const mat = side * (index % 2 === 0 ? 0.11 : 0.075);
  builder.group(`Frame ${index + 1}`, () => {
    builder.rectangle('Wood', box, wood, {
      shadow: {
        color: '#0000005c',
        x: Math.round(builder.u(0.4)),
        y: Math.round(builder.u(0.9)),
        blur: Math.round(builder.u(2.6)),
      },
    });
    builder.rectangle('Passe-partout', inset(box, rim), WHITE);
    putPhoto(builder, picture, inset(box, rim + mat), index);
  });
}

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background, accent, pop, ink } = input.palette;
  const pictures = input.pictures.slice(0, 5);
  if (pictures.length === 0) return false;
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: 'below',
    share: 0.34,
    most: 0.32,
    align: builder.wide ? 'left' : 'center',
    together: true,
    label: true,
    offer: 'plain',
    largest: builder.wide ? 13 : 12,
    gap: 1.1,
  });
  if (!stage || stage.box.height < builder.height * 0.4) return false;
  const { box } = stage;
  // A wall in another tone than the panelling with the words.
  const wall =
    builder.softPanel === background
      ? isDark(background)
        ? shade(background, 0.06)
        : shade(background, -0.06)
      : builder.softPanel;
  const rail = builder.u(1.2);
  if (stage.words && !stage.beside) {
    const edge = box.y + box.height + builder.margin * 0.34;
    builder.rectangle('Wall', { x: 0, y: 0, width: builder.width, height: edge }, wall);
    builder.rectangle(
      'Rail',
      { x: 0, y: edge, width: builder.width, height: rail },
      isDark(wall) ? shade(wall, 0.12) : shade(wall, -0.13),
    );
  } else builder.rectangle('Wall', stage.bleed, wall);
  const fields = (box.width > box.height * 1.15 ? FLAT : HIGH)[pictures.length];
  if (!fields) return false;
  const lamp = builder.u(3.6);
  const room = stage.beside
    ? inset(box, Math.min(builder.u(2), box.width * 0.04), 0)
    : { ...box, y: box.y + lamp * 0.6, height: box.height - lamp * 0.6 };
  const metal = [accent, pop].find((color) => contrast(color, wall) >= 1.6) ?? ink;
  const woods = isDark(wall) ? ['#c8a26a', '#f2eee6', '#c8a26a'] : ['#22201e', '#8a5a34', '#22201e'];
  const placed = fields.map(([x, y, width, height]) => ({
    x: room.x + (builder.mirrored ? 1 - x - width : x) * room.width,
    y: room.y + y * room.height,
    width: width * room.width,
    height: height * room.height,
  }));
  for (const [index, picture] of pictures.entries()) {
    const field = placed[index];
    if (field) putFrame(builder, picture, field, index, woods[index % woods.length] ?? ink);
  }
  // Over the largest of those that hang at the top.
  const largest = placed
    .filter((field) => field.y < room.y + 1)
    .reduce<Box | null>(
      (best, field) => (!best || field.width * field.height > best.width * best.height ? field : best),
      null,
    );
  if (largest && !stage.beside) {
    const width = largest.width * 0.36;
    const cx = largest.x + largest.width / 2;
    builder.group('Picture lamp', () => {
      builder.rectangle('Arm', around(cx, largest.y - lamp * 0.2, builder.u(0.8), lamp * 0.9), metal);
      builder.rectangle('Shade', around(cx, largest.y - lamp * 0.66, width, lamp * 0.5), metal, {
        radius: lamp * 0.25,
      });
    });
  }
  stage.put();
  return true;
}

export const galleryWall: Composition = {
  id: 'gallery-wall',
  pictures: [1, 5],
  cutout: 'never',
  kinds: ['shelf', 'event', 'news'],
  shapes: ['square', 'portrait', 'wide', 'paper'],
  suits: ({ pictures, energy, content }) =>
    (pictures > 1 ? { elegant: 5.6, calm: 5.6, clean: 4.6, playful: 4.4, loud: 2 }[energy] : 2) +
    (/\b(?:art|paint|photo|(?:prints?|gallery|exhibition|posters?|frames?|wall)\b)/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''}`,
    )
      ? 2.6
      : 0),
  draw,
};
