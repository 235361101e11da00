/**
 * Table photo: the picture to the edges across the top, or on one side of a wide page, and words with a table next to
 * it.
 */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import type { Cells, Picture } from '#design/templates/composition-input.ts';
import { namedFrame, putFramed } from '#design/templates/pictures.ts';
import { putStack } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { setTable } from './table-block.ts';
import { headIn, leastHeight, tableFoot, tableRoom } from './table-room.ts';

/** Shares of the page that the picture may take, tried from the largest. */
const SHARES = [0.42, 0.34, 0.27, 0.2, 0.15] as const;

/** Words and table in one column next to the picture, or below it. */
function drawBeside(builder: PageBuilder, cells: Cells, picture: Picture): boolean {
  const { input, safe, margin, width, height, mirrored } = builder;
  const { background } = input.palette;
  for (const share of SHARES) {
    const cut = (builder.wide ? width : height) * share;
    const photo = builder.wide
      ? { x: mirrored ? width - cut : 0, y: 0, width: cut, height }
      : { x: 0, y: 0, width, height: cut };
    const room = builder.wide
      ? {
          x: mirrored ? safe.x : cut + margin * 0.7,
          y: safe.y,
          width: width - cut - margin * 0.7 - safe.x,
          height: safe.height,
        }
      : {
          x: safe.x,
          y: Math.max(safe.y, cut + margin * 0.7),
          width: safe.width,
          height: safe.y + safe.height - Math.max(safe.y, cut + margin * 0.7),
        };
    if (room.height < leastHeight(builder, cells)) continue;
    const set = tableRoom(builder, room, [background], cells, { largest: 11, share: 0.34 });
    const table = set && setTable(builder, cells, set.box, background, cells.headerRow ? 'filled' : 'ruled', 'middle');
    if (!set || !table) continue;
    putFramed(builder, picture, photo, namedFrame('rectangle', photo, builder));
    set.put();
    builder.table(table, [background]);
    return true;
  }
  return false;
}

/**
 * On a wide page whose height words and table can't share: the words below the picture on one side, the table on the
 * other.
 */
function drawAcross(builder: PageBuilder, cells: Cells, picture: Picture): boolean {
  const { input, safe, margin, width, height, mirrored } = builder;
  const { background } = input.palette;
  const cut = width * 0.42;
  const side = { x: mirrored ? width - cut + margin * 0.5 : safe.x, width: cut - safe.x - margin * 0.5 };
  const room = {
    x: mirrored ? safe.x : cut + margin * 0.5,
    y: safe.y,
    width: width - cut - margin * 0.5 - safe.x,
    height: safe.height,
  };
  const foot = tableFoot(builder, room, [background], cells);
  const table =
    foot &&
    setTable(
      builder,
      cells,
      { ...room, height: room.height - (foot.height > 0 ? foot.height + margin * 0.6 : 0) },
      background,
      cells.headerRow ? 'filled' : 'ruled',
      'middle',
    );
  if (!foot || !table) return false;
  for (const share of SHARES) {
    const top = Math.max(safe.y, height * share + margin * 0.6);
    const head = headIn(
      builder,
      { ...side, y: top, height: safe.y + safe.height - top },
      [background],
      { ...cells, rows: [] },
      0,
      { share: 1, valign: 'middle', largest: 11 },
    );
    if (!head) continue;
    const photo = { x: mirrored ? width - cut : 0, y: 0, width: cut, height: height * share };
    putFramed(builder, picture, photo, namedFrame('rectangle', photo, builder));
    putStack(builder, head);
    foot.put(room.y + room.height - foot.height);
    builder.table(table, [background]);
    return true;
  }
  return false;
}

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const [picture] = input.pictures;
  const cells = input.content.table;
  if (!cells || !picture) return false;
  builder.background = solid(input.palette.background);
  return drawBeside(builder, cells, picture) || (builder.wide && drawAcross(builder, cells, picture));
}

export const tablePhoto: Composition = {
  id: 'table-photo',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['list', 'rows'],
  shapes: ['portrait', 'square', 'story', 'wide'],
  suits: () => 8,
  draw,
};
