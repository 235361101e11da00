/** Billboard: the words on a large board on poles, lit from above, before an open sky with low hills. */
import { around, fade, inset, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { wave } from '#design/templates/outlines.ts';
import { stackAbreast } from '#design/templates/blocks.ts';
import { putStack, shifted } from '#design/templates/text-stack.ts';
import { inkOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { contrast } from '#design/layout/contrast.ts';
import { SHEET, shadowOf } from './paper.ts';
import { cloud, lattice } from './news-outlines.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height, margin } = builder;
  const { palette } = input;
  const sky = palette.background;
  const face =
    contrast(palette.panel, sky) >= 2.2
      ? palette.panel
      : contrast(SHEET, sky) >= 1.3
        ? SHEET
        : ([palette.accent, palette.pop].find((color) => contrast(color, sky) >= 1.6) ?? palette.ink);
  builder.background = fade(180, [0, sky], [1, shade(sky, isDark(sky) ? 0.12 : 0.06)]);
  const wide = width - margin * (builder.wide ? 1.8 : 1.5);
  const frame = builder.u(1.6);
  const pad = builder.u(builder.wide ? 5 : 5.6);
  const most = safe.height * (builder.wide ? 0.74 : 0.66);
  const top = Math.max(safe.y, height * (builder.wide ? 0.09 : 0.14));
  const stack = stackAbreast(
    builder,
    wordsOn(builder, [face], { label: true, offer: 'pill', headlineLines: 4 }),
    {
      x: (width - wide) / 2 + frame + pad,
      y: 0,
      width: wide - 2 * (frame + pad),
      height: most - 2 * (frame + pad * 0.8),
    },
    { align: 'center', valign: 'top', largest: 24, smallest: 4.6 },
  );
  if (!stack) return false;
  const high = Math.min(most, Math.max(stack.box.height + 2 * (frame + pad * 0.9), wide * (builder.wide ? 0.3 : 0.46)));
  const sign = { x: (width - wide) / 2, y: top + (most - high) * 0.4, width: wide, height: high };
  const dark = inkOn(builder, [sky]);
  const steel = isDark(sky) ? shade(sky, -0.12) : dark;
  const background = height * (builder.wide ? 0.9 : 0.86) - (builder.bar > 0 ? builder.bar * 0.15 : 0);
  // Distant things first: clouds, hills, then the poles.
  const puff = isDark(sky) ? shade(sky, 0.1) : SHEET;
  for (const [x, y, size] of [
    [0.12, 0.07, 26],
    [0.84, 0.045, 34],
    [0.9, 0.72, 22],
  ] as const) {
    const w = builder.u(size);
    builder.outline(
      'Cloud',
      cloud(),
      around(width * (builder.mirrored ? 1 - x : x), height * y + builder.bar * 0.3, w, w * 0.45),
      puff,
      { opacity: 0.75 },
    );
  }
  const hill = palette.pop === sky ? palette.accent : palette.pop;
  const hills = { x: 0, y: background - builder.u(4), width, height: height - background + builder.u(5) };
  builder.outline(
    'Far hills',
    wave(hills.width, hills.height + builder.u(5), builder.wide ? 3 : 1, 0.4),
    { ...hills, y: hills.y - builder.u(5), height: hills.height + builder.u(5) },
    shade(hill, isDark(hill) ? 0.08 : -0.08),
  );
  const pole = builder.u(3.4);
  for (const share of builder.wide ? [0.22, 0.78] : [0.28, 0.72])
    builder.rectangle(
      'Pole',
      {
        x: sign.x + sign.width * share - pole / 2,
        y: sign.y + high,
        width: pole,
        height: background + builder.u(6) - sign.y - high,
      },
      steel,
    );
  builder.outline(
    'Struts',
    lattice(sign.width * 0.9, builder.u(5), builder.u(0.7)),
    { x: sign.x + sign.width * 0.05, y: sign.y + high + builder.u(0.4), width: sign.width * 0.9, height: builder.u(5) },
    steel,
  );
  builder.outline('Near hills', wave(hills.width, hills.height, builder.wide ? 4 : 2, 0.34), hills, hill);
  for (const share of [0.2, 0.5, 0.8]) {
    builder.rectangle(
      'Lamp arm',
      {
        x: sign.x + sign.width * share - builder.u(0.3),
        y: sign.y - builder.u(4.4),
        width: builder.u(0.6),
        height: builder.u(4.8),
      },
      steel,
    );
    builder.rectangle(
      'Lamp',
      around(sign.x + sign.width * share, sign.y - builder.u(4.2), builder.u(6), builder.u(1.6)),
      steel,
      { radius: builder.u(0.8) },
    );
  }
  builder.rectangle('Board', sign, steel, { radius: builder.u(0.6), shadow: shadowOf(builder, 0.8) });
  builder.rectangle('Poster', inset(sign, frame), face);
  putStack(builder, shifted(stack, 0, sign.y + (high - stack.box.height) / 2 - stack.box.y));
  return true;
}

export const billboard: Composition = {
  id: 'billboard',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['news', 'event', 'cover'],
  shapes: ['wide', 'square', 'banner', 'portrait'],
  suits: ({ energy, content }) =>
    ({ playful: 6.4, clean: 6, loud: 6, calm: 4.4, elegant: 3 })[energy] -
    ((content.headline?.length ?? 0) > 48 ? 2 : 0) -
    (content.lines.length > 3 ? 2 : 0),
  draw,
};
