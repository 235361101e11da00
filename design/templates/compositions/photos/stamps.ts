/** Stamps: each photo is a postage stamp with a perforated edge, slightly askew, a postmark across the last of them. */
import type { Box } from '#design/document/geometry.ts';
import { around, inset, type PageBuilder } from '#design/templates/page-builder.ts';
import type { Picture } from '#design/templates/composition-input.ts';
import type { Outline } from '#design/templates/outlines.ts';
import { cropAbout } from '#design/templates/pictures.ts';
import { contrast } from '#design/layout/contrast.ts';
import type { Composition } from '../composition.ts';
import { inkOn } from '#design/templates/words.ts';
import { photoName, turned, WHITE } from './photo-blocks.ts';
import { stamp } from './photo-outlines.ts';
import { stageFor } from './stage.ts';

/** Centers and widths in fractions of the room's unit, and rotations, for each number of stamps. */
const LAYOUTS: Record<
  number,
  readonly (readonly [x: number, y: number, width: number, height: number, turn: number])[]
> = {
  1: [[0, 0, 0.8, 1, -3]],
  2: [
    [-0.38, -0.04, 0.68, 0.86, -5],
    [0.37, 0.05, 0.64, 0.8, 4],
  ],
  3: [
    [-0.56, -0.02, 0.58, 0.76, -5],
    [0.06, 0.05, 0.58, 0.76, 2],
    [0.66, -0.03, 0.54, 0.7, 6],
  ],
  4: [
    [-0.36, -0.4, 0.62, 0.7, -4],
    [0.34, -0.42, 0.62, 0.7, 3],
    [-0.34, 0.4, 0.62, 0.7, 3],
    [0.36, 0.38, 0.62, 0.7, -4],
  ],
};
/** Half the width and height of each layout. */
const REACH: Record<number, readonly [number, number]> = {
  1: [0.46, 0.53],
  2: [0.78, 0.5],
  3: [0.97, 0.46],
  4: [0.72, 0.8],
};

/** Two rings with waves extending from them: one outline, drawn with its own thin strokes. */
function waves(): Outline {
  let path = '';
  for (let row = 0; row < 4; row += 1) {
    const y = 40 + row * 80;
    let upper = `M0 ${y}`;
    for (let step = 0; step < 6; step += 1)
      upper += `Q${step * 150 + 38} ${y - 44} ${step * 150 + 75} ${y}Q${step * 150 + 112} ${y + 44} ${step * 150 + 150} ${y}`;
    upper += `L900 ${y + 12}`;
    for (let step = 5; step >= 0; step -= 1)
      upper += `Q${step * 150 + 112} ${y + 56} ${step * 150 + 75} ${y + 12}Q${step * 150 + 38} ${y - 32} ${step * 150} ${y + 12}`;
    path += `${upper}Z`;
  }
  return { path, viewWidth: 900, viewHeight: 330 };
}

function putStamp(builder: PageBuilder, picture: Picture, box: Box, index: number, turn: number): void {
  const pitch = Math.min(box.width, box.height) * 0.075;
  const photo = turned(inset(box, pitch * 1.05), box.x + box.width / 2, box.y + box.height / 2, turn);
  builder.group(`Stamp ${index + 1}`, () => {
    builder.outline('Paper', stamp(box.width, box.height, pitch), box, WHITE, {
      rotation: turn,
      shadow: { color: '#00000040', x: 0, y: Math.round(builder.u(0.5)), blur: Math.round(builder.u(1.8)) },
    });
    builder.image(photoName(index), picture, photo, { crop: cropAbout(picture, photo), rotation: turn });
  });
}

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background, accent, pop } = input.palette;
  const pictures = input.pictures.slice(0, 4);
  if (pictures.length === 0) return false;
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: 'above',
    share: 0.4,
    most: 0.36,
    align: builder.wide ? 'left' : 'center',
    label: true,
    offer: 'pill',
    largest: builder.wide ? 15 : 14,
    gap: 0.7,
  });
  if (!stage || stage.box.height < builder.height * 0.34) return false;
  const { box } = stage;
  // Four are arranged two by two if there is room, else three in a row.
  const count = pictures.length === 4 && box.width > box.height * 1.5 ? 3 : pictures.length;
  const upright = (count === 2 || count === 3) && box.height > box.width * 1.15;
  const layout = LAYOUTS[count] ?? [];
  const [rx, ry] = REACH[count] ?? [1, 1];
  const unit = upright
    ? Math.min(box.width / 2 / (ry * 1.25), box.height / 2 / (rx * 0.96))
    : Math.min(box.width / 2 / rx, box.height / 2 / ry);
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const sign = builder.mirrored ? -1 : 1;
  let last = box;
  for (const [index, [x, y, width, height, turn]] of layout.entries()) {
    const picture = pictures[index];
    if (!picture) continue;
    // Rotated, the row runs down the page and alternates from side to side.
    last = upright
      ? around(
          cx + sign * (index % 2 === 0 ? -0.16 : 0.16) * unit,
          cy + x * unit * 1.02,
          width * unit * 1.2,
          height * unit * 0.78,
        )
      : around(cx + sign * x * unit, cy + y * unit, width * unit, height * unit);
    putStamp(builder, picture, last, index, turn * sign);
  }
  const ink =
    [accent, pop, inkOn(builder, [background])].find(
      (color) => contrast(color, background) >= 2 && contrast(color, WHITE) >= 2,
    ) ?? inkOn(builder, [background]);
  const size = Math.min(last.width, last.height) * 0.46;
  const at = around(
    sign > 0
      ? Math.min(last.x + last.width - size * 0.1, builder.width - size * 0.6)
      : Math.max(last.x + size * 0.1, size * 0.6),
    last.y + size * 0.2,
    size,
  );
  const stroke = { color: ink, width: Math.max(1, size * 0.03), dash: [] };
  builder.group('Postmark', () => {
    builder.ellipse('Outer ring', at, null, { stroke, opacity: 0.85 });
    builder.ellipse('Inner ring', inset(at, size * 0.16), null, { stroke, opacity: 0.85 });
    builder.outline(
      'Waves',
      waves(),
      {
        x: sign > 0 ? at.x - size * 0.98 : at.x + size * 1.02,
        y: at.y + size * 0.28,
        width: size * 0.96,
        height: size * 0.44,
      },
      ink,
      { opacity: 0.85 },
    );
  });
  stage.put();
  return true;
}

export const stamps: Composition = {
  id: 'stamps',
  pictures: [1, 4],
  cutout: 'never',
  kinds: ['greeting', 'shelf', 'news', 'event'],
  shapes: ['square', 'portrait', 'wide', 'story'],
  suits: ({ content, energy }) =>
    (/\b(?:ship|deliver|(?:post|postage|parcel|letter|travel|trip|greetings?|send|sent|mail)\b)/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''}`,
    )
      ? 7
      : 3) + (energy === 'playful' || energy === 'calm' ? 1 : 0),
  draw,
};
