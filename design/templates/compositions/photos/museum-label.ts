/**
 * Passe-partout: the photo small in a wide calm frame, a museum's label beside its lower edge with everything that is
 * to be said.
 */
import { inset, type Board } from '#design/templates/board.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { inkOn, strongOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { fitted, putPhoto } from './photo-blocks.ts';

function draw(board: Board): boolean {
  const { kit, safe, height } = board;
  const { ground } = kit.palette;
  const [picture] = kit.pictures;
  if (!picture) return false;
  const grounds = [ground];
  const ink = inkOn(board, grounds);
  const thin = Math.max(1, board.u(0.25));
  const rim = inset(board.page, board.margin * 0.5);
  const mat = isDark(ground) ? shade(ground, 0.05) : shade(ground, -0.05);
  board.rectangle('Fine frame', rim, null, { stroke: { color: strongOn(board, grounds), width: thin, dash: [] } });
  const items = wordsOn(board, grounds, { label: true, offer: 'plain' });
  if (board.wide) {
    const column = safe.width * (board.low ? 0.44 : 0.4);
    const stack = stackIn(
      board,
      items,
      {
        x: board.mirrored ? safe.x + board.u(2) : safe.x + safe.width - column - board.u(2),
        y: safe.y + board.u(2),
        width: column,
        height: safe.height - board.u(4),
      },
      { align: 'left', valign: 'bottom', largest: board.low ? 15 : 12, smallest: 5.7 },
    );
    if (!stack) return false;
    const said = stack.texts.length > 0;
    const room = said
      ? {
          x: board.mirrored ? safe.x + column + board.u(8) : safe.x,
          y: 0,
          width: safe.width - column - board.u(8),
          height,
        }
      : board.page;
    const photo = fitted(
      inset(room, board.u(4), height * 0.15),
      Math.min(1.4, Math.max(0.76, picture.width / picture.height)),
    );
    board.rectangle('Passe-partout', inset(photo, -board.u(3.4)), mat);
    putPhoto(board, picture, photo);
    putStack(board, stack);
    return true;
  }
  // The label hangs below the photo at the side where reading begins, no wider than half of the page.
  const low = {
    x: safe.x + board.u(3),
    y: safe.y + safe.height * 0.55,
    width: safe.width - board.u(6),
    height: safe.height * 0.45 - (board.bar > 0 ? 0 : board.u(3)),
  };
  const stack = stackIn(
    board,
    items,
    { ...low, x: board.mirrored ? low.x + low.width * 0.2 : low.x, width: low.width * 0.8 },
    { align: 'left', valign: 'bottom', largest: board.tall ? 14 : 11, smallest: 5.7 },
  );
  if (!stack) return false;
  const said = stack.texts.length > 0;
  const top = Math.max(safe.y + board.u(3), board.bar);
  const bottom = said ? stack.box.y - board.u(8) : height - top;
  const room = {
    x: safe.x + board.u(7),
    y: top + board.u(4),
    width: safe.width - board.u(14),
    height: bottom - top - board.u(4),
  };
  if (room.height < height * 0.28) return false;
  const photo = fitted(room, Math.min(1.1, Math.max(0.74, picture.width / picture.height)));
  board.rectangle('Passe-partout', inset(photo, -board.u(4)), mat);
  putPhoto(board, picture, photo);
  if (said)
    board.line(
      'Rule',
      { x: board.mirrored ? low.x + low.width - board.u(9) : low.x, y: stack.box.y - board.u(2.6) },
      board.u(9),
      'across',
      ink,
      thin * 2,
    );
  putStack(board, stack);
  return true;
}

export const museumLabel: Composition = {
  id: 'museum-label',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['product', 'event', 'greeting', 'news'],
  shapes: ['portrait', 'square', 'paper', 'wide'],
  suits: ({ energy, content }) =>
    ({ elegant: 7.2, calm: 6.8, clean: 5.4, playful: 2.4, loud: 1 })[energy] - (content.lines.length > 3 ? 2 : 0),
  draw,
};
