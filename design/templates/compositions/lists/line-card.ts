/**
 * Line card: a name at one side of a fine upright line, how to reach it at the other, all on one quiet ground with air
 * around.
 */
import { inset, solid, type Board } from '#design/templates/board.ts';
import { inkOn, strongOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { putContacts, putName } from './card-parts.ts';

function draw(board: Board): boolean {
  const { kit, safe, margin, width } = board;
  const { palette, content } = kit;
  if (!content.headline || content.headline.length > 40) return false;
  const grounds = [palette.ground];
  const ink = inkOn(board, grounds);
  const strong = strongOn(board, grounds);
  board.background = solid(palette.ground);
  const inner = inset(safe, margin * 0.5);
  if (board.ratio >= 1.15) {
    const half = inner.width / 2 - margin * 0.7;
    const [left, right] = [
      { ...inner, width: half },
      { ...inner, x: inner.x + inner.width - half, width: half },
    ];
    board.line(
      'Line',
      { x: width / 2, y: inner.y + inner.height * 0.16 },
      inner.height * 0.68,
      'down',
      strong,
      Math.max(1, board.u(0.5)),
    );
    return (
      putName(board, board.mirrored ? right : left, {
        color: ink,
        second: strong,
        grounds,
        align: 'right',
        valign: 'middle',
        largest: 11,
      }) &&
      putContacts(board, board.mirrored ? left : right, {
        color: ink,
        grounds,
        align: 'left',
        valign: 'middle',
        largest: 5,
      })
    );
  }
  const cut = inner.y + inner.height * 0.5;
  board.line('Line', { x: width / 2 - board.u(9), y: cut }, board.u(18), 'across', strong, Math.max(1, board.u(0.5)));
  return (
    putName(
      board,
      { ...inner, height: inner.height * 0.5 - margin * 0.7 },
      { color: ink, second: strong, grounds, align: 'center', valign: 'bottom', largest: 13 },
    ) &&
    putContacts(
      board,
      { ...inner, y: cut + margin * 0.7, height: inner.height * 0.5 - margin * 0.7 },
      { color: ink, grounds, align: 'center', valign: 'top' },
    )
  );
}

export const lineCard: Composition = {
  id: 'line-card',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['card'],
  shapes: ['card'],
  suits: ({ content, ratio, energy }) =>
    (content.lines.length > 1 && ratio > 1.4 ? 4.4 : 0.5) + (energy === 'elegant' || energy === 'clean' ? 1.4 : 0),
  draw,
};
