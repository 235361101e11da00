/**
 * Fact tiles: a page of tiles without gaps in its plan, each with a value in large letters and its label above it; the
 * odd one spans the width.
 */
import type { Box } from '#design/document/geometry.ts';
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { formOf } from '#design/templates/rows.ts';
import { putText } from '#design/templates/put-text.ts';
import { figuresFace, inkOn, onSurface, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { listRoom, listRows, tint } from './list-page.ts';
import { commonSize } from '#design/templates/common-size.ts';

/** The tiles of a plan, row by row: as many columns as given, the first tile as wide as the remainder. */
function plan(area: Box, count: number, across: number, gap: number): Box[] {
  const lines = Math.ceil(count / across);
  const height = (area.height + gap) / lines - gap;
  const width = (area.width + gap) / across - gap;
  const spare = lines * across - count;
  return Array.from({ length: count }, (_, index) => {
    const place = index === 0 ? 0 : index + spare;
    const column = place % across;
    return {
      x: area.x + column * (width + gap),
      y: area.y + Math.floor(place / across) * (height + gap),
      width: index === 0 ? width + spare * (width + gap) : width,
      height,
    };
  });
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, mirrored } = builder;
  const { palette, type } = input;
  const rows = listRows(builder, { most: 9 });
  if (!rows || rows.some(({ value }) => value === null || value.length > 20)) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.3;
  const half = safe.width * 0.36;
  const head = beside ? { ...safe, x: mirrored ? safe.x + safe.width - half : safe.x, width: half } : safe;
  const room = listRoom(builder, head, backgrounds, { align: 'left', share: beside ? 0.85 : 0.4, largest: 13 });
  if (!room) return false;
  const area = beside
    ? { ...safe, x: mirrored ? safe.x : safe.x + half + margin, width: safe.width - half - margin }
    : room.box;
  const gap = builder.u(1.6);
  const pad = builder.u(2.6);
  const values = rows.map(({ value }) => value ?? '');
  const labels = rows.map(({ label }) => label);
  const face = { ...figuresFace(type.heading), lineHeight: 1.05 };
  const best = [1, 2, 3, 4]
    .filter((across) => across <= rows.length && rows.length - 1 > across - 2)
    .map((across) => {
      const boxes = plan(area, rows.length, across, gap);
      const narrow = boxes.at(-1) ?? area;
      const width = narrow.width - 2 * pad;
      const height = narrow.height - 2 * pad;
      // Flat strips are a table, and tall slots a row of bookmarks: neither is a tile.
      if (
        width < builder.u(12) ||
        height < builder.u(8) ||
        narrow.width > narrow.height * 3.6 ||
        narrow.height > narrow.width * 2
      )
        return null;
      const value = commonSize(builder, values, {
        face,
        heading: true,
        width,
        height: height * 0.62,
        lines: 2,
        largest: 15,
        smallest: 4.4,
      });
      const label = commonSize(builder, labels, {
        face: type.body,
        width,
        height: height * 0.34,
        lines: 2,
        largest: 4,
        smallest: 2.7,
      });
      return value === null || label === null ? null : { boxes, value, label };
    })
    .reduce((one, fit) => (fit && (!one || fit.value > one.value) ? fit : one), null);
  if (!best) return false;
  const strong = surfaceOn(builder, backgrounds);
  const pale = tint(builder, palette.background, inkOn(builder, backgrounds));
  const second =
    palette.panel === palette.background ? pale : builder.softPanel === palette.background ? pale : builder.softPanel;
  const chosen = input.twist % 2 === 0 ? 0 : rows.length - 1;
  for (const [index, tile] of best.boxes.entries()) {
    const box = mirrored ? { ...tile, x: 2 * area.x + area.width - tile.x - tile.width } : tile;
    const surface = index === chosen ? strong : index % 2 === 0 ? pale : second;
    const ink = onSurface(builder, surface);
    builder.rectangle(`Tile ${index + 1}`, box, surface, { radius: input.energy === 'elegant' ? 0 : builder.u(2.6) });
    const inner = inset(box, pad);
    const look = { color: ink, backgrounds: [surface], lines: 2 };
    if (
      !putText(
        builder,
        'details',
        labels[index] ?? '',
        { ...inner, height: inner.height * 0.36 },
        { ...look, face: type.body, largest: best.label, smallest: 2.6 },
      )
    )
      return false;
    if (
      !putText(
        builder,
        'details',
        values[index] ?? '',
        { ...inner, y: inner.y + inner.height * 0.36, height: inner.height * 0.64 },
        { ...look, face, heading: true, valign: 'bottom', largest: best.value, smallest: 4, name: 'Value' },
      )
    )
      return false;
  }
  room.put();
  return true;
}

export const factTiles: Composition = {
  id: 'fact-tiles',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['rows', 'list', 'card'],
  shapes: ['square', 'portrait', 'wide', 'story'],
  suits: ({ content: { lines }, energy }) =>
    lines.length > 8
      ? 0.5
      : { prices: 5, hours: 5.4, measures: 6.6, table: 6.8, steps: 0 }[formOf(lines) ?? 'steps'] +
        (formOf(lines) && (energy === 'clean' || energy === 'playful') ? 1 : 0),
  draw,
};
