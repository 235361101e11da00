/** Snapshots: prints with white borders, overlapping at a slant, the words above or next to them. */
import type { Box } from '#design/document/geometry.ts';
import { inset, type PageBuilder } from '../page-builder.ts';
import { footOf, putOffer, putWords } from '../blocks.ts';
import type { Picture } from '../composition-input.ts';
import { cropAbout } from '../pictures.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

/** Centers and widths in fractions of the room, and rotations in degrees, for each number of prints. */
const LAYOUTS: Record<number, readonly (readonly [x: number, y: number, size: number, turn: number])[]> = {
  1: [[0.5, 0.5, 1, -4]],
  2: [
    [0.3, 0.46, 0.6, -7],
    [0.7, 0.54, 0.6, 5],
  ],
  3: [
    [0.22, 0.44, 0.5, -8],
    [0.78, 0.42, 0.5, 7],
    [0.5, 0.58, 0.54, -2],
  ],
  4: [
    [0.26, 0.27, 0.48, -6],
    [0.74, 0.25, 0.48, 5],
    [0.27, 0.73, 0.48, 4],
    [0.73, 0.75, 0.48, -5],
  ],
};

/** A print: the picture on a white card with a broad bottom border, rotated as one. */
function putPrint(
  builder: PageBuilder,
  picture: Picture,
  cx: number,
  cy: number,
  size: number,
  turn: number,
  name: string,
): void {
  const rim = size * 0.055;
  const card = { x: cx - size / 2, y: cy - size * 0.56, width: size, height: size * 1.12 };
  const photo = inset({ ...card, height: card.height - rim * 1.6 }, rim);
  // Both turn about the middle of the card.
  const lift = card.y + card.height / 2 - (photo.y + photo.height / 2);
  const angle = (turn * Math.PI) / 180;
  const moved = { ...photo, x: photo.x + Math.sin(angle) * lift, y: photo.y + lift - Math.cos(angle) * lift };
  builder.group(name === 'Photo' ? 'Print' : name.replace('Photo', 'Print'), () => {
    builder.rectangle('Print card', card, '#ffffff', {
      rotation: turn,
      radius: Math.round(size * 0.012),
      shadow: { color: '#0000004d', x: 0, y: Math.round(builder.u(0.7)), blur: Math.round(builder.u(2.6)) },
    });
    builder.image(name, picture, moved, { crop: cropAbout(picture, moved), rotation: turn });
  });
}

function putPrints(builder: PageBuilder, room: Box): void {
  const pictures = builder.input.pictures.slice(0, 4);
  const layout = LAYOUTS[pictures.length] ?? [];
  // Prints are slightly higher than wide; rotated ones extend slightly further.
  const rows = pictures.length === 4 ? 2 : 1;
  const unit = Math.min(
    room.width,
    room.height / rows / 1.22 / Math.max(...layout.map(([, , size]) => size)),
    pictures.length === 1 ? room.height / 1.2 : Infinity,
  );
  const stage = { x: room.x + (room.width - unit) / 2, width: unit };
  for (const [index, picture] of pictures.entries()) {
    const spot = layout[index];
    if (!spot) continue;
    const [x, y, size, turn] = spot;
    const spreadX = Math.min(room.width, unit * (rows === 2 ? 1 : 1.5));
    const cx =
      rows === 2
        ? stage.x + stage.width * x
        : room.x +
          room.width / 2 +
          (x - 0.5) * Math.min(spreadX, Math.max(unit, room.width - unit * size * 0.9 + unit * 0.2));
    putPrint(
      builder,
      picture,
      cx,
      room.y + room.height * (rows === 2 ? y : 0.5 + (y - 0.5) * 0.5),
      unit * size,
      turn,
      index === 0 ? 'Photo' : `Photo ${index + 1}`,
    );
  }
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  if (input.pictures.length === 0) return false;
  const backgrounds = [input.palette.background];
  builder.ellipse(
    'Disc',
    {
      x: builder.mirrored ? builder.width * 0.55 : -builder.width * 0.2,
      y: builder.height * 0.3,
      width: builder.unit * 0.8,
      height: builder.unit * 0.8,
    },
    builder.softPanel,
  );
  const both = [...backgrounds, builder.softPanel];
  if (builder.wide) {
    const width = Math.min(safe.width * 0.52, safe.height * 1.5);
    putPrints(builder, {
      x: builder.mirrored ? safe.x : safe.x + safe.width - width,
      y: safe.y * 0.6,
      width,
      height: builder.height - safe.y * 1.2,
    });
    const words = {
      ...safe,
      x: builder.mirrored ? safe.x + width + margin * 0.6 : safe.x,
      width: safe.width - width - margin * 0.6,
    };
    return (
      putWords(
        builder,
        words,
        both,
        { label: true, offer: 'pill' },
        { align: 'left', valign: 'middle', largest: 13 },
      ) !== null
    );
  }
  const foot = footOf(builder, safe.x, safe.width, both, 'center', undefined, builder.height * 0.2);
  if (!foot) return false;
  const footRoom = foot.height > 0 ? foot.height + margin * 0.5 : 0;
  const head = stackIn(
    builder,
    wordsOn(builder, both, { without: ['offer', 'details', 'call-to-action'], label: true, headlineLines: 2 }),
    { ...safe, height: (safe.height - footRoom) * 0.36 },
    { align: 'center', valign: 'top', largest: 15 },
  );
  if (!head) return false;
  putStack(builder, head);
  const top = (head.texts.length > 0 ? head.box.y + head.box.height : safe.y) + margin * 0.35;
  const room = { x: safe.x, y: top, width: safe.width, height: safe.y + safe.height - footRoom - top };
  if (room.height < builder.height * 0.3) return false;
  putPrints(builder, room);
  const size = Math.min(builder.u(25), room.height * 0.36);
  if (
    input.content.offer &&
    !putOffer(
      builder,
      'seal',
      builder.mirrored ? safe.x + size * 0.5 : safe.x + safe.width - size * 0.5,
      room.y + size * 0.52,
      size,
      backgrounds,
      8,
    )
  )
    return false;
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const snapshots: Composition = {
  id: 'snapshots',
  pictures: [1, 4],
  cutout: 'never',
  kinds: ['shelf', 'greeting', 'news'],
  shapes: ['square', 'portrait', 'story'],
  suits: ({ energy, pictures }) =>
    ({ playful: 7, calm: 6.4, loud: 5.8, clean: 5, elegant: 4 })[energy] + (pictures > 1 ? 0.8 : -2),
  draw,
};
