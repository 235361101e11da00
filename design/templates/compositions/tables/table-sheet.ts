/**
 * Table sheet: words and a ruled table on one ground; within a fine frame where the tone is elegant or calm, under a
 * short bar otherwise.
 */
import { inset, solid, type Board } from '#design/templates/board.ts';
import { strongOn, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { setTable } from './table-block.ts';
import { tableRoom } from './table-room.ts';

function draw(board: Board): boolean {
  const { kit, safe, margin } = board;
  const cells = kit.content.table;
  if (!cells) return false;
  const { ground } = kit.palette;
  const framed = kit.energy === 'elegant' || kit.energy === 'calm';
  board.background = solid(ground);
  const bar = framed ? 0 : board.u(1.3);
  const pad = framed ? margin * 0.75 : 0;
  const inner = inset(safe, pad, pad);
  const room = { ...inner, y: inner.y + bar * 2.6, height: inner.height - bar * 2.6 };
  const set = tableRoom(board, room, [ground], cells, {
    align: framed ? 'center' : 'left',
    largest: kit.energy === 'loud' ? 16 : 13,
  });
  if (!set) return false;
  const width = framed && !board.wide ? set.box.width * 0.94 : set.box.width;
  const table = setTable(
    board,
    cells,
    { ...set.box, x: set.box.x + (set.box.width - width) / 2, width },
    ground,
    'ruled',
    'middle',
  );
  if (!table) return false;
  if (framed)
    board.rectangle('Frame', inset(safe, -margin * 0.35), null, {
      stroke: { color: strongOn(board, [ground]), width: Math.max(1, board.u(0.22)), dash: [] },
    });
  else
    board.rectangle(
      'Bar',
      { x: board.mirrored ? room.x + room.width - board.u(11) : room.x, y: inner.y, width: board.u(11), height: bar },
      surfaceOn(board, [ground]),
      { radius: kit.energy === 'playful' ? bar / 2 : 0 },
    );
  set.put();
  board.table(table, [ground]);
  return true;
}

export const tableSheet: Composition = {
  id: 'table-sheet',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['list', 'rows'],
  shapes: ['portrait', 'square', 'story', 'paper'],
  suits: ({ energy, ratio }) => (energy === 'elegant' || energy === 'calm' ? 8 : 6.4) - (ratio >= 1.25 ? 2 : 0),
  draw,
};
