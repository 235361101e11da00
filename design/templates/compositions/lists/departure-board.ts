/** Departure board: split flaps as in a station's hall, what and when (or how much) on dark cells, the values lit. */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { legibleOn, shade } from '#design/templates/color-mix.ts';
import { putText } from '#design/templates/put-text.ts';
import { onSurface } from '#design/templates/words.ts';
import { polygon } from '../outline-pen.ts';
import type { Composition } from '../composition.ts';
import { listRoom, listRows, slate } from './list-page.ts';
import { commonSize } from '#design/templates/common-size.ts';

interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Boxes as one outline, in the page's own pixels. */
function boxes(
  cells: readonly Cell[],
  width: number,
  height: number,
): { path: string; viewWidth: number; viewHeight: number } {
  const path = cells
    .map(({ x, y, width: w, height: h }) =>
      polygon([
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ]),
    )
    .join('');
  return { path, viewWidth: Math.round(width), viewHeight: Math.round(height) };
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, mirrored } = builder;
  const { palette, type } = input;
  const rows = listRows(builder, { most: 12 });
  if (!rows) return false;
  const wall = slate(builder);
  const flap = shade(wall, 0.07);
  const ink = onSurface(builder, flap);
  const lit = legibleOn([flap], [palette.accent, palette.pop, '#ffc83d']);
  builder.background = solid(wall);
  const beside = builder.ratio >= 1.6;
  const half = safe.width * 0.36;
  const head = beside ? { ...safe, x: mirrored ? safe.x + safe.width - half : safe.x, width: half } : safe;
  const room = listRoom(builder, head, [wall], {
    align: 'left',
    share: beside ? 0.8 : 0.4,
    largest: 14,
    ink: onSurface(builder, wall),
  });
  if (!room) return false;
  const area = beside
    ? { ...safe, x: mirrored ? safe.x : safe.x + half + builder.margin, width: safe.width - half - builder.margin }
    : room.box;
  const gap = builder.u(1);
  const each = Math.min((area.height + gap) / rows.length - gap, builder.u(rows.length < 5 ? 16 : 13));
  if (each < builder.u(4.3)) return false;
  const top = beside
    ? area.y + (area.height - (each + gap) * rows.length + gap) / 2
    : area.y + area.height - (each + gap) * rows.length + gap;
  const pad = Math.min(builder.u(2.6), each * 0.34);
  const most = (each / builder.unit) * 48;
  const labelFace = {
    ...type.body,
    weight: Math.max(600, type.body.weight),
    letterCase: 'upper' as const,
    letterSpacing: 40,
  };
  const valueFace = { ...labelFace, weight: 700 };
  const values = rows.flatMap(({ value }) => (value === null ? [] : [value]));
  const longest = values.reduce((most, value) => Math.max(most, value.length), 1);
  // Labels are in one line if that takes no tiny letters.
  const fitting = (lines: number) =>
    [0.26, 0.34, 0.42, 0.5]
      .map((share) => share * area.width)
      .filter((width) => width > builder.u(14))
      .map((width) => {
        const value = commonSize(builder, values, {
          face: valueFace,
          width: width - 2 * pad,
          height: each,
          largest: most,
          smallest: 2.7,
        });
        const label = commonSize(
          builder,
          rows.map((row) => row.label),
          {
            face: labelFace,
            width: area.width - width - gap - 2 * pad,
            height: each * 0.92,
            lines,
            largest: most,
            smallest: 2.7,
          },
        );
        return value === null || label === null
          ? null
          : { width, lines, size: Math.min(value, label, longest > 12 ? 4.6 : 6.6) };
      })
      .reduce((best, fit) => (fit && (!best || fit.size > best.size * 1.04) ? fit : best), null);
  const [single, double] = [fitting(1), fitting(2)];
  const fits = single && (!double || single.size > double.size * 0.75) ? single : double;
  if (!fits) return false;
  const wide = fits.width;
  const labels = rows.map((row, index): Cell => ({
    x: mirrored ? area.x + (row.value === null ? 0 : wide + gap) : area.x,
    y: top + index * (each + gap),
    width: row.value === null ? area.width : area.width - wide - gap,
    height: each,
  }));
  const lights = rows.flatMap((row, index): Cell[] =>
    row.value === null
      ? []
      : [
          {
            x: mirrored ? area.x : area.x + area.width - wide,
            y: top + index * (each + gap),
            width: wide,
            height: each,
          },
        ],
  );
  builder.outline('Flaps', boxes([...labels, ...lights], builder.width, builder.height), builder.page, flap);
  const hinge = Math.max(1, builder.u(0.35));
  builder.outline(
    'Hinges',
    boxes(
      [...labels, ...lights].map((cell) => ({ ...cell, y: cell.y + (cell.height - hinge) / 2, height: hinge })),
      builder.width,
      builder.height,
    ),
    builder.page,
    wall,
  );
  const look = { backgrounds: [flap], valign: 'middle' as const, largest: fits.size, smallest: 2.6 };
  for (const [index, row] of rows.entries()) {
    const cell = labels[index];
    if (
      !cell ||
      !putText(
        builder,
        'details',
        row.label,
        { ...cell, x: cell.x + pad, width: cell.width - 2 * pad },
        { ...look, face: labelFace, color: ink, lines: fits.lines },
      )
    )
      return false;
    if (
      row.value !== null &&
      !putText(
        builder,
        'details',
        row.value,
        { x: (mirrored ? area.x : area.x + area.width - wide) + pad, y: cell.y, width: wide - 2 * pad, height: each },
        { ...look, face: valueFace, color: lit, name: 'Value' },
      )
    )
      return false;
  }
  room.put();
  return true;
}

export const departureBoard: Composition = {
  id: 'departure-board',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['rows', 'list'],
  shapes: ['portrait', 'square', 'story', 'wide', 'banner'],
  suits: ({ content, energy }) =>
    (content.lines.length > 2 && /\d/.test(content.lines.join('')) ? 5.8 : 0.5) +
    (energy === 'loud' || energy === 'clean' ? 1.2 : energy === 'elegant' ? -1.5 : 0),
  draw,
};
