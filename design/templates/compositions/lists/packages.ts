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
import { commonSize } from './list-sizes.ts';

function putCard(builder: PageBuilder, row: Row, box: Box, surface: string, upright: boolean, size: number): boolean {
  const { type } = builder.input;
  const ink = onSurface(builder, surface);
  const backgrounds = [surface];
  const pad = Math.min(builder.u(3.6), box.width * 0.09);
  const inner = inset(box, pad, upright ? Math.min(builder.u(4), box.height * 0.12) : pad * 0.6);
  const label = {
    face: { ...type.body, weight: Math.max(600, type.body.weight) },
    color: ink,
    backgrounds,
    largest: size,
    smallest: 2.7,
    lines: 3,
  };
  const price = {
    face: figuresFace(type.heading),
    heading: true,
    color: ink,
    backgrounds,
    largest: upright ? 12 : 8,
    smallest: 4,
    name: 'Value',
  };
  if (upright) {
    const below = inner.height * 0.42;
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
  const share = inner.width * 0.44;
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
  const { palette, type } = input;
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
  const label = {
    face: { ...type.body, weight: Math.max(600, type.body.weight) },
    width: ((area.width + gap) / count - gap) * 0.8,
    height: area.height * 0.46,
    lines: 3,
    largest: 4.6,
    smallest: 2.7,
  };
  const size = upright
    ? commonSize(
        builder,
        rows.map((row) => row.label),
        label,
      )
    : 4.6;
  if (size === null) return false;
  for (const [index, row] of rows.entries()) {
    const at = builder.mirrored && upright ? count - 1 - index : index;
    const box = upright
      ? {
          x: area.x + (at * (area.width + gap)) / count,
          y: area.y,
          width: (area.width + gap) / count - gap,
          height: area.height,
        }
      : {
          x: area.x,
          y: area.y + (index * (area.height + gap)) / count,
          width: area.width,
          height: (area.height + gap) / count - gap,
        };
    const lifted =
      index === chosen && upright ? { ...box, y: box.y - margin * 0.22, height: box.height + margin * 0.44 } : box;
    const surface = index === chosen ? strong : plain;
    builder.rectangle(`Card ${index + 1}`, lifted, surface, {
      radius: input.energy === 'elegant' ? 0 : builder.u(2.6),
      shadow: index === chosen ? lying(builder, 1.2) : null,
    });
    if (!putCard(builder, row, box, surface, upright, size)) return false;
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
