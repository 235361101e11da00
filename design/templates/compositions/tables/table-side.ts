/** Table side: on wide pages the words in a field of color on one side, the table next to it. */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { putStack } from '#design/templates/text-stack.ts';
import { onSurface, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { setTable } from './table-block.ts';
import { headIn, tableFoot } from './table-room.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const cells = input.content.table;
  if (!cells || !builder.wide) return false;
  const { background } = input.palette;
  const field = surfaceOn(builder, [background]);
  const ink = onSurface(builder, field);
  const share = (cells.rows[0]?.length ?? 1) > 4 ? 0.34 : 0.42;
  const cut = width * share;
  const { mirrored } = builder;
  builder.background = solid(background);
  const side = {
    x: mirrored ? width - cut + margin * 0.7 : safe.x,
    y: safe.y,
    width: cut - safe.x - margin * 0.7,
    height: safe.height,
  };
  const gap = margin * 0.6;
  const foot = tableFoot(builder, side, [field], { ...cells, rows: [] });
  if (!foot) return false;
  const below = foot.height > 0 ? foot.height + gap : 0;
  const head = headIn(builder, { ...side, height: side.height - below }, [field], { ...cells, rows: [] }, 0, {
    ink,
    share: 1,
    valign: 'middle',
    largest: 15,
  });
  if (!head || head.texts.length === 0) return false;
  const room = {
    x: mirrored ? safe.x : cut + margin * 0.7,
    y: safe.y,
    width: width - cut - margin * 0.7 - safe.x,
    height: safe.height,
  };
  const table = setTable(builder, cells, room, background, cells.headerRow ? 'filled' : 'ruled', 'middle');
  if (!table) return false;
  builder.rectangle('Field', { x: mirrored ? width - cut : 0, y: 0, width: cut, height }, field);
  putStack(builder, head);
  foot.put(side.y + side.height - foot.height);
  builder.table(table, [background]);
  return true;
}

export const tableSide: Composition = {
  id: 'table-side',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['list', 'rows'],
  shapes: ['wide', 'banner', 'card'],
  suits: ({ content, ratio }) => (content.headline !== null && ratio >= 1.25 ? 8.5 : 0),
  draw,
};
