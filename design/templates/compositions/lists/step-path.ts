/**
 * Step path: numbered stops on a dotted path that runs down the page (or across it), each with its words next to (or
 * below) it.
 */
import type { Box } from '#design/document/geometry.ts';
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { figuresFace, inkOn, onSurface, surfaceOn } from '#design/templates/words.ts';
import { putText } from '#design/templates/put-text.ts';
import { formOf, type Row } from '#design/templates/rows.ts';
import type { Composition } from '../composition.ts';
import { hairline, listRoom, listRows } from './list-page.ts';

/** The words of a row in one text. */
const wordsOf = ({ label, value }: Row) => (value === null ? label : `${label} ${value}`);

function putStop(
  builder: PageBuilder,
  row: Row,
  index: number,
  dot: Box,
  words: Box,
  align: 'left' | 'center',
): boolean {
  const { type, palette } = builder.input;
  const surface = surfaceOn(builder, [palette.background]);
  builder.ellipse(`Stop ${index + 1}`, dot, surface);
  const number = putText(builder, 'details', row.number ?? String(index + 1), dot, {
    face: figuresFace(type.heading),
    heading: true,
    color: onSurface(builder, surface),
    backgrounds: [surface],
    align: 'center',
    valign: 'middle',
    largest: (dot.width / builder.unit) * 52,
    smallest: 2.4,
    name: 'Number',
  });
  return (
    number !== null &&
    putText(builder, 'details', wordsOf(row), words, {
      face: { ...type.body, weight: Math.max(600, type.body.weight) },
      color: inkOn(builder, [palette.background]),
      backgrounds: [palette.background],
      align,
      valign: align === 'center' ? 'top' : 'middle',
      largest: 5,
      smallest: 2.7,
      lines: 3,
    }) !== null
  );
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette } = input;
  const rows = listRows(builder, { most: 6, tabular: false });
  if (!rows) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const across = builder.ratio >= 1.15;
  const room = listRoom(builder, safe, backgrounds, {
    align: across ? 'center' : 'left',
    share: 0.44,
    largest: 14,
    airy: 1.2,
  });
  if (!room) return false;
  const { box } = room;
  const way = hairline(palette.background, inkOn(builder, backgrounds));
  const count = rows.length;
  if (across) {
    const each = box.width / count;
    const size = Math.min(builder.u(13), each * 0.42, box.height * 0.42);
    const height = Math.min(box.height, size + builder.u(22));
    const top = box.y + (box.height - height) / 2;
    builder.dotted('Way', { x: box.x + each / 2, y: top + size / 2 }, box.width - each, way, builder.u(0.7));
    for (const [index, row] of rows.entries()) {
      const at = builder.mirrored ? count - 1 - index : index;
      const cx = box.x + each * (at + 0.5);
      const words = {
        x: cx - each / 2 + margin * 0.12,
        y: top + size + builder.u(2.4),
        width: each - margin * 0.24,
        height: height - size - builder.u(2.4),
      };
      if (!putStop(builder, row, index, around(cx, top + size / 2, size), words, 'center')) return false;
    }
  } else {
    const each = Math.min(box.height / count, builder.u(24));
    const size = Math.min(builder.u(12), each * 0.72);
    if (size < builder.u(5)) return false;
    const top = box.y + (box.height - each * count) * 0.5;
    const cx = builder.mirrored ? box.x + box.width - size / 2 : box.x + size / 2;
    const length = each * (count - 1);
    const middle = top + each / 2 + length / 2;
    builder.shape(
      'Way',
      { kind: 'line', startHead: 'none', endHead: 'none' },
      { x: cx - length / 2, y: middle, width: Math.max(1, length), height: 1 },
      null,
      { rotation: 90, stroke: { color: way, width: Math.max(2, builder.u(0.7)), dash: [0, 3.6] } },
    );
    for (const [index, row] of rows.entries()) {
      const y = top + each * (index + 0.5);
      const gap = size + margin * 0.6;
      const words = {
        x: builder.mirrored ? box.x : box.x + gap,
        y: y - each * 0.46,
        width: box.width - gap,
        height: each * 0.92,
      };
      if (!putStop(builder, row, index, around(cx, y, size), words, 'left')) return false;
    }
  }
  room.put();
  return true;
}

export const stepPath: Composition = {
  id: 'step-path',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['steps'],
  shapes: ['portrait', 'story', 'wide', 'square', 'paper'],
  suits: ({ content }) => (formOf(content.lines) === 'steps' ? 8 : 0.5),
  draw,
};
