/**
 * Week strip: every row a full bar, tinted alternately from edge to edge like a timetable on a wall, values bold at the
 * end.
 */
import type { Box } from '#design/document/geometry.ts';
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { formOf } from '#design/templates/rows.ts';
import { putText } from '#design/templates/put-text.ts';
import { inkOn, onSurface, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { listRoom, listRows, tint } from './list-page.ts';
import { commonSize } from '#design/templates/common-size.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width } = builder;
  const { palette, type } = input;
  const rows = listRows(builder, { most: 14 });
  if (!rows) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const room = listRoom(builder, safe, backgrounds, { align: 'left', share: 0.4, largest: 14 });
  if (!room) return false;
  const strong = surfaceOn(builder, backgrounds);
  const plain = tint(builder, palette.background, inkOn(builder, backgrounds));
  const each = Math.min(room.box.height / rows.length, builder.u(builder.tall ? 21 : 15));
  if (each < builder.u(4.4)) return false;
  const total = each * rows.length;
  const top =
    room.box.y + (builder.input.content.callToAction ? (room.box.height - total) / 2 : room.box.height - total);
  const today = input.twist % rows.length;
  // All rows share one size, and are in one line each if the page allows.
  const bold = { ...type.body, weight: 700 };
  const largest = Math.min(builder.tall ? 7 : 5.6, (each / builder.unit) * 46);
  const values = rows.flatMap(({ value }) => (value === null ? [] : [value]));
  const labels = rows.map(({ label }) => label);
  const fits = [1, 2]
    .flatMap((lines) =>
      (values.length > 0 ? [0.46, 0.36, 0.56, 0.28] : [0]).flatMap((share) => {
        const part = safe.width * share;
        const value = commonSize(builder, values, { face: bold, width: part, height: each, largest, smallest: 2.7 });
        const label = commonSize(builder, labels, {
          face: type.body,
          width: safe.width - part - margin * 0.3,
          height: each,
          lines,
          largest,
          smallest: 2.7,
        });
        return value === null || label === null ? [] : [{ part, lines, size: Math.min(value, label) }];
      }),
    )
    .reduce<{ part: number; lines: number; size: number } | null>(
      (best, fit) => (!best || fit.size > best.size * (fit.lines === best.lines ? 1.02 : 1.5) ? fit : best),
      null,
    );
  if (!fits) return false;
  const { part, lines, size } = fits;
  for (const [index, row] of rows.entries()) {
    const surface = index === today ? strong : index % 2 === 0 ? plain : palette.background;
    const bar: Box = { x: 0, y: top + index * each, width, height: each };
    if (surface !== palette.background) builder.rectangle(`Bar ${index + 1}`, bar, surface);
    const inner = { x: safe.x, y: bar.y, width: safe.width, height: each };
    const color = onSurface(builder, surface);
    const look = { color, backgrounds: [surface], valign: 'middle' as const, largest: size, smallest: 2.7, lines };
    const label = {
      ...inner,
      x: builder.mirrored ? inner.x + part : inner.x,
      width: inner.width - (row.value === null ? 0 : part + margin * 0.3),
    };
    if (!putText(builder, 'details', row.label, label, { ...look, face: type.body })) return false;
    if (
      row.value !== null &&
      !putText(
        builder,
        'details',
        row.value,
        { ...inner, x: builder.mirrored ? inner.x : inner.x + inner.width - part, width: part },
        { ...look, face: bold, align: 'right', name: 'Value', lines: 1 },
      )
    )
      return false;
  }
  room.put();
  return true;
}

export const weekStrip: Composition = {
  id: 'week-strip',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['rows', 'list', 'event'],
  shapes: ['portrait', 'story', 'square', 'wide'],
  suits: ({ content: { lines }, energy }) =>
    ({ prices: 5.4, hours: 7.2, measures: 5, table: 6.4, steps: 0 })[formOf(lines) ?? 'steps'] +
    (formOf(lines) && (energy === 'clean' || energy === 'loud') ? 0.8 : 0),
  draw,
};
