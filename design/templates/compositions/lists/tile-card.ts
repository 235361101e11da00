/**
 * Tile card: a third of the card is a mosaic of quarter discs in the design's colors, like painted tiles; name and
 * contacts on the calm rest.
 */
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { surfaceOn, inkOn, strongOn } from '#design/templates/words.ts';
import { at } from '../outline-pen.ts';
import type { Outline } from '#design/templates/outlines.ts';
import type { Composition } from '../composition.ts';
import { putContacts, putName } from './card-parts.ts';
import { tint } from './list-page.ts';

/** Control points of a quarter circle, of its radius. */
const QUARTER = 0.5523;

/**
 * A quarter disc that fills a tile of 100 units, its right angle in one of the corners (0–3, clockwise from the upper
 * left).
 */
function quarterIn(column: number, row: number, corner: number): string {
  const [x, y] = [column * 100, row * 100];
  const points: [number, number][] = [
    [x, y],
    [x + 100, y],
    [x + 100, y + 100],
    [x, y + 100],
  ];
  const pick = (index: number) => points[(corner + index) % 4] ?? [x, y];
  const [o, from, to] = [pick(0), pick(1), pick(3)];
  const pull = (a: readonly [number, number], b: readonly [number, number]): [number, number] => [
    a[0] + (b[0] - o[0]) * QUARTER,
    a[1] + (b[1] - o[1]) * QUARTER,
  ];
  return `M${at(...o)}L${at(...from)}C${at(...pull(from, to))} ${at(...pull(to, from))} ${at(...to)}Z`;
}

/** Tiles of one color: every `of`-th. */
function tiles(columns: number, rows: number, turn: number, of: number, twist: number): Outline {
  let path = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if ((column + row * 2) % of !== turn) continue;
      path += quarterIn(column, row, (column * 3 + row + twist + ((column * row) % 2) * 2) % 4);
    }
  }
  // Corners without a tile keep the outline as large as its view box.
  return {
    path: `M0 0L0 0Z${path}M${columns * 100} ${rows * 100}L${columns * 100} ${rows * 100}Z`,
    viewWidth: columns * 100,
    viewHeight: rows * 100,
  };
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height, mirrored } = builder;
  const { palette, content, twist } = input;
  if ((content.headline ?? '').length > 60) return false;
  const backgrounds = [palette.background];
  const ink = inkOn(builder, backgrounds);
  builder.background = solid(palette.background);
  const across = builder.ratio >= 1.15;
  // No contacts: the name or the wish is in the middle of its room.
  const silent = content.lines.length === 0 && !content.callToAction && !content.offer;
  const wordless = silent && !content.headline && !content.subheading;
  const long = across ? height : width;
  const deep = builder.ratio >= 2 ? 3 : 2;
  const count = across ? (builder.ratio >= 2 ? 3 : 4) : builder.tall ? 3 : 4;
  const side = long / count;
  const [columns, rows] = wordless
    ? [Math.ceil(width / side), Math.ceil(height / side)]
    : across
      ? [deep, count]
      : [count, builder.tall ? 3 : deep];
  const area = wordless
    ? { x: 0, y: 0, width: columns * side, height: rows * side }
    : across
      ? { x: mirrored ? 0 : width - columns * side, y: 0, width: columns * side, height }
      : { x: 0, y: 0, width, height: rows * side };
  const last = tint(builder, palette.background, ink);
  const colors = [surfaceOn(builder, backgrounds), palette.pop, palette.panel].map((color) =>
    color === palette.background ? last : color,
  );
  builder.rectangle('Tile ground', area, last);
  for (const [turn, color] of colors.entries())
    builder.outline(`Tiles ${turn + 1}`, tiles(columns, rows, turn, colors.length, twist), area, color);
  if (wordless) return true;
  const room = across
    ? {
        x: mirrored ? area.width + margin : safe.x,
        y: safe.y,
        width: width - area.width - margin - safe.x,
        height: safe.height,
      }
    : { ...safe, y: area.height + margin, height: safe.y + safe.height - area.height - margin };
  const inner = across ? inset(room, margin * 0.2, margin * 0.35) : room;
  const cut = silent ? 1 : 0.52;
  return (
    putName(
      builder,
      { ...inner, height: inner.height * cut },
      {
        color: ink,
        second: strongOn(builder, backgrounds),
        backgrounds,
        valign: silent ? 'middle' : 'top',
        largest: across ? 11.5 : 12,
      },
    ) &&
    putContacts(
      builder,
      { ...inner, y: inner.y + inner.height * (cut + 0.04), height: inner.height * (0.96 - cut) },
      { color: ink, backgrounds, valign: 'bottom', largest: 4 },
    )
  );
}

export const tileCard: Composition = {
  id: 'tile-card',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['card', 'greeting'],
  shapes: ['card', 'square', 'portrait', 'banner'],
  suits: ({ content, energy, ratio }) =>
    (content.lines.length > 1 && ratio > 1.4 ? 5 : 1) + (energy === 'playful' || energy === 'clean' ? 1.2 : 0),
  draw,
};
