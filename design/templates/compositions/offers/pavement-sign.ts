/** Pavement sign: a folding board in front of a shop: a frame of wood, a slate in it, today's offer lettered on it. */
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { mix } from '#design/layout/contrast.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { onSurface, strongOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { slate } from '../lists/list-page.ts';
import { roundTop } from '../words/paper-outlines.ts';
import { paving, signLegs } from './offer-outlines.ts';
import { dealItems } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  if (!content.headline || builder.ratio > 1.15) return false;
  const dark = slate(builder);
  const ink = onSurface(builder, dark);
  const backgrounds = [dark];
  const wall = isDark(palette.background) ? palette.panel : palette.background;
  const wood = [palette.accent, palette.pop].find((color) => color !== wall) ?? palette.accent;
  builder.background = solid(wall);
  const kerb = height * (builder.tall ? 0.8 : 0.79);
  const top = Math.max(builder.bar > 0 ? safe.y : margin * 0.9, safe.y - margin * 0.2);
  const legs = builder.u(9);
  const bottom = height - Math.max(builder.bar * 0.9, margin * 0.7);
  const tall = Math.min(bottom - top, width * 1.5);
  const frame = { x: 0, y: bottom - tall, width: Math.min(width * 0.76, tall * 0.82), height: tall - legs };
  frame.x = (width - frame.width) / 2;
  const rim = builder.u(3);
  const face = { x: frame.x + rim, y: frame.y + rim, width: frame.width - 2 * rim, height: frame.height - 2 * rim };
  const inner = inset(face, builder.u(4.4), builder.u(5));
  const strong = strongOn(builder, backgrounds);
  const items = dealItems(builder, backgrounds, ink, { shares: [0.44, 0.24] }).map((item) =>
    item.name === 'Offer' || item.name === 'Value' ? { ...item, color: strong } : item,
  );
  const stack = stackIn(builder, items, inner, {
    align: 'center',
    valign: 'middle',
    largest: 26,
    smallest: 5.8,
    airy: 1.15,
  });
  if (!stack) return false;
  const background = shade(wall, isDark(wall) ? 0.09 : -0.1);
  builder.rectangle('Pavement', { x: 0, y: kerb, width, height: height - kerb }, background);
  builder.outline(
    'Paving',
    paving(width, height - kerb, builder.u(0.35)),
    { x: 0, y: kerb, width, height: height - kerb },
    mix(background, '#000000', 0.12),
  );
  builder.ellipse(
    'Shadow',
    { x: frame.x - builder.u(3), y: bottom - builder.u(2.4), width: frame.width + builder.u(6), height: builder.u(4) },
    '#000000',
    { opacity: 0.18 },
  );
  builder.outline(
    'Legs',
    signLegs(frame.width, legs + rim, builder.u(4)),
    { ...frame, y: frame.y + frame.height - rim, height: legs + rim },
    shade(wood, -0.12),
  );
  builder.outline('Frame', roundTop(frame.width, frame.height, frame.width * 0.12), frame, wood);
  builder.outline('Slate', roundTop(face.width, face.height, face.width * 0.1), face, dark);
  putStack(builder, stack);
  return true;
}

export const pavementSign: Composition = {
  id: 'pavement-sign',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'news', 'event'],
  shapes: ['portrait', 'story', 'paper', 'square'],
  suits: ({ content, energy }) =>
    ({ playful: 5.4, calm: 5.2, clean: 3.6, elegant: 3.4, loud: 3.6 })[energy] +
    (/today|coffee|market|week|open|lunch|fresh|caf|bak|stop by|come/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''}`,
    )
      ? 2
      : 0),
  draw,
};
