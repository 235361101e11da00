/** Measured chart: sizes as cells of a ruled grid, with a measuring tape along one edge of the page. */
import type { Box } from '#design/document/geometry.ts';
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { inkOn, onSurface, surfaceOn } from '#design/templates/words.ts';
import { formOf } from '#design/templates/rows.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { hairline, listRoom, listRows, tint } from './list-page.ts';

/** Marks of a tape with this many units, every fifth longer, in a view box that many tens of units long. */
function ticks(count: number): { path: string; viewWidth: number; viewHeight: number } {
  const marks = Array.from({ length: count }, (_, index) => {
    const x = index * 10 + 4;
    const length = index % 5 === 0 ? 60 : 34;
    return `M${x} 0L${x + 2} 0L${x + 2} ${length}L${x} ${length}Z`;
  });
  return { path: marks.join(''), viewWidth: count * 10, viewHeight: 100 };
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width } = builder;
  const { palette, type } = input;
  const rows = listRows(builder, { most: 8 });
  if (!rows || rows.some(({ value }) => value === null) || formOf(builder.input.content.lines) !== 'measures')
    return false;
  const backgrounds = [palette.background];
  const ink = inkOn(builder, backgrounds);
  builder.background = solid(palette.background);
  const strip = builder.u(8);
  const top = builder.bar > 0 ? safe.y - strip * 1.4 : 0;
  const inner = {
    ...safe,
    y: Math.max(safe.y, top + strip + margin * 0.8),
    height: safe.y + safe.height - Math.max(safe.y, top + strip + margin * 0.8),
  };
  // A wide page has the chart next to its head.
  const beside = builder.ratio >= 1.4;
  const half = inner.width * 0.42;
  const room = listRoom(
    builder,
    beside ? { ...inner, x: builder.mirrored ? inner.x + inner.width - half : inner.x, width: half } : inner,
    backgrounds,
    { align: 'left', share: beside ? 0.8 : 0.42, largest: 13 },
  );
  if (!room) return false;
  const tape = surfaceOn(builder, backgrounds);
  builder.rectangle('Tape', { x: 0, y: top, width, height: strip }, tape);
  builder.outline(
    'Tape marks',
    ticks(Math.min(90, Math.round((width / builder.unit) * 34))),
    { x: 0, y: top, width, height: strip },
    onSurface(builder, tape),
  );
  const box = beside
    ? { ...inner, x: builder.mirrored ? inner.x : inner.x + half + margin, width: inner.width - half - margin }
    : room.box;
  const each = Math.min(box.height / rows.length, builder.u(13.5));
  if (each < builder.u(5)) return false;
  const height = each * rows.length;
  const y0 = box.y + Math.max(0, (box.height - height) * (input.content.callToAction ? 0.5 : 0.4));
  const line = hairline(palette.background, ink);
  const head = Math.min(builder.u(22), box.width * 0.36);
  const first: Box = { x: builder.mirrored ? box.x + box.width - head : box.x, y: y0, width: head, height };
  const surface = tint(builder, palette.background, ink);
  builder.rectangle('Sizes', first, surface);
  builder.rectangle('Grid', { x: box.x, y: y0, width: box.width, height }, null, {
    stroke: { color: line, width: Math.max(1, builder.u(0.3)), dash: [] },
  });
  for (const [index, row] of rows.entries()) {
    const y = y0 + index * each;
    if (index > 0)
      builder.line(`Line ${index}`, { x: box.x, y }, box.width, 'across', line, Math.max(1, builder.u(0.25)));
    const cell = { x: first.x + builder.u(1), y, width: head - builder.u(2), height: each };
    const look = { valign: 'middle' as const, largest: Math.min(5.2, (each / builder.unit) * 48), smallest: 2.7 };
    if (
      !putText(builder, 'details', row.label, cell, {
        ...look,
        face: { ...type.body, weight: 700 },
        color: ink,
        backgrounds: [surface],
        align: 'center',
        lines: 2,
      })
    )
      return false;
    const rest = {
      x: builder.mirrored ? box.x + margin * 0.4 : first.x + head + margin * 0.4,
      y,
      width: box.width - head - margin * 0.8,
      height: each,
    };
    if (
      !putText(builder, 'details', row.value ?? '', rest, {
        ...look,
        face: type.body,
        color: ink,
        backgrounds,
        lines: 2,
        name: 'Value',
      })
    )
      return false;
  }
  room.put();
  return true;
}

export const measuredChart: Composition = {
  id: 'measured-chart',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['rows'],
  shapes: ['portrait', 'square', 'wide', 'story'],
  suits: ({ content: { lines } }) => (formOf(lines) === 'measures' ? 8 : 0.5),
  draw,
};
