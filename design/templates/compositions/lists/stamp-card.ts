/** Stamp card: two rows of circles to be stamped, the last one the reward, on a card to hand out. */
import { around, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { glint } from '#design/templates/outlines.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { lying, tint } from './list-page.ts';

/** What is being collected for: the tenth is free. */
const COLLECTING = /(?:stamp|loyal|tenth|10th|every \p{L}+ (?:coffee|visit)|\bfree\b|gratis|gratuit)/iu;

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  const { headline, subheading, offer, lines } = content;
  if (lines.length > 2 || !COLLECTING.test(`${headline ?? ''} ${subheading ?? ''} ${offer ?? ''}`)) return false;
  const outside = palette.panel;
  const card = palette.background;
  builder.background = solid(outside);
  const backgrounds = [card];
  const ink = onSurface(builder, card);
  const tall = Math.min(safe.height, width * (builder.ratio < 0.76 ? 1.24 : 0.92));
  const body =
    builder.ratio >= 1.3
      ? inset(builder.page, margin * 0.7)
      : { ...inset(builder.page, margin * 0.8), y: (height - tall) / 2, height: tall };
  const inner = inset(body, margin * 0.8);
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, { label: true, offer: 'pill', headlineLines: 2 }),
    { ...inner, height: inner.height * 0.52 },
    { align: 'left', valign: 'top', largest: builder.ratio < 0.76 ? 16 : 12, smallest: 4.2 },
  );
  if (!stack) return false;
  const top = stack.box.y + stack.box.height + margin * 0.5;
  const area = { ...inner, y: top, height: inner.y + inner.height - top };
  const size = Math.min(area.width / 5.6, area.height / 2.15);
  if (size < builder.u(6)) return false;
  builder.rectangle('Card', body, card, { radius: builder.u(3.4), shadow: lying(builder, 1.2) });
  const strong = surfaceOn(builder, backgrounds);
  const plain = tint(builder, card, ink);
  const gapX = (area.width - size * 5) / 4;
  const gapY = Math.min(size * 0.22, area.height - 2 * size);
  const y0 = area.y + area.height - 2 * size - gapY;
  for (let index = 0; index < 10; index += 1) {
    const column = builder.mirrored ? 4 - (index % 5) : index % 5;
    const at = around(
      area.x + size / 2 + column * (size + gapX),
      y0 + size / 2 + Math.floor(index / 5) * (size + gapY),
      size,
    );
    const last = index === 9;
    builder.ellipse(
      `Stamp ${index + 1}`,
      at,
      last ? strong : plain,
      last ? {} : { stroke: { color: strong, width: Math.max(1, builder.u(0.35)), dash: [2.4, 2] } },
    );
    if (last) builder.outline('Reward', glint(), inset(at, size * 0.24), onSurface(builder, strong));
  }
  putStack(builder, stack);
  return true;
}

export const stampCard: Composition = {
  id: 'stamp-card',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer'],
  shapes: ['card', 'square', 'portrait'],
  suits: ({ content }) =>
    /stamp|loyal|tenth|10th/i.test(`${content.headline ?? ''} ${content.subheading ?? ''} ${content.offer ?? ''}`)
      ? 9.6
      : 0.4,
  draw,
};
