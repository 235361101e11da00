/**
 * Bistro menu: a centered title between fine double rules, things and prices joined by dots, in two columns if the page
 * is wide or the list long.
 */
import { around, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { glint } from '#design/templates/outlines.ts';
import { formOf, putRows } from '#design/templates/rows.ts';
import { inkOn, strongOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { hairline, halves, listRoom, listRows } from './list-page.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette } = input;
  const rows = listRows(builder);
  if (!rows) return false;
  const backgrounds = [palette.background];
  const ink = inkOn(builder, backgrounds);
  const strong = strongOn(builder, backgrounds);
  builder.background = solid(palette.background);
  const frame = inset(builder.page, margin * 0.55);
  const inner = inset(safe, margin * 0.55, builder.bar > 0 ? 0 : margin * 0.55);
  const room = listRoom(builder, inner, backgrounds, {
    align: 'center',
    share: 0.4,
    largest: builder.wide ? 12 : 14,
    airy: 1.3,
  });
  if (!room) return false;
  builder.rectangle('Frame', frame, null, {
    stroke: { color: hairline(palette.background, ink), width: Math.max(1, builder.u(0.3)), dash: [] },
  });
  builder.rectangle('Inner frame', inset(frame, builder.u(1.1)), null, {
    stroke: { color: ink, width: Math.max(1, builder.u(0.22)), dash: [] },
  });
  const { box } = room;
  const cx = builder.width / 2;
  const y = box.y - margin * 0.28;
  const arm = Math.min(box.width * 0.24, builder.u(22));
  for (const [name, x] of [
    ['Left rule', cx - builder.u(3) - arm],
    ['Right rule', cx + builder.u(3)],
  ] as const)
    builder.line(name, { x, y }, arm, 'across', strong, Math.max(1, builder.u(0.25)));
  builder.outline('Ornament', glint(), around(cx, y, builder.u(2.6)), strong);
  const list = { ...box, y: box.y + margin * 0.45, height: box.height - margin * 0.45 };
  const look = {
    backgrounds,
    ink,
    valueInk: strong,
    between: 'dots' as const,
    lineColor: hairline(palette.background, ink),
    largest: builder.wide ? 4.8 : 5.6,
    spread: 2.9,
  };
  if (rows.length > 8 || (builder.wide && rows.length > 3)) {
    const gap = margin * 1.1;
    const width = (list.width - gap) / 2;
    const [first, second] = halves(rows);
    const [left, right] = builder.mirrored ? [second, first] : [first, second];
    const put = [
      putRows(builder, left, { ...list, width }, { ...look, largest: 4.2 }),
      putRows(builder, right, { ...list, x: list.x + width + gap, width }, { ...look, largest: 4.2 }),
    ];
    if (put.includes(null)) return false;
    builder.line(
      'Middle rule',
      { x: list.x + width + gap / 2, y: list.y },
      Math.max(put[0]?.height ?? 0, put[1]?.height ?? 0),
      'down',
      hairline(palette.background, ink),
    );
  } else {
    const width = Math.min(list.width, builder.u(builder.tall ? 84 : 78));
    const at = { ...list, x: list.x + (list.width - width) / 2, width };
    if (!putRows(builder, rows, at, look)) return false;
  }
  room.put();
  return true;
}

export const bistroMenu: Composition = {
  id: 'bistro-menu',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['list', 'rows'],
  shapes: ['paper', 'portrait', 'square'],
  suits: ({ content: { lines }, energy }) =>
    ({ prices: 6.6, hours: 3.4, measures: 2.6, table: 3, steps: 0 })[formOf(lines) ?? 'steps'] +
    (formOf(lines) && (energy === 'elegant' || energy === 'calm') ? 1.2 : 0),
  draw,
};
