/** Arch window: the photo in a tall arch with a fine line around it, words centered below: quiet, elegant occasions. */
import { type PageBuilder, columns, inset } from '../page-builder.ts';
import { footOf, putOffer, putWords } from '../blocks.ts';
import { arch } from '../outlines.ts';
import { frameOf, putFramed } from '../pictures.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import type { Box } from '#design/document/geometry.ts';
import type { Composition } from './composition.ts';

/** The photo in its arch, and the line around it. */
function putArch(builder: PageBuilder, room: Box, ratio: number): Box {
  const { pictures, palette } = builder.input;
  const height = Math.min(room.height, room.width / ratio);
  const width = Math.min(room.width, height * ratio);
  const box = { x: room.x + (room.width - width) / 2, y: room.y + room.height - height, width, height };
  builder.outline('Arch line', arch(box.width, box.height), box, null, {
    stroke: { color: palette.accent, width: Math.max(1, builder.u(0.28)), dash: [] },
  });
  const inner = inset(box, builder.u(1.7));
  const photo = { ...inner, height: box.y + box.height - inner.y };
  const [picture] = pictures;
  if (picture) putFramed(builder, picture, photo, frameOf(arch(photo.width, photo.height)));
  return box;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const [picture] = input.pictures;
  if (!picture) return false;
  const backgrounds = [input.palette.background];
  if (builder.wide) {
    const [first, second] = columns(safe, 0.56, margin);
    const [words, photo] = builder.mirrored ? [second, first] : [first, second];
    const box = putArch(
      builder,
      { ...photo, height: builder.height - photo.y },
      Math.max(0.72, photo.width / (builder.height - photo.y)),
    );
    const size = Math.min(builder.u(23), box.width * 0.42);
    const badged = putOffer(
      builder,
      'disc',
      builder.mirrored ? box.x + box.width - size * 0.2 : box.x + size * 0.2,
      box.y + box.height * 0.66,
      size,
      backgrounds,
      0,
    );
    return (
      putWords(
        builder,
        badged ? { ...words, width: words.width - size * 0.2 } : words,
        backgrounds,
        { without: badged ? ['offer'] : [], label: true },
        { align: 'left', valign: 'middle', largest: 17 },
      ) !== null
    );
  }
  const foot = footOf(builder, safe.x, safe.width, backgrounds, 'center', undefined, builder.height * 0.22);
  if (!foot) return false;
  const footRoom = foot.height > 0 ? foot.height + margin * 0.45 : 0;
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['details', 'call-to-action', 'offer'], label: true, headlineLines: 3 }),
    { ...safe, height: (safe.height - footRoom) * 0.4 },
    { align: 'center', valign: 'bottom', largest: builder.tall ? 14 : 11.5 },
  );
  if (!head) return false;
  const wordsHeight = head.box.height;
  const photoRoom = {
    x: safe.x,
    y: safe.y,
    width: safe.width,
    height: safe.height - footRoom - wordsHeight - margin * 0.5,
  };
  if (photoRoom.height < builder.height * 0.3) return false;
  const box = putArch(builder, photoRoom, builder.tall ? 0.72 : 0.86);
  const shifted = photoRoom.y + photoRoom.height + margin * 0.5 - head.box.y;
  putStack(builder, {
    ...head,
    texts: head.texts.map((text) => ({ ...text, layer: { ...text.layer, y: text.layer.y + shifted } })),
  });
  const size = Math.min(builder.u(24), box.width * 0.46, box.height * 0.4);
  if (
    input.content.offer &&
    !putOffer(
      builder,
      'disc',
      Math.min(safe.x + safe.width - size / 2, box.x + box.width),
      box.y + box.height - size * 0.7,
      size,
      backgrounds,
      0,
    )
  )
    return false;
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const archWindow: Composition = {
  id: 'arch-window',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['news', 'greeting', 'event'],
  shapes: ['portrait', 'story'],
  suits: ({ energy, ratio }) =>
    ({ elegant: 7.4, calm: 7.6, playful: 4.6, clean: 3.6, loud: 1 })[energy] - (ratio > 2.2 ? 3 : 0),
  draw,
};
