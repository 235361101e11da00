/** Chalk board: a dark slate in a wooden frame, prices written on it and underlined by a stroke of chalk. */
import { inset, solid, type Board } from '#design/templates/board.ts';
import { swoosh } from '#design/templates/outlines.ts';
import { putRows } from '#design/templates/rows.ts';
import { legibleOn } from '#design/templates/color-mix.ts';
import { strongOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { edge, hairline, listRoom, listRows, lying, slate } from './list-page.ts';

const CHALK = '#f7f3e8';

function draw(board: Board): boolean {
  const { kit, safe, margin } = board;
  const { palette } = kit;
  const rows = listRows(board);
  if (!rows) return false;
  const dark = slate(board);
  const grounds = [dark];
  const strong = strongOn(board, grounds);
  const wood = [palette.accent, palette.pop, '#a9743f'].find((color) => color !== dark) ?? '#a9743f';
  board.background = solid(palette.panel === dark ? palette.ground : palette.panel);
  const outer = inset(board.page, margin * 0.6);
  const rim = board.u(2.6);
  const centred = kit.twist % 2 === 0 && !board.low;
  const inner = inset(
    {
      x: outer.x,
      y: Math.max(outer.y, safe.y - margin * 0.4),
      width: outer.width,
      height:
        Math.min(outer.y + outer.height, safe.y + safe.height + margin * 0.4) -
        Math.max(outer.y, safe.y - margin * 0.4),
    },
    rim + margin * 0.8,
  );
  const room = listRoom(board, inner, grounds, {
    align: centred ? 'center' : 'left',
    share: 0.38,
    largest: board.low ? 15 : 13,
    ink: CHALK,
    airy: 1.25,
    beside: board.low,
  });
  if (!room) return false;
  board.rectangle('Wooden frame', outer, wood, { radius: board.u(1.4), shadow: lying(board, 1.3) });
  board.rectangle('Frame edge', inset(outer, rim * 0.72), edge(wood, 0.12), { radius: board.u(0.8) });
  board.rectangle('Slate', inset(outer, rim), dark, { radius: board.u(0.5) });
  if (room.head.height > 0) {
    const width = Math.min(room.head.width * 0.6, board.u(40));
    const x = centred ? board.width / 2 - width / 2 : board.mirrored ? inner.x + inner.width - width : inner.x;
    board.outline(
      'Chalk stroke',
      swoosh(),
      { x, y: room.head.y + room.head.height + board.u(0.8), width, height: board.u(2) },
      strong,
    );
  }
  const list = { ...room.box, y: room.box.y + board.u(2), height: room.box.height - board.u(2) };
  if (
    !putRows(board, rows, list, {
      grounds,
      ink: legibleOn(grounds, [CHALK]),
      valueInk: strong,
      between: 'dots',
      lineColor: hairline(dark, CHALK),
      largest: 6,
      spread: 2.8,
    })
  )
    return false;
  room.put();
  return true;
}

export const chalkBoard: Composition = {
  id: 'chalk-board',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['list', 'rows'],
  shapes: ['portrait', 'square', 'story', 'paper'],
  suits: ({ content, energy }) =>
    (content.lines.length > 2 ? 6.2 : 1) + (energy === 'playful' ? 1.2 : energy === 'clean' ? -0.8 : 0),
  draw,
};
