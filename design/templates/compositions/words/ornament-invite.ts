/**
 * Ornament invitation: a double frame with fans in its corners, everything centred, a small ornament between the words.
 */
import { around, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { putStack, shifted, stackIn } from '#design/templates/text-stack.ts';
import { saidIn, strongOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { divider, fan } from './celebration-outlines.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette } = input;
  builder.background = solid(palette.background);
  const backgrounds = [palette.background];
  const gold = strongOn(builder, backgrounds);
  const outer = inset(builder.page, builder.margin * 0.5);
  const frame = inset(outer, builder.u(1.6));
  const corner = Math.min(builder.u(19), frame.height * 0.34);
  const fine = Math.max(1, builder.u(0.28));
  const pad = builder.u(builder.wide ? 10 : 7);
  const top = Math.max(safe.y, frame.y + (builder.wide ? builder.u(7) : corner * 0.9));
  const bottom = Math.min(safe.y + safe.height, frame.y + frame.height - (builder.wide ? builder.u(7) : corner * 0.9));
  const room = {
    x: frame.x + (builder.wide ? corner * 0.8 : pad),
    y: top,
    width: frame.width - 2 * (builder.wide ? corner * 0.8 : pad),
    height: bottom - top,
  };
  const items = wordsOn(builder, backgrounds, { label: true, offer: 'plain', headlineLines: 4 });
  const headAt = items.findIndex(({ role }) => role === 'headline');
  const upper = items.slice(0, headAt + 1);
  const lower = items.slice(headAt + 1);
  // The ornament is below the headline: a wider gap makes room for it.
  const ornament = builder.u(5.4);
  const spaced = lower.map((item, index) => (index === 0 ? { ...item, gap: (item.gap ?? 1) * 1 } : item));
  const stack = stackIn(
    builder,
    [...upper, ...spaced],
    { ...room, height: room.height - (lower.length > 0 ? ornament : 0) },
    { align: 'center', valign: 'top', largest: 18, smallest: 4.6, airy: 1.35 },
  );
  if (!stack) return false;
  builder.rectangle('Outer frame', outer, null, { stroke: { color: gold, width: fine, dash: [] } });
  builder.rectangle('Inner frame', frame, null, { stroke: { color: gold, width: fine * 2.2, dash: [] } });
  for (const [index, [x, y]] of (
    [
      [frame.x, frame.y],
      [frame.x + frame.width - corner, frame.y],
      [frame.x + frame.width - corner, frame.y + frame.height - corner],
      [frame.x, frame.y + frame.height - corner],
    ] as const
  ).entries()) {
    builder.outline('Fan', fan(7), { x, y, width: corner, height: corner }, gold, { rotation: index * 90 });
  }
  const whole = stack.box.height + (lower.length > 0 && upper.length > 0 ? ornament : 0);
  const dy = room.y + (room.height - whole) / 2 - stack.box.y;
  const texts = stack.texts.map((text, index) => ({
    ...text,
    layer: { ...text.layer, y: text.layer.y + (index > headAt && headAt >= 0 ? ornament : 0) },
  }));
  const moved = shifted({ ...stack, texts }, 0, dy);
  const head = moved.texts[headAt]?.layer;
  const next = moved.texts[headAt + 1]?.layer;
  const middle = head
    ? next
      ? (head.y + head.height + next.y - (next.box?.paddingY ?? 0)) / 2
      : head.y + head.height + builder.u(5)
    : height / 2;
  const wide = Math.min(room.width * 0.5, builder.u(44));
  if (!head || next || middle + builder.u(2) < bottom)
    builder.outline('Ornament', divider(), around(width / 2, middle, wide, wide / 10), gold);
  putStack(builder, moved);
  return true;
}

export const ornamentInvite: Composition = {
  id: 'ornament-invite',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['event', 'greeting'],
  shapes: ['portrait', 'square', 'paper', 'story'],
  suits: ({ energy, content }) =>
    ({ elegant: 7.8, calm: 6, clean: 4, playful: 3.4, loud: 2.4 })[energy] - (content.offer ? 1 : 0),
  suitsBrief: ({ energy, content }) =>
    ({ elegant: 6.4, calm: 6, clean: 4, playful: 3.4, loud: 2.4 })[energy] +
    (/\b(?:invit\w*|weddings?|married|engage\w*|date|christening|baptism|anniversary|gala|dinner|shower|rsvp)\b/i.test(
      saidIn(content),
    )
      ? 1.8
      : 0) -
    (content.offer ? 1 : 0),
  draw,
};
