/**
 * Hazard tape: striped tapes across the upper and the lower part of the page at slight angles, the clearance between
 * them.
 */
import { around, solid, type Board } from '#design/templates/board.ts';
import { stripes } from '#design/templates/outlines.ts';
import { surfaceOn, onSurface, wordsOn } from '#design/templates/words.ts';
import { stackAbreast } from '#design/templates/blocks.ts';
import { putStack } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';

function draw(board: Board): boolean {
  const { kit, safe, width, height } = board;
  const { palette } = kit;
  const grounds = [palette.ground];
  board.background = solid(palette.ground);
  const tape = surfaceOn(board, grounds);
  // The lower a page, the flatter and the narrower they lie: the room between them is for the words.
  const wide = board.u(board.low ? 5 : board.wide ? 7 : 8);
  const long = width * 1.3;
  const lean = board.low ? 1.2 : board.wide ? 2 : 4.5;
  const reach = (width / 2) * Math.tan((lean * Math.PI) / 180) + wide * 0.6;
  const [first, second] = [Math.max(board.bar * 0.8, 0) + reach, height - Math.max(board.bar * 0.8, 0) - reach];
  const room = { ...safe, y: Math.max(safe.y, first + reach + board.u(2)), height: 0 };
  room.height = Math.min(safe.y + safe.height, second - reach - board.u(2)) - room.y;
  if (room.height < board.u(30)) return false;
  const stack = stackAbreast(board, wordsOn(board, grounds, { label: true, offer: 'pill', headlineLines: 3 }), room, {
    align: 'center',
    valign: 'middle',
    largest: 24,
    smallest: 5,
  });
  if (!stack) return false;
  for (const [name, y, turn] of [
    ['Upper tape', first, -lean],
    ['Lower tape', second, board.wide ? -lean : lean],
  ] as const) {
    board.group(name, () => {
      const box = around(width / 2, y, long, wide);
      board.rectangle('Tape', box, tape, { rotation: turn });
      board.outline('Stripes', stripes(Math.round(long / (wide * 0.9))), box, onSurface(board, tape), {
        rotation: turn,
      });
    });
  }
  putStack(board, stack);
  return true;
}

export const hazardTape: Composition = {
  id: 'hazard-tape',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer'],
  shapes: ['square', 'portrait', 'story', 'wide'],
  suits: ({ energy, content }) =>
    ({ loud: 6.4, clean: 4, playful: 4.4, calm: 0.5, elegant: 0.2 })[energy] +
    (/last|clearance|closing|under construction|moving/i.test(content.headline ?? '') ? 1.4 : 0),
  draw,
};
