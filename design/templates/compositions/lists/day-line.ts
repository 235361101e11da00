/** Day line: a programme along one vertical line, times before it and events after, a dot for each. */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { inkOn, strongOn, surfaceOn } from '#design/templates/words.ts';
import { formOf } from '#design/templates/rows.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { hairline, listRoom, listRows } from './list-page.ts';
import { commonSize } from '#design/templates/common-size.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, type } = input;
  const rows = listRows(builder, { most: 12 });
  if (!rows) return false;
  const backgrounds = [palette.background];
  const ink = inkOn(builder, backgrounds);
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.3;
  const half = safe.width * 0.4;
  const head = beside ? { ...safe, x: builder.mirrored ? safe.x + safe.width - half : safe.x, width: half } : safe;
  const room = listRoom(builder, head, backgrounds, { align: 'left', share: beside ? 0.8 : 0.42, largest: 14 });
  if (!room) return false;
  const area = beside
    ? { ...safe, x: builder.mirrored ? safe.x : safe.x + half + margin, width: safe.width - half - margin }
    : room.box;
  const each = Math.min(area.height / rows.length, builder.u(builder.tall ? 20 : 16));
  if (each < builder.u(4.8)) return false;
  const top =
    area.y +
    (beside ? (area.height - each * rows.length) / 2 : Math.min(margin * 0.3, (area.height - each * rows.length) / 2));
  const front = Math.min(area.width * 0.36, builder.u(26));
  const x = builder.mirrored ? area.x + area.width - front - margin * 0.5 : area.x + front + margin * 0.5;
  builder.line(
    'Line',
    { x, y: top + each / 2 },
    each * (rows.length - 1),
    'down',
    hairline(palette.background, ink),
    Math.max(1, builder.u(0.5)),
  );
  const dot = builder.u(2.6);
  const behind = area.width - front - margin;
  const bold = { ...type.body, weight: 700 };
  // All rows share one size, each in one line if that costs at most a third of their letters' size.
  const most = Math.min(beside ? 5 : 6.2, (each / builder.unit) * 42);
  const cell = (lines: number) => ({ height: each, lines, largest: most, smallest: lines === 1 ? most * 0.66 : 2.7 });
  const size = [1, 2].reduce<number | null>((found, lines) => {
    if (found !== null) return found;
    const label = commonSize(
      builder,
      rows.map((row) => row.label),
      { ...cell(lines), face: bold, width: front },
    );
    const value = commonSize(
      builder,
      rows.flatMap((row) => row.value ?? []),
      { ...cell(lines), face: type.body, width: behind },
    );
    return label === null || value === null ? null : Math.min(label, value);
  }, null);
  if (size === null) return false;
  for (const [index, row] of rows.entries()) {
    const y = top + index * each;
    builder.ellipse(`Dot ${index + 1}`, around(x, y + each / 2, dot), surfaceOn(builder, backgrounds));
    const look = { backgrounds, valign: 'middle' as const, largest: size, smallest: 2.7, lines: 2 };
    const time = { x: builder.mirrored ? x + margin * 0.5 : area.x, y, width: front, height: each };
    if (
      !putText(builder, 'details', row.label, time, {
        ...look,
        face: bold,
        color: strongOn(builder, backgrounds),
        align: 'right',
      })
    )
      return false;
    const text = { x: builder.mirrored ? area.x : x + margin * 0.5, y, width: behind, height: each };
    if (
      row.value !== null &&
      !putText(builder, 'details', row.value, text, { ...look, face: type.body, color: ink, name: 'Value' })
    )
      return false;
  }
  room.put();
  return true;
}

export const dayLine: Composition = {
  id: 'day-line',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['rows', 'event'],
  shapes: ['portrait', 'story', 'wide', 'square', 'paper'],
  suits: ({ content: { lines } }) =>
    lines.length > 2 && lines.filter((line) => /^\d{1,2}[.:]\d{2}|^\p{L}{2,4}:/u.test(line)).length > 1
      ? 7.6
      : { prices: 0.5, hours: 5, measures: 2.6, table: 5, steps: 0 }[formOf(lines) ?? 'steps'],
  draw,
};
