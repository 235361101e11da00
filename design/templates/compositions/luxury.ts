/** Luxury: much space, a fine border, a small picture or none, quiet letters. */
import { around, type PageBuilder, columns, inset } from '../page-builder.ts';
import { putWords, stackAbreast } from '../blocks.ts';
import { glint } from '../outlines.ts';
import { isCropped, namedFrame, putCutout, putFramed } from '../pictures.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { strongOn, wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

function draw(builder: PageBuilder): boolean {
  const { input, margin } = builder;
  const { palette } = input;
  const [picture] = input.pictures;
  const backgrounds = [palette.background];
  const border = { color: palette.accent, width: Math.max(1, builder.u(0.22)), dash: [] };
  const edge = margin * 0.5;
  builder.rectangle('Border', inset(builder.page, edge), null, { stroke: border });
  if (input.twist % 2 === 1)
    builder.rectangle('Inner border', inset(builder.page, edge + builder.u(0.9)), null, {
      stroke: { ...border, width: Math.max(0.5, border.width / 2) },
    });
  const safe = inset(builder.safe, margin * 0.5, builder.bar > 0 ? 0 : margin * (builder.low ? 0.2 : 0.6));
  const ornament = (x: number, y: number) =>
    builder.outline('Glint', glint(), around(x, y, builder.u(4.4)), strongOn(builder, backgrounds));
  if (!picture && builder.low) {
    // A glint above would take the little height there is.
    const words = wordsOn(builder, backgrounds, { label: true, offer: 'plain', headlineLines: 2 });
    const stack = stackAbreast(builder, words, inset(safe, safe.width * 0.03, 0), {
      align: 'center',
      valign: 'middle',
      largest: 30,
      airy: 1.2,
    });
    if (stack) putStack(builder, stack);
    return stack !== null;
  }
  if (!picture) {
    const stack = putWords(
      builder,
      inset(safe, safe.width * 0.04, builder.u(7)),
      backgrounds,
      { label: true, offer: 'plain' },
      { align: 'center', valign: 'middle', largest: 21, airy: 1.5 },
    );
    if (!stack) return false;
    const above = stack.box.y - builder.u(6);
    ornament(builder.width / 2, Math.max(safe.y + builder.u(1), above));
    return true;
  }
  if (builder.wide) {
    const [first, second] = columns(safe, builder.low ? 0.6 : 0.5, margin);
    const [words, photo] = builder.mirrored ? [second, first] : [first, second];
    if (picture.mask && !isCropped(picture))
      putCutout(builder, picture, inset(photo, builder.low ? 0 : photo.width * 0.06));
    else putFramed(builder, picture, photo, namedFrame('rectangle', photo, builder));
    return (
      putWords(
        builder,
        words,
        backgrounds,
        { label: true, offer: 'plain' },
        { align: 'left', valign: 'middle', largest: builder.low ? 20 : 16, airy: builder.low ? 1.1 : 1.25 },
      ) !== null
    );
  }
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, { label: true, offer: 'plain', headlineLines: 2 }),
    { ...safe, height: safe.height * 0.52 },
    { align: 'center', valign: 'bottom', largest: builder.tall ? 14 : 11.5, airy: 1.15 },
  );
  if (!stack) return false;
  const bottom = safe.y + safe.height;
  const shift = bottom - stack.box.height - stack.box.y;
  const top = stack.box.y + shift;
  const room = { x: safe.x, y: safe.y, width: safe.width, height: top - safe.y - margin * 0.7 };
  if (room.height < builder.height * 0.26) return false;
  if (picture.mask && !isCropped(picture)) putCutout(builder, picture, inset(room, room.width * 0.04, 0));
  else {
    const ratio = builder.tall ? 0.8 : 1.18;
    const width = Math.min(room.width, room.height * ratio);
    const photo = { x: room.x + (room.width - width) / 2, y: room.y, width, height: room.height };
    putFramed(builder, picture, photo, namedFrame('rectangle', photo, builder));
  }
  putStack(builder, {
    ...stack,
    texts: stack.texts.map((text) => ({ ...text, layer: { ...text.layer, y: text.layer.y + shift } })),
  });
  return true;
}

export const luxury: Composition = {
  id: 'luxury',
  pictures: [0, 1],
  cutout: 'welcome',
  kinds: ['news', 'greeting', 'offer'],
  shapes: ['portrait', 'square', 'story'],
  suits: ({ energy, content, pictures, things }) =>
    ({ elegant: 7.8, calm: 5.6, clean: 3.4, playful: 1, loud: 0.5 })[energy] -
    (content.lines.length > 3 ? 2 : 0) +
    (pictures === 0 ? 0.6 : things ? 0 : -2),
  draw,
};
