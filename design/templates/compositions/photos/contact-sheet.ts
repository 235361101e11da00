/** Contact sheet: rows of dark film with numbered frames, moments of the same few photos, and one ringed with a pen. */
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { plainText } from '#design/templates/text-stack.ts';
import { setIn, hug } from '#design/layout/fit-text.ts';
import { worstOn } from '#design/templates/color-mix.ts';
import type { Picture } from '#design/templates/composition-input.ts';
import { cropAbout } from '#design/templates/pictures.ts';
import type { Composition } from '../composition.ts';
import { fieldsOf, photoName } from './photo-blocks.ts';
import { penRing } from './photo-outlines.ts';
import { stageFor } from './stage.ts';

const FILM = '#131316';

/** A closer crop of a picture: the same crop, scaled down by this around its center. */
function nearer(picture: Picture, box: { width: number; height: number }, zoom: number, shift: number) {
  const crop = cropAbout(picture, box);
  const [width, height] = [crop.width / zoom, crop.height / zoom];
  return {
    x: crop.x + (crop.width - width) * (0.5 + shift),
    y: crop.y + (crop.height - height) * (0.5 - shift * 0.6),
    width,
    height,
  };
}

/** How close the frames' crops are, in turn: nobody takes the same picture twice. */
const LOOKS: readonly (readonly [zoom: number, shift: number])[] = [
  [1, 0],
  [1.3, 0.2],
  [1.12, -0.3],
  [1.5, 0.1],
  [1.2, 0.4],
  [1.08, 0],
  [1.4, -0.2],
  [1.15, 0.3],
];

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { pictures, palette } = input;
  if (pictures.length === 0) return false;
  const stage = stageFor(builder, {
    backgrounds: [palette.background],
    at: 'below',
    side: 'end',
    share: 0.36,
    most: 0.36,
    together: true,
    label: true,
    offer: 'plain',
    largest: builder.wide ? 13 : 12,
  });
  if (!stage || stage.bleed.height < builder.height * 0.38) return false;
  const sheet = stage.bleed;
  builder.rectangle('Sheet', sheet, FILM);
  const across = sheet.width > sheet.height * 2 ? 5 : sheet.width > sheet.height * 1.25 ? 4 : 3;
  const gap = builder.u(1.1);
  // Numbers stay clear of what a story's platform covers; the film does not.
  const [top, bottom] = [
    Math.max(sheet.y, builder.bar),
    Math.min(sheet.y + sheet.height, builder.height - builder.bar),
  ];
  const room = { x: sheet.x + gap * 2, y: top + gap * 2, width: sheet.width - gap * 4, height: bottom - top - gap * 4 };
  const strip = builder.u(3.2);
  const wanted = ((room.width - gap * (across - 1)) / across) * 0.94;
  const down = Math.max(2, Math.round((room.height + strip) / (wanted + strip)));
  const fields = fieldsOf(room, across, down, gap, gap);
  const number = [palette.pop, palette.accent, '#f4c95d'].find((color) => worstOn(color, [FILM]) >= 4.6) ?? '#f4c95d';
  const chosen = Math.floor(down / 2) * across + (across > 3 ? 2 : 1);
  for (const [index, field] of fields.entries()) {
    const picture = pictures[index % pictures.length];
    const [zoom, shift] = LOOKS[(index * 3 + Math.floor(index / across)) % LOOKS.length] ?? [1, 0];
    if (!picture) continue;
    const frame = { ...field, height: field.height - strip };
    builder.image(photoName(index), picture, frame, {
      crop: nearer(picture, frame, index === chosen || pictures.length > 3 ? 1 : zoom, shift),
    });
    const layer = setIn(
      {
        ...plainText(
          String(index + 11),
          { ...input.type.label, letterCase: 'as-typed', letterSpacing: 40 },
          false,
          number,
          'Number',
        ),
        fontSize: builder.u(2),
      },
      field.width,
      builder.measure,
    );
    builder.text(
      'details',
      { ...hug(layer, builder.measure), x: field.x + builder.u(0.2), y: frame.y + frame.height + strip * 0.14 },
      [FILM],
    );
  }
  const ringed = fields[chosen];
  const red = worstOn(palette.accent, [FILM]) >= 2.4 ? palette.accent : '#ff4b3a';
  if (ringed)
    builder.outline(
      'Pen ring',
      penRing(),
      around(
        ringed.x + ringed.width / 2,
        ringed.y + (ringed.height - strip) / 2,
        ringed.width * 1.16,
        (ringed.height - strip) * 1.24,
      ),
      red,
    );
  stage.put();
  return true;
}

export const contactSheet: Composition = {
  id: 'contact-sheet',
  pictures: [1, 6],
  cutout: 'never',
  kinds: ['news', 'shelf', 'cover'],
  shapes: ['portrait', 'square', 'paper', 'wide'],
  suits: ({ pictures, energy }) => (pictures > 2 ? 5.4 : 2.5) + (energy === 'clean' || energy === 'loud' ? 0.8 : 0),
  draw,
};
