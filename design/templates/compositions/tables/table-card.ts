/** Table card: the words on a field of color with two large circles, the table on a card that lies on it. */
import { around, inset, solid, type Board } from '#design/templates/board.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { onSurface, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { setTable } from './table-block.ts';
import { tableRoom } from './table-room.ts';

function draw(board: Board): boolean {
  const { kit, safe, margin } = board;
  const cells = kit.content.table;
  if (!cells) return false;
  const { ground } = kit.palette;
  const field = surfaceOn(board, [ground]);
  const round = shade(field, isDark(field) ? 0.06 : -0.06);
  board.background = solid(field);
  const set = tableRoom(board, safe, [field, round], cells, {
    ink: onSurface(board, field),
    largest: 12.5,
    share: 0.36,
  });
  if (!set) return false;
  const pad = margin * 0.55;
  const table = setTable(
    board,
    cells,
    inset(set.box, pad, pad * 0.7),
    ground,
    'ruled',
    set.head.texts.length > 0 ? 'top' : 'middle',
  );
  if (!table) return false;
  const left = kit.twist % 2 === 0;
  board.ellipse(
    'Circle',
    around(left ? board.width * 0.04 : board.width * 0.96, board.height * 0.02, board.u(62)),
    round,
  );
  board.ellipse(
    'Circle',
    around(left ? board.width * 0.98 : board.width * 0.02, board.height * 0.99, board.u(48)),
    round,
  );
  board.rectangle(
    'Card',
    { x: set.box.x, y: table.y - pad * 0.7, width: set.box.width, height: table.height + pad * 1.4 },
    ground,
    {
      radius: kit.energy === 'elegant' ? 0 : board.u(3),
      shadow: { color: '#00000033', x: 0, y: Math.round(board.u(0.9)), blur: Math.round(board.u(3)) },
    },
  );
  set.put();
  board.table(table, [ground]);
  return true;
}

export const tableCard: Composition = {
  id: 'table-card',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['list', 'rows'],
  shapes: ['portrait', 'square', 'story'],
  suits: ({ energy, ratio }) => (energy === 'clean' || energy === 'playful' ? 7.6 : 6) - (ratio >= 1.25 ? 2 : 0),
  draw,
};
