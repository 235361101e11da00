/** Hanging sign: a shop's door sign on two strings from a nail, for its news: open, closed, moved, coming. */
import { around, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { stackAbreast } from '#design/templates/blocks.ts';
import { putStack, shifted } from '#design/templates/text-stack.ts';
import { inkOn, onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { contrast } from '#design/layout/contrast.ts';
import { SHEET, shadowOf } from './paper.ts';
import { strings } from './news-outlines.ts';
import { ticket } from './paper-outlines.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height, margin } = builder;
  const { palette } = input;
  // The door: two fields, the lower one a shade deeper, as wood panels are.
  builder.background = solid(palette.background);
  const deeper = shade(palette.background, isDark(palette.background) ? 0.04 : -0.05);
  const gap = builder.u(3.2);
  if (builder.wide)
    for (const share of [0, 1])
      builder.rectangle(
        'Door panel',
        {
          x: margin * 0.6 + share * (width / 2 - margin * 0.3),
          y: margin * 0.6,
          width: width / 2 - margin * 0.9,
          height: height - margin * 1.2,
        },
        deeper,
        { radius: builder.u(1) },
      );
  else {
    builder.rectangle(
      'Door panel',
      { x: margin * 0.6, y: margin * 0.6, width: width - margin * 1.2, height: height * 0.6 - gap },
      deeper,
      { radius: builder.u(1) },
    );
    builder.rectangle(
      'Lower door panel',
      {
        x: margin * 0.6,
        y: height * 0.6 + margin * 0.6,
        width: width - margin * 1.2,
        height: height * 0.4 - margin * 1.2,
      },
      deeper,
      { radius: builder.u(1) },
    );
  }
  const face = [palette.accent, SHEET, palette.pop].find((color) => contrast(color, deeper) >= 1.7) ?? SHEET;
  const line = onSurface(builder, face);
  const wide = Math.min(width - margin * 2, builder.u(builder.low ? 160 : builder.wide ? 116 : 96));
  const rope = builder.u(builder.low ? 8 : builder.wide ? 12 : 17);
  const nailY = Math.max(safe.y, height * 0.06);
  const pad = builder.u(7);
  const most = safe.y + safe.height - nailY - rope - builder.u(builder.wide ? 0 : 2);
  const stack = stackAbreast(
    builder,
    wordsOn(builder, [face], { label: true, offer: 'pill', headlineLines: 4, ink: line }),
    { x: (width - wide) / 2 + pad, y: 0, width: wide - 2 * pad, height: most - 2 * pad },
    { align: 'center', valign: 'top', largest: builder.tall ? 26 : 21, smallest: 4.6, grows: true },
  );
  if (!stack) return false;
  const high = Math.min(
    most,
    Math.max(stack.box.height + 2 * pad, wide * (builder.low ? 0.24 : builder.wide ? 0.34 : builder.tall ? 0.8 : 0.6)),
  );
  const spare = most - high;
  const top = nailY + rope + spare * 0.4;
  const nail = { x: width / 2, y: nailY + spare * 0.4 };
  const cord = inkOn(builder, [deeper]);
  const sign = { x: (width - wide) / 2, y: top, width: wide, height: high };
  const reach = wide * 0.66;
  builder.outline(
    'Strings',
    strings(reach, rope + builder.u(3), builder.u(0.55)),
    { x: width / 2 - reach / 2, y: nail.y, width: reach, height: rope + builder.u(3) },
    cord,
  );
  builder.ellipse('Nail', around(nail.x, nail.y, builder.u(3)), cord);
  const soft = input.energy === 'playful' || input.energy === 'calm';
  if (soft) builder.rectangle('Sign', sign, face, { radius: builder.u(7), shadow: shadowOf(builder, 1.6) });
  else
    builder.outline('Sign', ticket(sign.width, sign.height, 'across', 0.5, 0.01, builder.u(4.4), true), sign, face, {
      shadow: shadowOf(builder, 1.6),
    });
  const rim = inset(sign, builder.u(2));
  if (soft)
    builder.rectangle('Rim', rim, null, {
      radius: builder.u(5.4),
      stroke: { color: line, width: Math.max(1, builder.u(0.5)), dash: [] },
    });
  else
    builder.outline('Rim', ticket(rim.width, rim.height, 'across', 0.5, 0.01, builder.u(4), true), rim, null, {
      stroke: { color: line, width: Math.max(1, builder.u(0.5)), dash: [] },
    });
  for (const share of [0.17, 0.83])
    builder.ellipse(
      'Hole',
      around(sign.x + wide * share, top + builder.u(3.8), builder.u(1.9)),
      surfaceOn(builder, [face]) === face ? line : deeper,
    );
  putStack(builder, shifted(stack, 0, top + (high - stack.box.height) / 2 - stack.box.y));
  return true;
}

export const hangingSign: Composition = {
  id: 'hanging-sign',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['news', 'greeting', 'rows'],
  shapes: ['square', 'portrait', 'story'],
  suits: ({ content, energy }) =>
    (/\b(?:open|closed|moved|back|break|breath|hours|welcome|coming|sorry)\b/i.test(content.headline ?? '')
      ? 7.8
      : 4.8) +
    (energy === 'loud' ? -1 : 0.4) -
    (content.lines.length > 4 ? 2 : 0),
  draw,
};
