/**
 * Rail tickets: tickets hang on strings from a clothes rail across the page, the largest with the offer, blank ones in
 * the colors next to it.
 */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { footOf } from '#design/templates/blocks.ts';
import { contrast } from '#design/layout/contrast.ts';
import { inkOn, onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { hangTag } from './offer-outlines.ts';
import { lying, offerItems } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  if (!content.offer || !content.headline) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const main = surfaceOn(builder, backgrounds);
  const ink = onSurface(builder, main);
  const beside = builder.ratio >= 1.2;
  const rail = {
    y: Math.max(builder.bar > 0 ? safe.y * 0.9 : 0, builder.u(beside ? 7 : 8), builder.logoStrip ? safe.y : 0),
    thick: builder.u(1.5),
  };
  const foot = beside ? null : footOf(builder, safe.x, safe.width, backgrounds, 'left', undefined, safe.height * 0.27);
  const words = beside
    ? {
        ...safe,
        x: builder.mirrored ? safe.x + safe.width * 0.56 : safe.x,
        y: rail.y + margin * 0.6,
        width: safe.width * 0.44,
        height: safe.y + safe.height - rail.y - margin * 0.6,
      }
    : {
        ...safe,
        y: safe.y + safe.height * 0.58,
        height: safe.height * 0.42 - (foot && foot.height > 0 ? foot.height + margin * 0.5 : 0),
      };
  if (!beside && !foot) return false;
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: beside ? ['offer'] : ['offer', 'details', 'call-to-action'],
      label: true,
      headlineLines: 3,
    }),
    words,
    { align: 'left', valign: beside ? 'middle' : 'bottom', largest: 16, smallest: 5.7 },
  );
  if (!head) return false;
  const reach = beside ? height - margin * 0.7 : head.box.y - margin * 0.6;
  const drop = (reach - rail.y) * 0.16;
  const size = { height: reach - rail.y - drop, width: 0 };
  size.width = Math.min(size.height * 0.74, beside ? safe.width * 0.3 : safe.width * 0.5);
  size.height = Math.min(size.height, size.width * 1.5);
  const cx = beside ? (builder.mirrored ? safe.x + safe.width * 0.27 : safe.x + safe.width * 0.73) : width / 2;
  const top = rail.y + (reach - rail.y - size.height);
  const tag = { x: cx - size.width / 2, y: top, ...size };
  const pad = size.width * 0.1;
  const said = stackIn(
    builder,
    offerItems(builder, [main], ink, { lines: 3 }),
    {
      x: tag.x + pad,
      y: tag.y + size.height * 0.24,
      width: size.width - 2 * pad,
      height: size.height * 0.76 - pad * 1.2,
    },
    { align: 'center', valign: 'middle', largest: 30, smallest: 5 },
  );
  if (!said) return false;
  const metal = inkOn(builder, backgrounds);
  const line = Math.max(2, builder.u(0.35));
  const others = [palette.pop, palette.panel, shade(main, isDark(main) ? 0.14 : -0.14)].filter(
    (color) => color !== main && contrast(color, palette.background) >= 1.1,
  );
  const hung = (name: string, x: number, y: number, wide: number, tall: number, color: string, turn: number) => {
    builder.group(name, () => {
      builder.line('String', { x, y: rail.y }, y + wide * 0.16 - rail.y, 'down', metal, line);
      builder.outline('Ticket', hangTag(wide, tall), { x: x - wide / 2, y, width: wide, height: tall }, color, {
        rule: 'evenodd',
        rotation: turn,
        shadow: lying(builder, 0.7),
      });
    });
  };
  // Smaller ones on both sides, cut by the edge of the page if they do not fit.
  const gap = size.width * 0.84;
  const near = beside ? [1, -1] : [-1, 1];
  for (const [index, side] of near.entries()) {
    const color = others[index % Math.max(1, others.length)] ?? palette.panel;
    const [wide, tall] = [size.width * 0.62, size.height * (index === 0 ? 0.66 : 0.56)];
    const x = cx + side * gap;
    if (
      beside &&
      (builder.mirrored
        ? x + wide / 2 > words.x
        : x - wide / 2 < words.x + words.width && head.box.x + head.box.width > x - wide / 2)
    )
      continue;
    hung(`Ticket ${index + 2}`, x, rail.y + drop * (index === 0 ? 0.8 : 1.6), wide, tall, color, 0);
  }
  hung('Offer ticket', cx, tag.y, size.width, size.height, main, 0);
  builder.rectangle(
    'Rail',
    { x: -builder.u(2), y: rail.y - rail.thick / 2, width: width + builder.u(4), height: rail.thick },
    metal,
    { radius: rail.thick / 2 },
  );
  builder.ellipse('Ring', around(cx, rail.y, rail.thick * 2.4), null, {
    stroke: { color: metal, width: line, dash: [] },
  });
  putStack(builder, said);
  putStack(builder, head);
  foot?.put(safe.y + safe.height - foot.height);
  return true;
}

export const railTickets: Composition = {
  id: 'rail-tickets',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer'],
  shapes: ['banner', 'wide', 'square', 'portrait', 'story', 'paper'],
  suits: ({ content, energy }) =>
    (content.offer ? 4.6 : 0) +
    (/last|clear|sample|size|wear|cloth|dress|knit|jumper|outlet|rail|season|collection/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''} ${content.offer ?? ''}`,
    )
      ? 2
      : 0) +
    (energy === 'clean' || energy === 'elegant' ? 0.8 : 0.2),
  draw,
};
