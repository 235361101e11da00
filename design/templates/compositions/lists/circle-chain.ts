/**
 * Circle chain: steps as large discs that overlap like links, in a row or zigzagging down the page, a number above the
 * words in each.
 */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { mix } from '#design/layout/contrast.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { figuresFace, onSurface } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { listRoom, listRows, tint } from './list-page.ts';

/** How far a disc overlaps the next one, as a share of its diameter. */
const LINK = 0.08;

function draw(builder: PageBuilder): boolean {
  const { input, safe, mirrored } = builder;
  const { palette, type } = input;
  const rows = listRows(builder, { most: 4, tabular: false });
  if (!rows) return false;
  const count = rows.length;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const room = listRoom(builder, safe, backgrounds, {
    align: builder.ratio >= 1.25 ? 'center' : 'left',
    share: 0.4,
    largest: 13,
    beside: builder.low,
  });
  if (!room) return false;
  const { box } = room;
  // In a row if that makes the discs larger, else from side to side down the page.
  const inRow = Math.min(box.width / (count - (count - 1) * LINK), box.height);
  const lean = 0.62;
  const down = Math.min(box.height / (1 + (count - 1) * (1 - LINK) * lean), box.width * 0.56);
  const row = inRow >= down;
  const size = Math.min(row ? inRow : down, builder.u(60));
  if (size < builder.u(24)) return false;
  const step = size * (1 - LINK);
  const sideways = row ? step : Math.sqrt(Math.max(0, step ** 2 - (step * lean) ** 2));
  const span = row ? size + step * (count - 1) : size + sideways;
  const left = box.x + (box.width - span) / 2;
  const heightAll = row ? size : size + step * lean * (count - 1);
  const top = box.y + (box.height - heightAll) / 2;
  const pale = tint(builder, palette.background, palette.ink);
  const surfaces = [palette.accent, palette.pop, palette.panel, mix(palette.accent, palette.background, 0.35)].filter(
    (color, index, all) => color !== palette.background && all.indexOf(color) === index,
  );
  const face = { ...type.body, weight: Math.max(600, type.body.weight) };
  const spots = rows.map((_, index) => {
    const sideStep = row ? index : index % 2;
    const x = left + size / 2 + sideStep * sideways;
    const cx = mirrored ? 2 * (box.x + box.width / 2) - x : x;
    const cy = top + size / 2 + (row ? 0 : index * step * lean);
    const surface = surfaces[index % surfaces.length] ?? pale;
    builder.ellipse(`Disc ${index + 1}`, around(cx, cy, size), surface);
    return { cx, cy, surface };
  });
  // All discs before all words, so that none is covered by the next disc.
  for (const [index, { cx, cy, surface }] of spots.entries()) {
    const one = rows[index];
    if (!one) return false;
    const ink = onSurface(builder, surface);
    const words = one.value === null ? one.label : `${one.label} ${one.value}`;
    const stack = stackIn(
      builder,
      [
        {
          role: 'details',
          name: 'Number',
          texts: [one.number ?? String(index + 1)],
          face: figuresFace(type.heading),
          heading: true,
          share: 1,
          least: 5,
          most: 20,
          lines: 1,
          color: ink,
          backgrounds: [surface],
        },
        {
          role: 'details',
          name: 'Details',
          texts: [words],
          face,
          heading: false,
          share: 0.56,
          least: 2.8,
          most: 6,
          lines: 4,
          color: ink,
          backgrounds: [surface],
          gap: 0.6,
        },
      ],
      around(cx, cy - size * 0.02, size * 0.7, size * 0.68),
      { align: 'center', valign: 'middle', largest: Math.min(15, (size / builder.unit) * 20), smallest: 5 },
    );
    if (!stack) return false;
    putStack(builder, stack);
  }
  room.put();
  return true;
}

export const circleChain: Composition = {
  id: 'circle-chain',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['steps'],
  shapes: ['wide', 'square', 'portrait', 'story', 'banner'],
  suits: ({ content, energy }) =>
    (content.lines.length > 1 && content.lines.length < 5 && content.lines.every((line) => /^\d/.test(line))
      ? 7.2
      : 0.4) + (energy === 'playful' ? 1.4 : energy === 'elegant' ? -1 : 0),
  draw,
};
