/**
 * Packages: each thing a separate card with its price large, one of them highlighted; side by side, or below each other
 * on narrow pages.
 */
import type { Box } from '#design/document/geometry.ts';
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { figuresFace, inkOn, onSurface, surfaceOn } from '#design/templates/words.ts';
import { putText } from '#design/templates/put-text.ts';
import { formOf, type Row } from '#design/templates/rows.ts';
import type { Composition } from '../composition.ts';
import { listRoom, listRows, lying, tint } from './list-page.ts';
import { commonSize } from '#design/templates/common-size.ts';

/** Sizes of labels and values, hundredths of the unit. */
interface Sizes {
  label: number;
  value: number;
}

/** Share of a flat card's width that its value has, and of an upright one's height. */
const VALUE = { width: 0.44, height: 0.42 };

function innerOf(builder: PageBuilder, box: Box, upright: boolean): Box {
  const pad = Math.min(builder.u(3.6), box.width * 0.09);
  return inset(box, pad, upright ? Math.min(builder.u(4), box.height * 0.12) : pad * 0.6);
}

/** The sizes at which every row fits a card like this one; null: there are none. */
function sizesIn(builder: PageBuilder, rows: readonly Row[], card: Box, upright: boolean): Sizes | null {
  const { type } = builder.input;
  const { width, height } = innerOf(builder, card, upright);
  const label = commonSize(
    builder,
    rows.map((row) => row.label),
    {
      face: { ...type.body, weight: Math.max(600, type.body.weight) },
      width: upright ? width : width * (1 - VALUE.width) - builder.u(2),
      height: upright ? height * (1 - VALUE.height) : height,
      lines: 3,
      largest: 4.6,
      smallest: 2.7,
    },
  );
  const value = commonSize(
    builder,
    rows.map((row) => row.value ?? ''),
    {
      face: figuresFace(type.heading),
      heading: true,
      width: upright ? width : width * VALUE.width,
      height: upright ? height * VALUE.height : height,
      largest: upright ? 12 : 8,
      smallest: 4,
    },
  );
  return label === null || value === null ? null : { label, value };
}

function putCard(builder: PageBuilder, row: Row, box: Box, surface: string, upright: boolean, sizes: Sizes): boolean {
  const { type } = builder.input;
  const ink = onSurface(builder, surface);
  const backgrounds = [surface];
  const inner = innerOf(builder, box, upright);
  const label = {
    face: { ...type.body, weight: Math.max(600, type.body.weight) },
    color: ink,
    backgrounds,
    largest: sizes.label,
    smallest: 2.7,
    lines: 3,
  };
  const price = {
    face: figuresFace(type.heading),
    heading: true,
    color: ink,
    backgrounds,
    largest: sizes.value,
    smallest: 4,
    name: 'Value',
  };
  if (upright) {
    const below = inner.height * VALUE.height;
    return (
      putText(
        builder,
        'details',
        row.label,
        { ...inner, height: inner.height - below },
        { ...label, align: 'center', valign: 'top' },
      ) !== null &&
      putText(
        builder,
        'details',
        row.value ?? '',
        { ...inner, y: inner.y + inner.height - below, height: below },
        { ...price, align: 'center', valign: 'bottom' },
      ) !== null
    );
  }
  const share = inner.width * VALUE.width;
  return (
    putText(
      builder,
      'details',
      row.label,
      { ...inner, x: builder.mirrored ? inner.x + share : inner.x, width: inner.width - share - builder.u(2) },
      { ...label, valign: 'middle' },
    ) !== null &&
    putText(
      builder,
      'details',
      row.value ?? '',
      { ...inner, x: builder.mirrored ? inner.x : inner.x + inner.width - share, width: share },
      { ...price, align: 'right', valign: 'middle' },
    ) !== null
  );
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette } = input;
  const rows = listRows(builder, { least: 2, most: 5 });
  if (!rows || rows.some(({ value }) => value === null)) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const upright = builder.ratio >= 0.95 || rows.length <= 2;
  const room = listRoom(builder, safe, backgrounds, { align: upright ? 'center' : 'left', share: 0.46, largest: 13 });
  if (!room || room.box.height < builder.u(16)) return false;
  const gap = builder.u(2.4);
  const count = rows.length;
  const plain = tint(builder, palette.background, inkOn(builder, backgrounds));
  const strong = surfaceOn(builder, backgrounds);
  const chosen = count === 2 ? 1 : Math.floor(count / 2);
  const height = upright ? Math.min(room.box.height, builder.u(44)) : Math.min(room.box.height, count * builder.u(17));
  const area = { ...room.box, y: room.box.y + (room.box.height - height) / 2, height };
  const boxAt = (index: number): Box => {
    const at = builder.mirrored && upright ? count - 1 - index : index;
    return upright
      ? { ...area, x: area.x + (at * (area.width + gap)) / count, width: (area.width + gap) / count - gap }
      : { ...area, y: area.y + (index * (area.height + gap)) / count, height: (area.height + gap) / count - gap };
  };
  const sizes = sizesIn(builder, rows, boxAt(0), upright);
  if (sizes === null) return false;
  for (const [index, row] of rows.entries()) {
    const box = boxAt(index);
    const lifted =
      index === chosen && upright ? { ...box, y: box.y - margin * 0.22, height: box.height + margin * 0.44 } : box;
    const surface = index === chosen ? strong : plain;
    builder.rectangle(`Card ${index + 1}`, lifted, surface, {
      radius: input.energy === 'elegant' ? 0 : builder.u(2.6),
      shadow: index === chosen ? lying(builder, 1.2) : null,
    });
    if (!putCard(builder, row, box, surface, upright, sizes)) return false;
  }
  room.put();
  return true;
}

export const packages: Composition = {
  id: 'packages',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['list', 'rows'],
  shapes: ['square', 'wide', 'portrait', 'story'],
  suits: ({ content: { lines }, energy }) =>
    lines.length > 4
      ? 0.5
      : { prices: 6.4, hours: 4, measures: 3, table: 3, steps: 0 }[formOf(lines) ?? 'steps'] +
        (energy === 'clean' ? 1 : 0),
  draw,
};
