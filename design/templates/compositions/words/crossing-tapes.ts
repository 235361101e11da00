/**
 * Crossing tapes: two barrier tapes cross the page at a slant; the upper one shouts the headline, the rest is in the
 * corners.
 */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { worstOn } from '#design/templates/color-mix.ts';
import { LEGIBLE } from '#design/layout/contrast.ts';
import { putStack, shifted, stackIn } from '#design/templates/text-stack.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { putTurned, shadowOf } from './paper.ts';
import { warning } from './news-outlines.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette } = input;
  builder.background = solid(palette.background);
  const backgrounds = [palette.background];
  const tape = surfaceOn(builder, backgrounds);
  const under =
    [palette.pop, palette.panel, palette.ink].find((color) => color !== palette.background && color !== tape) ??
    palette.ink;
  const lean = (builder.wide ? 4 : 8) * (builder.mirrored ? 1 : -1);
  const slope = Math.tan((Math.abs(lean) * Math.PI) / 180);
  const foot = footOf(
    builder,
    safe.x,
    safe.width,
    backgrounds,
    'left',
    ['details', 'call-to-action'],
    safe.height * 0.24,
  );
  if (!foot) return false;
  const upper = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['headline', 'details', 'call-to-action'], offer: 'large' }).map(
      (item) => ({
        ...item,
        share: item.role === 'offer' ? 1 : 0.5,
      }),
    ),
    { ...safe, height: safe.height * 0.24 },
    { align: 'left', valign: 'top', largest: builder.wide ? 8 : 10, smallest: 3 },
  );
  if (!upper) return false;
  const top = upper.texts.length > 0 ? upper.box.y + upper.box.height : safe.y - (builder.bar > 0 ? 0 : builder.margin);
  const bottom =
    foot.height > 0
      ? safe.y + safe.height - foot.height
      : safe.y + safe.height + (builder.bar > 0 ? 0 : builder.margin);
  const free = bottom - top - builder.u(3);
  const [cx, cy] = [width / 2, (top + bottom) / 2];
  // A rotated tape needs more height than its width, by its slope over the page.
  const most = free - width * slope * 0.72;
  if (most < builder.u(12)) return false;
  const pad = builder.u(3.4);
  const words = stackIn(
    builder,
    wordsOn(builder, [tape], {
      without: ['subheading', 'offer', 'details', 'call-to-action'],
      headlineLines: 3,
      ink: onSurface(builder, tape),
    }),
    { x: safe.x + builder.u(1), y: 0, width: safe.width - builder.u(2), height: most * 0.7 - 2 * pad },
    { align: 'center', valign: 'top', largest: 34, smallest: 5.6 },
  );
  if (!words) return false;
  const broad = Math.max(words.box.height + 2 * pad, builder.u(13));
  const long = Math.hypot(width, height) * 1.15;
  const second = Math.min(broad * 0.4, builder.u(8));
  // As steep as the room between the other words allows.
  const steep = Math.min(24, (Math.atan2(Math.max(0, free - second * 1.2), width) * 180) / Math.PI);
  const turn = -Math.sign(lean) * steep;
  const stripes = worstOn(under, [palette.ink]) >= 2 ? palette.ink : palette.background;
  builder.rectangle('Lower tape', around(cx, cy, long, second), under, {
    rotation: turn,
    shadow: shadowOf(builder, 0.5),
  });
  builder.outline('Warning stripes', warning(long, second), around(cx, cy, long, second), stripes, { rotation: turn });
  const middle = words.box.y + words.box.height / 2;
  putTurned(builder, 'Tape', shifted(words, 0, cy - middle), cx, cy, lean, () => {
    builder.rectangle('Tape', around(cx, cy, long, broad), tape, { rotation: lean, shadow: shadowOf(builder, 0.8) });
    const edge = onSurface(builder, tape);
    if (worstOn(edge, [tape]) >= LEGIBLE) {
      const [sin, cos] = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)];
      for (const side of [-1, 1]) {
        const away = side * (broad / 2 - builder.u(1.3));
        builder.rectangle('Tape edge', around(cx - sin * away, cy + cos * away, long, builder.u(0.4)), edge, {
          rotation: lean,
        });
      }
    }
  });
  putStack(builder, upper);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const crossingTapes: Composition = {
  id: 'crossing-tapes',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['news', 'event', 'cover', 'offer'],
  shapes: ['square', 'portrait', 'story', 'wide'],
  suits: ({ energy, content }) =>
    ({ loud: 7.6, clean: 5.2, playful: 5.6, calm: 0.5, elegant: 0.5 })[energy] -
    ((content.headline?.length ?? 0) > 34 ? 3 : 0) -
    (content.lines.length > 3 ? 2 : 0),
  suitsBrief: ({ energy, content }) =>
    ({ loud: 6, clean: 5.2, playful: 5.6, calm: 0.5, elegant: 0.5 })[energy] +
    (/\b(?:mov(?:ed|ing)|clos(?:ed|ing)|last|final|clearance|clear|warning|sale|stop|everything)\b/i.test(
      content.headline ?? '',
    )
      ? 2.2
      : 0) -
    ((content.headline?.length ?? 0) > 34 ? 3 : 0) -
    (content.lines.length > 3 ? 2 : 0),
  draw,
};
