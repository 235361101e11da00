/**
 * Rubber stamp: a large worn stamp, askew on paper, the message inside its double frame, everything else quietly next
 * to or below it.
 */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { strongOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn, type Item } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { putTurned } from '../words/paper.ts';
import { wornFrame } from './offer-outlines.ts';
import { offerItems } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, content } = input;
  if (!content.headline) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const strong = strongOn(builder, backgrounds);
  const beside = builder.ratio >= 1.2;
  // Long headlines are no stamps.
  if (content.headline.length > 34) return false;
  const words = {
    ...safe,
    ...(beside ? { x: builder.mirrored ? safe.x : safe.x + safe.width * 0.58, width: safe.width * 0.42 } : {}),
  };
  const foot = beside
    ? null
    : footOf(builder, safe.x, safe.width, backgrounds, 'center', undefined, safe.height * 0.26);
  if (!beside && !foot) return false;
  const stamped = wordsOn(builder, backgrounds, {
    without: ['subheading', 'offer', 'details', 'call-to-action'],
    ink: strong,
    headline: strong,
    headlineLines: 3,
  });
  const deal = offerItems(builder, backgrounds, strong, { lines: 2 }).map((item): Item => ({
    ...item,
    share: item.name === 'Offer' ? 0.7 : 0.26,
    most: 16,
    least: 3.4,
    gap: 1.3,
  }));
  const quiet = wordsOn(builder, backgrounds, {
    without: beside ? ['headline', 'offer'] : ['headline', 'offer', 'details', 'call-to-action'],
  }).map((item): Item => ({ ...item, share: item.role === 'subheading' ? 1 : Math.min(item.share, 0.7), lines: 5 }));
  const note =
    quiet.length > 0
      ? stackIn(builder, quiet, beside ? words : { ...safe, height: safe.height * 0.2 }, {
          align: beside ? 'left' : 'center',
          valign: beside ? 'middle' : 'top',
          largest: beside ? 8.4 : builder.tall ? 7 : 5.8,
          smallest: 2.8,
        })
      : null;
  if (quiet.length > 0 && !note) return false;
  if (beside && !note) return false;
  const footTop = safe.y + safe.height - (foot?.height ?? 0);
  const noteTop = beside ? 0 : footTop - (foot && foot.height > 0 ? margin * 0.6 : 0) - (note ? note.box.height : 0);
  const room = beside
    ? { ...safe, x: builder.mirrored ? safe.x + safe.width * 0.46 : safe.x, width: safe.width * 0.54 }
    : {
        ...safe,
        height: (note ? noteTop - margin * 0.6 : footTop - (foot && foot.height > 0 ? margin * 0.6 : 0)) - safe.y,
      };
  const turn = (builder.mirrored ? 1 : -1) * { loud: 9, playful: 8, clean: 6, calm: 5, elegant: 5 }[input.energy];
  const lean = Math.abs(Math.sin((turn * Math.PI) / 180));
  // As wide as its corners allow when it is rotated.
  const frame = { width: room.width * 0.96 - room.height * lean * 0.5, height: 0 };
  const pad = builder.u(5.4);
  const inside = stackIn(
    builder,
    [...stamped, ...deal],
    { x: 0, y: 0, width: frame.width - 2 * pad, height: room.height - frame.width * lean - 2 * pad },
    { align: 'center', valign: 'top', largest: beside ? 19 : 30, smallest: 5.7 },
  );
  if (!inside) return false;
  frame.width = Math.min(frame.width, Math.max(inside.box.width + 2 * pad, frame.width * 0.6));
  frame.height = inside.box.height + 2 * pad;
  const [cx, cy] = [room.x + room.width / 2, room.y + room.height / 2];
  const box = { x: cx - frame.width / 2, y: cy - frame.height / 2, ...frame };
  const shift = { x: cx - (inside.box.x + inside.box.width / 2), y: cy - (inside.box.y + inside.box.height / 2) };
  const set = {
    ...inside,
    texts: inside.texts.map((text) => ({
      ...text,
      layer: { ...text.layer, x: text.layer.x + shift.x, y: text.layer.y + shift.y },
    })),
  };
  putTurned(builder, 'Stamp', set, cx, cy, turn, () =>
    builder.outline('Frame', wornFrame(box.width, box.height, builder.u(1.1), builder.u(2.6)), box, strong, {
      rotation: turn,
      rule: 'evenodd',
    }),
  );
  if (note)
    putStack(
      builder,
      beside
        ? note
        : {
            ...note,
            texts: note.texts.map((text) => ({
              ...text,
              layer: { ...text.layer, y: text.layer.y + noteTop - safe.y },
            })),
          },
    );
  foot?.put(footTop);
  return true;
}

export const rubberStamp: Composition = {
  id: 'rubber-stamp',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'news', 'cover', 'greeting'],
  shapes: ['square', 'wide', 'portrait', 'banner', 'card', 'paper', 'story'],
  suits: ({ content, energy }) =>
    ((content.headline ?? '').length <= 34 ? 4 : 0) +
    (/back|sold|last|new|clos|thank|limited|edition|only|moved|final|best|stock|approved|free/i.test(
      `${content.headline ?? ''}`,
    )
      ? 1.8
      : 0) +
    { loud: 0.8, playful: 0.6, calm: 0.8, clean: 0.4, elegant: -0.8 }[energy],
  draw,
};
