/**
 * Columns: the pictures side by side as tall windows, arched or square, staggered, with the words above or next to
 * them.
 */
import type { Box } from '#design/document/geometry.ts';
import { type PageBuilder } from '../page-builder.ts';
import { footOf, putOffer, putWords } from '../blocks.ts';
import { arch } from '../outlines.ts';
import { frameOf, namedFrame, putFramed } from '../pictures.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

function putColumns(builder: PageBuilder, room: Box): void {
  const { input } = builder;
  const pictures = input.pictures.slice(0, 4);
  const gap = builder.u(2.2);
  const width = (room.width - gap * (pictures.length - 1)) / pictures.length;
  const step = Math.min(room.height * 0.12, builder.u(7));
  for (const [index, picture] of pictures.entries()) {
    const low = index % 2 === 1;
    const box = {
      x: room.x + (builder.mirrored ? pictures.length - 1 - index : index) * (width + gap),
      y: room.y + (low ? step : 0),
      width,
      height: room.height - step,
    };
    const frame =
      input.energy === 'elegant' || input.energy === 'calm'
        ? frameOf(arch(box.width, box.height))
        : input.energy === 'playful'
          ? { type: 'rectangle' as const, radius: Math.round(Math.min(width / 2, 2000)) }
          : namedFrame(input.energy === 'clean' ? 'rounded' : 'rectangle', box, builder);
    putFramed(builder, picture, box, frame, {}, false, index === 0 ? 'Photo' : `Photo ${index + 1}`);
  }
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const backgrounds = [input.palette.background];
  if (builder.wide) {
    const width = safe.width * 0.54;
    const room = { x: builder.mirrored ? safe.x : safe.x + safe.width - width, y: safe.y, width, height: safe.height };
    putColumns(builder, room);
    const words = {
      ...safe,
      x: builder.mirrored ? safe.x + width + margin * 0.7 : safe.x,
      width: safe.width - width - margin * 0.7,
    };
    return (
      putWords(
        builder,
        words,
        backgrounds,
        { label: true, offer: 'pill' },
        { align: 'left', valign: 'middle', largest: 13 },
      ) !== null
    );
  }
  const align = input.energy === 'elegant' || input.energy === 'calm' ? 'center' : 'left';
  const foot = footOf(builder, safe.x, safe.width, backgrounds, align, undefined, builder.height * 0.2);
  if (!foot) return false;
  const footRoom = foot.height > 0 ? foot.height + margin * 0.6 : 0;
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['offer', 'details', 'call-to-action'], label: true, headlineLines: 2 }),
    { ...safe, height: (safe.height - footRoom) * 0.4 },
    { align, valign: 'top', largest: 15 },
  );
  if (!head) return false;
  putStack(builder, head);
  const top = (head.texts.length > 0 ? head.box.y + head.box.height : safe.y) + margin * 0.6;
  const room = { x: safe.x, y: top, width: safe.width, height: safe.y + safe.height - footRoom - top };
  if (room.height < builder.height * 0.3) return false;
  putColumns(builder, room);
  const size = Math.min(builder.u(25), room.height * 0.36);
  if (
    input.content.offer &&
    !putOffer(
      builder,
      input.energy === 'loud' ? 'burst' : 'disc',
      builder.mirrored ? safe.x + size * 0.48 : safe.x + safe.width - size * 0.48,
      room.y + room.height - size * 0.55,
      size,
      backgrounds,
      -6,
    )
  )
    return false;
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const columnsOfPictures: Composition = {
  id: 'columns',
  pictures: [2, 4],
  cutout: 'never',
  kinds: ['shelf', 'news'],
  shapes: ['square', 'wide'],
  suits: ({ energy, ratio, pictures }) =>
    ({ elegant: 7.4, calm: 7, clean: 6.8, playful: 6.4, loud: 5.4 })[energy] -
    (pictures === 4 && ratio < 0.7 ? 2.5 : 0),
  draw,
};
