/** Price ladder: columns that grow from step to step, the value on top of each and its label at the foot. */
import type { Box } from '#design/document/geometry.ts';
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { figuresFace, inkOn, onSurface, surfaceOn } from '#design/templates/words.ts';
import { formOf, type Row } from '#design/templates/rows.ts';
import { commonSize } from '#design/templates/common-size.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { listRoom, listRows, tint } from './list-page.ts';

/** The number that a value starts with, which determines the column's height. NaN: it has none. */
const amountOf = ({ value }: Row): number =>
  Number(/\d+(?:[.,]\d+)?/.exec((value ?? '').replace(/(\d),(?=\d{3})/g, '$1'))?.[0].replace(',', '.') ?? Number.NaN);

function draw(builder: PageBuilder): boolean {
  const { input, safe } = builder;
  const { palette, type } = input;
  const rows = listRows(builder, { least: 3, most: 5 })?.toSorted((a, b) => amountOf(a) - amountOf(b));
  // Only amounts of one kind are comparable: no hours next to house numbers.
  const form = formOf(builder.input.content.lines);
  if (!rows || (form !== 'prices' && form !== 'measures') || rows.some((row) => !Number.isFinite(amountOf(row))))
    return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.5;
  const half = safe.width * 0.36;
  const words = beside ? { ...safe, x: builder.mirrored ? safe.x + safe.width - half : safe.x, width: half } : safe;
  const room = listRoom(builder, words, backgrounds, { align: 'left', share: beside ? 0.8 : 0.4, largest: 12 });
  if (!room) return false;
  const area = beside
    ? {
        ...safe,
        x: builder.mirrored ? safe.x : safe.x + half + builder.margin,
        width: safe.width - half - builder.margin,
      }
    : room.box;
  if (area.height < builder.u(26)) return false;
  const gap = builder.u(2);
  const each = (area.width + gap) / rows.length - gap;
  const strong = surfaceOn(builder, backgrounds);
  const plain = tint(builder, palette.background, inkOn(builder, backgrounds));
  const tallest = Math.min(area.height, builder.u(62));
  const foot = area.y + area.height;
  // Texts of a kind have one size: that of the tightest, in the lowest column.
  const lowest = tallest * 0.58;
  const cell = { width: each * 0.86, height: lowest * 0.4 };
  const labelFace = { ...type.body, weight: Math.max(600, type.body.weight) };
  const label = commonSize(
    builder,
    rows.map((row) => row.label),
    { ...cell, face: labelFace, lines: 3, largest: 3.9, smallest: 2.5 },
  );
  const value = commonSize(
    builder,
    rows.map((row) => row.value ?? ''),
    { ...cell, face: figuresFace(type.heading), heading: true, lines: 2, largest: 8, smallest: 2.8 },
  );
  if (label === null || value === null) return false;
  for (const [index, row] of rows.entries()) {
    const at = builder.mirrored ? rows.length - 1 - index : index;
    const height = lowest + (tallest * 0.42 * index) / (rows.length - 1);
    const column: Box = { x: area.x + at * (each + gap), y: foot - height, width: each, height };
    const surface = index === rows.length - 1 ? strong : index % 2 === 0 ? plain : palette.panel;
    const ink = onSurface(builder, surface);
    builder.rectangle(`Column ${index + 1}`, column, surface, {
      radius: input.energy === 'elegant' ? 0 : builder.u(1.6),
    });
    const inner = { x: column.x + each * 0.07, width: each * 0.86 };
    if (
      !putText(
        builder,
        'details',
        row.label,
        { ...inner, y: column.y + height * 0.54, height: height * 0.4 },
        {
          face: labelFace,
          color: ink,
          backgrounds: [surface],
          align: 'center',
          valign: 'bottom',
          largest: label,
          smallest: 2.5,
          lines: 3,
        },
      )
    )
      return false;
    if (
      !putText(
        builder,
        'details',
        row.value ?? '',
        { ...inner, y: column.y + height * 0.06, height: height * 0.4 },
        {
          face: figuresFace(type.heading),
          heading: true,
          color: ink,
          backgrounds: [surface],
          align: 'center',
          valign: 'top',
          largest: value,
          smallest: 2.8,
          lines: 2,
          name: 'Value',
        },
      )
    )
      return false;
  }
  room.put();
  return true;
}

export const priceLadder: Composition = {
  id: 'price-ladder',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['list'],
  shapes: ['square', 'portrait', 'wide'],
  suits: ({ content }) => (content.lines.length > 2 && content.lines.length < 6 ? 5.4 : 0.5),
  draw,
};
