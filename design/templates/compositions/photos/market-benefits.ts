/**
 * A marketplace's picture with a product's advantages: the product large, and discs with close-ups, each with its
 * words.
 */
import type { Box } from '#design/document/geometry.ts';
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import type { Picture } from '#design/templates/composition-input.ts';
import { cropAbout, cutoutRatio } from '#design/templates/pictures.ts';
import { commonSize } from '#design/templates/common-size.ts';
import { putText } from '#design/templates/put-text.ts';
import { inkOn, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { photoName, putThing } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

/** What the discs show, from the top to the bottom of the subject; shares of its box. */
const LOOKS: readonly (readonly [x: number, y: number])[] = [
  [0.5, 0.22],
  [0.4, 0.55],
  [0.6, 0.85],
  [0.5, 0.4],
];

/** A square part of the picture around a point of its subject. */
function closeUp(picture: Picture, which: number): { x: number; y: number; width: number; height: number } {
  const subject = picture.subject ?? { x: 0.15, y: 0.15, width: 0.7, height: 0.7 };
  const [sx, sy] = LOOKS[which % LOOKS.length] ?? [0.5, 0.5];
  const side = Math.min(
    picture.width,
    picture.height,
    Math.max(subject.width * picture.width, subject.height * picture.height) * 0.42,
  );
  const [width, height] = [side / picture.width, side / picture.height];
  const place = (middle: number, size: number) =>
    Math.round(Math.min(1 - size, Math.max(0, middle - size / 2)) * 1e6) / 1e6;
  return {
    x: place(subject.x + subject.width * sx, width),
    y: place(subject.y + subject.height * sy, height),
    width,
    height,
  };
}

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background } = input.palette;
  const [picture, ...others] = input.pictures;
  if (!picture) return false;
  const { lines } = input.content;
  const listed = lines.length >= 2 && lines.length <= 4 && lines.every((line) => line.length <= 40);
  const count = listed ? lines.length : 3;
  const backgrounds = [background];
  const stage = stageFor(builder, {
    backgrounds,
    share: 0.34,
    most: 0.3,
    label: true,
    offer: 'pill',
    without: listed ? ['details'] : [],
    largest: builder.wide ? 13 : 11,
  });
  if (!stage || stage.box.height < builder.height * 0.4) return false;
  const { box } = stage;
  const gap = builder.u(2.6);
  const broad = picture.mask !== null && cutoutRatio(picture) > 1.1;
  const below = box.height > box.width * (broad ? 0.66 : 1.25);
  const surface = surfaceOn(builder, backgrounds);
  const panel = builder.softPanel === background ? input.palette.panel : builder.softPanel;
  const ring = { color: surface, width: builder.u(0.7), dash: [] };
  // Discs in a column next to the product; below it on high pages.
  const disc = below
    ? Math.min((box.width - gap * (count - 1)) / count, box.height * 0.2)
    : Math.min((box.height - gap * (count - 1)) / count, box.width * 0.24);
  const text = below ? builder.u(8.6) : Math.min(box.width * 0.27, builder.u(30));
  const taken = disc + (listed ? text + (below ? gap * 0.5 : gap * 0.7) : 0);
  const start = builder.mirrored ? box.x : box.x + box.width - taken;
  const hero: Box = below
    ? { ...box, height: box.height - taken - gap }
    : { ...box, x: builder.mirrored ? box.x + taken + gap : box.x, width: box.width - taken - gap };
  putThing(builder, picture, hero, 0, {
    surface: panel,
    radius: input.energy === 'elegant' ? 0 : builder.u(3),
    room: 0.07,
  });
  const ink = inkOn(builder, backgrounds);
  const look = { face: { ...input.type.body, weight: Math.max(600, input.type.body.weight) }, lines: 3, smallest: 2.5 };
  const size = commonSize(builder, listed ? lines : [], {
    ...look,
    width: below ? (box.width + gap) / count - gap : text,
    height: below ? text : (box.height + gap) / count - gap,
    largest: 3.9,
  });
  if (size === null) return false;
  for (let index = 0; index < count; index += 1) {
    const cell = below
      ? {
          x: box.x + (index * (box.width + gap)) / count,
          y: hero.y + hero.height + gap,
          width: (box.width + gap) / count - gap,
          height: taken,
        }
      : {
          x: start,
          y: box.y + (index * (box.height + gap)) / count,
          width: taken,
          height: (box.height + gap) / count - gap,
        };
    const at = below
      ? around(cell.x + cell.width / 2, cell.y + disc / 2, disc)
      : around(builder.mirrored ? cell.x + taken - disc / 2 : cell.x + disc / 2, cell.y + cell.height / 2, disc);
    const other = others[index];
    const shown = other ?? picture;
    builder.image(photoName(index + 1), shown, at, {
      crop: other ? cropAbout(other, at) : closeUp(picture, index),
      frame: { type: 'ellipse' },
      stroke: ring,
    });
    const line = listed ? lines[index] : undefined;
    if (!line) continue;
    const room = below
      ? { ...cell, y: cell.y + disc + gap * 0.5, height: text }
      : { ...cell, x: builder.mirrored ? cell.x : cell.x + disc + gap * 0.7, width: text };
    if (
      !putText(builder, 'details', line, room, {
        ...look,
        color: ink,
        backgrounds,
        align: below ? 'center' : 'left',
        valign: below ? 'top' : 'middle',
        largest: size,
      })
    )
      return false;
  }
  stage.put();
  return true;
}

export const marketBenefits: Composition = {
  id: 'market-benefits',
  pictures: [1, 4],
  cutout: 'welcome',
  kinds: ['product'],
  shapes: ['square', 'portrait', 'paper', 'story'],
  suits: ({ content, things }) => (things && content.lines.length >= 2 && content.lines.length <= 4 ? 6.2 : 2),
  draw,
};
