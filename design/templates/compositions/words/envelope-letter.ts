/**
 * Envelope: a letter with the words comes out of an open envelope, which carries the small print; sealed with a drop of
 * wax.
 */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { scallop } from '#design/templates/outlines.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { flap, pocket } from './celebration-outlines.ts';
import { edgeOf, SHEET, shadowOf } from './paper.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette } = input;
  if (builder.ratio > 2) return false;
  builder.background = solid(palette.background);
  const cover =
    [palette.accent, palette.panel, palette.pop].find(
      (color) => color !== palette.background && edgeOf(color) !== palette.background && color !== SHEET,
    ) ?? palette.accent;
  const inside = shade(cover, isDark(cover) ? 0.1 : -0.14);
  const small = wordsOn(builder, [cover], {
    without: ['headline', 'subheading', 'offer'],
    ink: onSurface(builder, cover),
  }).map((item) => ({
    ...item,
    share: 0.99,
    ...(item.pill
      ? {
          pill: surfaceOn(builder, [cover]),
          color: onSurface(builder, surfaceOn(builder, [cover])),
          backgrounds: [surfaceOn(builder, [cover])],
        }
      : {}),
  }));
  const wide = Math.min(width - builder.margin * 1.2, builder.u(builder.wide ? 118 : 200));
  const left = (width - wide) / 2;
  const low = stackIn(
    builder,
    small,
    { x: left + builder.u(6), y: 0, width: wide - builder.u(12), height: safe.height * 0.2 },
    { align: 'center', valign: 'top', largest: 4.4, smallest: 2.9 },
  );
  if (!low) return false;
  const dip = Math.min(wide * 0.2, height * 0.15);
  const bottom = builder.bar > 0 ? safe.y + safe.height + builder.u(2) : height - builder.margin * 0.6;
  const high = dip + (small.length > 0 ? low.box.height + builder.u(12) : builder.u(14));
  const mouth = bottom - high;
  const paper = {
    x: left + wide * 0.06,
    y: builder.bar > 0 ? safe.y - builder.u(3) : Math.max(builder.margin * 0.6, safe.y - builder.u(3)),
    width: wide * 0.88,
    height: 0,
  };
  const room = {
    x: paper.x + builder.u(4.6),
    y: paper.y + builder.u(5),
    width: paper.width - builder.u(9.2),
    height: mouth - paper.y - builder.u(8),
  };
  const stack = stackIn(
    builder,
    wordsOn(builder, [SHEET], { without: ['details', 'call-to-action'], label: true, headlineLines: 4 }),
    room,
    { align: 'center', valign: 'middle', largest: 17, smallest: 4.6, airy: 1.15 },
  );
  if (!stack) return false;
  // A short letter extends less far.
  const top = Math.max(paper.y, Math.min(mouth - builder.u(30), stack.box.y - builder.u(14)));
  paper.height = bottom - builder.u(4) - top;
  const flapHigh = Math.min(dip * 1.5, mouth - builder.u(2));
  builder.outline(
    'Flap',
    flap(wide, flapHigh),
    { x: left, y: mouth - flapHigh, width: wide, height: flapHigh + 1 },
    inside,
  );
  builder.rectangle('Envelope inside', { x: left, y: mouth, width: wide, height: high }, inside);
  builder.rectangle('Letter', { ...paper, y: top }, SHEET, { radius: builder.u(0.8), shadow: shadowOf(builder, 0.8) });
  if (input.energy === 'elegant' || input.energy === 'calm')
    builder.rectangle(
      'Letter frame',
      { x: paper.x + builder.u(2), y: top + builder.u(2), width: paper.width - builder.u(4), height: paper.height },
      null,
      { stroke: { color: surfaceOn(builder, [SHEET]), width: Math.max(1, builder.u(0.25)), dash: [] } },
    );
  builder.outline('Envelope', pocket(wide, high, dip), { x: left, y: mouth, width: wide, height: high }, cover, {
    shadow: { ...shadowOf(builder, 0.5), y: -Math.round(builder.u(0.3)) },
  });
  const seal = builder.u(10.5);
  const wax = surfaceOn(builder, [cover]);
  builder.outline('Wax', scallop(9), around(width / 2, mouth + dip - seal * 0.06, seal), wax, {
    shadow: shadowOf(builder, 0.4),
  });
  builder.shape('Heart', { kind: 'heart' }, around(width / 2, mouth + dip - seal * 0.04, seal * 0.44), cover);
  const mid = top + (mouth - top) / 2;
  const text = {
    ...stack,
    texts: stack.texts.map((one) => ({
      ...one,
      layer: {
        ...one.layer,
        y: one.layer.y + (top > paper.y ? Math.max(room.y, mid - stack.box.height / 2) - stack.box.y : 0),
      },
    })),
  };
  putStack(builder, text);
  const free = bottom - mouth - dip - seal * 0.5;
  putStack(builder, {
    ...low,
    texts: low.texts.map((one) => ({
      ...one,
      layer: { ...one.layer, y: one.layer.y + mouth + dip + seal * 0.5 + (free - low.box.height) / 2 },
    })),
  });
  return true;
}

export const envelopeLetter: Composition = {
  id: 'envelope-letter',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['greeting', 'event', 'quote', 'news'],
  shapes: ['square', 'portrait', 'story'],
  suits: ({ energy, content }) =>
    ({ playful: 6.8, elegant: 6.6, calm: 6.6, clean: 4.6, loud: 4 })[energy] - (content.lines.length > 3 ? 2 : 0),
  draw,
};
