/** Shop sign: a board hanging by two cords from a nail, as in a shop's door; hours or prices on it. */
import { around, inset, solid, type Board } from '#design/templates/board.ts';
import { putRows } from '#design/templates/rows.ts';
import { inkOn, onSurface, strongOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { edge, hairline, listRoom, listRows, lying } from './list-page.ts';

function draw(board: Board): boolean {
  const { kit, safe, margin, width } = board;
  const { palette } = kit;
  const rows = listRows(board);
  if (!rows) return false;
  const wall = palette.panel === palette.ground ? edge(palette.ground, 0.08) : palette.panel;
  const sign = palette.ground;
  const grounds = [sign];
  board.background = solid(wall);
  const cords = Math.min(board.u(17), safe.height * (board.low ? 0.12 : 0.16));
  const side = Math.min(safe.width, safe.height * (board.low ? 2.8 : 1.5));
  const body = { x: width / 2 - side / 2, y: safe.y + cords, width: side, height: safe.height - cords };
  const room = listRoom(board, inset(body, margin * 0.9), grounds, {
    align: 'center',
    share: 0.4,
    largest: board.low ? 15 : 13,
    airy: 1.1,
    beside: board.low,
  });
  if (!room) return false;
  const nail = { x: width / 2, y: safe.y + board.u(1) };
  const cord = onSurface(board, wall);
  const reach = side * 0.3;
  const drop = body.y - nail.y + board.u(2);
  const length = Math.hypot(reach, drop);
  const turn = (Math.atan2(drop, reach) * 180) / Math.PI;
  for (const [name, direction] of [
    ['Left cord', -1],
    ['Right cord', 1],
  ] as const) {
    const cx = nail.x + (direction * reach) / 2;
    board.rectangle(
      name,
      { x: cx - length / 2, y: nail.y + drop / 2 - board.u(0.25), width: length, height: board.u(0.5) },
      cord,
      { rotation: direction * turn },
    );
  }
  board.ellipse('Nail', around(nail.x, nail.y, board.u(2.4)), cord);
  board.rectangle('Sign', body, sign, {
    radius: kit.energy === 'elegant' ? board.u(0.6) : board.u(4),
    shadow: lying(board, 1.6),
  });
  board.rectangle('Sign line', inset(body, board.u(1.6)), null, {
    radius: kit.energy === 'elegant' ? 0 : board.u(2.8),
    stroke: { color: strongOn(board, grounds), width: Math.max(1, board.u(0.35)), dash: [] },
  });
  const ink = inkOn(board, grounds);
  if (
    !putRows(board, rows, room.box, {
      grounds,
      ink,
      valueInk: ink,
      between: 'rules',
      lineColor: hairline(sign, ink),
      largest: 5.6,
      spread: 2.6,
    })
  )
    return false;
  room.put();
  return true;
}

export const shopSign: Composition = {
  id: 'shop-sign',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['rows', 'list'],
  shapes: ['square', 'portrait', 'wide'],
  suits: ({ content, energy }) =>
    (content.lines.length > 1 ? 6.4 : 0.5) + (energy === 'calm' || energy === 'playful' ? 1 : 0),
  draw,
};
