/** Hanging marks: a quotation between two enormous marks that the edges of the page cut, set flush in large letters. */
import { contrast, mix } from '#design/layout/contrast.ts';
import { type PageBuilder } from '#design/templates/page-builder.ts';
import { quoteMark } from '#design/templates/outlines.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { wordsOn } from '#design/templates/words.ts';
import { isSaid, withoutMarks } from '../quote.ts';
import type { Composition } from '../composition.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette } = input;
  const backgrounds = [palette.background];
  const strong = [palette.accent, palette.pop].find((color) => color !== palette.background) ?? palette.ink;
  const calm = input.energy === 'calm' || input.energy === 'elegant';
  // They replace the typed marks: quiet, but clearly visible.
  const color = calm
    ? ([palette.panel, mix(palette.background, strong, 0.4)].find((one) => contrast(one, palette.background) >= 1.25) ??
      strong)
    : strong;
  if (builder.wide) {
    const high = Math.min(height * 0.66, (width * 0.3) / 1.4 / 0.84);
    const wide = high * 1.4;
    const { items, name } = withoutMarks(builder, backgrounds, { headlineLines: 6 });
    builder.outline(
      name,
      quoteMark(),
      { x: builder.mirrored ? width - wide * 0.84 : -wide * 0.16, y: -high * 0.1, width: wide, height: high },
      color,
      builder.mirrored ? { rotation: 180 } : {},
    );
    const left = wide * 0.84 + builder.u(7);
    const room = { x: builder.mirrored ? safe.x : left, y: safe.y, width: width - left - safe.x, height: safe.height };
    const stack = stackIn(builder, items, room, {
      align: 'left',
      valign: 'middle',
      largest: 22,
      smallest: 4,
      airy: 1.25,
    });
    if (!stack) return false;
    putStack(builder, stack);
    return true;
  }
  const high = builder.u(builder.tall ? 40 : 30);
  const wide = high * 1.4;
  const top = builder.bar > 0 ? safe.y - high * 0.5 : -high * 0.16;
  const opening = { x: builder.mirrored ? width - wide * 0.82 : -wide * 0.18, y: top, width: wide, height: high };
  const closing = {
    x: builder.mirrored ? -wide * 0.24 : width - wide * 0.76,
    y: height - high * (builder.bar > 0 ? 0.72 : 0.62),
    width: wide,
    height: high,
  };
  const from = Math.max(safe.y, opening.y + high + builder.u(5));
  const until = Math.min(safe.y + safe.height, closing.y - builder.u(3));
  const { items, name } = withoutMarks(builder, backgrounds, {
    without: ['details', 'call-to-action'],
    headlineLines: 7,
  });
  const foot = wordsOn(builder, backgrounds, { without: ['headline', 'subheading', 'offer'] }).map((item) => ({
    ...item,
    share: 0.99,
  }));
  const stack = stackIn(
    builder,
    items,
    { ...safe, y: from, height: until - from },
    { align: 'left', valign: 'middle', largest: 24, smallest: 4.4, airy: 1.2 },
  );
  // Small words are at the foot, next to the closing marks.
  const free = builder.mirrored ? closing.x + wide + builder.u(2) : safe.x;
  const low = {
    x: free,
    y: until,
    width: (builder.mirrored ? safe.x + safe.width : closing.x - builder.u(2)) - free,
    height: safe.y + safe.height - until,
  };
  const below = stackIn(builder, foot, low, { align: 'left', valign: 'bottom', largest: 4.4, smallest: 3 });
  if (!stack || !below) return false;
  builder.outline(name, quoteMark(), opening, color);
  builder.outline('Closing marks', quoteMark(), closing, color, { rotation: 180 });
  putStack(builder, stack);
  putStack(builder, below);
  return true;
}

export const hangingMarks: Composition = {
  id: 'hanging-marks',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['quote'],
  shapes: ['portrait', 'square', 'wide', 'banner', 'story'],
  suits: ({ content, energy }) =>
    (isSaid(content.headline) ? 8.8 : 2) + (energy === 'loud' || energy === 'clean' ? 0.8 : 0),
  draw,
};
