/**
 * Swipe cover: the first page of a carousel: a photo in a disc that goes on beyond the edge, a long arrow that leads
 * there.
 */
import { around, solid, type Board } from '#design/templates/board.ts';
import { namedFrame, putFramed } from '#design/templates/pictures.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { longArrow } from './word-outlines.ts';

/**
 * Draws with a disc of that size, of the largest that the page takes; false when the words do not fit beside it in
 * letters of that size (hundredths of the unit).
 */
function drawWith(board: Board, share: number, smallest: number): boolean {
  const { kit, safe, width, height } = board;
  const { palette } = kit;
  board.background = solid(palette.ground);
  const grounds = [palette.ground];
  const accent = surfaceOn(board, grounds);
  const side = board.mirrored ? -1 : 1;
  const edge = board.mirrored ? 0 : width;
  const [picture] = kit.pictures;
  const flow = board.u(8.5);
  const flowY = safe.y + safe.height - flow / 2;
  const size = (board.wide ? height * 1.02 : Math.min(width * 0.84, height * 0.5)) * share;
  const middle = board.wide
    ? { x: edge - side * size * 0.26, y: height * 0.42 }
    : { x: edge - side * size * 0.2, y: Math.max(board.bar * 0.4, 0) + size * 0.43 };
  const disc = around(middle.x, middle.y, size);
  const reach = Math.abs(edge - middle.x) + size * 0.58;
  const items = wordsOn(board, grounds, { offer: 'pill', headlineLines: 4 });
  const top = board.wide ? safe.y : Math.max(safe.y, disc.y + size * 1.08 + board.u(3));
  const free = board.wide ? width - reach - safe.x - board.u(3) : safe.width;
  const room = {
    x: board.mirrored ? safe.x + safe.width - free : safe.x,
    y: top,
    width: free,
    height: flowY - flow / 2 - board.u(4) - top,
  };
  const stack = stackIn(board, items, room, {
    align: 'left',
    valign: board.wide ? 'middle' : 'bottom',
    largest: 22,
    smallest,
    airy: 1.05,
  });
  if (!stack) return false;
  board.ellipse('Ring', around(middle.x, middle.y, size * 1.16), null, {
    stroke: { color: accent, width: board.u(0.7), dash: [] },
  });
  if (picture) putFramed(board, picture, disc, namedFrame('circle', disc, board));
  else {
    board.ellipse('Disc', disc, palette.panel === palette.ground ? palette.pop : palette.panel);
    board.ellipse(
      'Inner disc',
      around(middle.x, middle.y, size * 0.58),
      palette.pop === accent ? board.softPanel : palette.pop,
    );
  }
  putStack(board, stack);
  // Where one is among the pages, and the arrow that runs off this one.
  const dot = board.u(1.7);
  for (let index = 0; index < 4; index += 1) {
    const wide = index === 0 ? dot * 2.6 : dot;
    const from = index === 0 ? 0 : dot * (2.6 + 0.9 + (index - 1) * 1.9);
    board.rectangle(
      'Page dot',
      {
        x: board.mirrored ? safe.x + safe.width - from - wide : safe.x + from,
        y: flowY - dot / 2,
        width: wide,
        height: dot,
      },
      accent,
      { radius: dot / 2, opacity: index === 0 ? 1 : 0.45 },
    );
  }
  const long = width - safe.x - dot * 11;
  const arrow = {
    x: board.mirrored ? safe.x * 0.4 : width - safe.x * 0.4 - long,
    y: flowY - flow / 2,
    width: long,
    height: flow,
  };
  board.outline(
    'Arrow',
    longArrow(arrow.width, arrow.height, 0.12),
    arrow,
    accent,
    board.mirrored ? { rotation: 180 } : {},
  );
  return true;
}

const draw = (board: Board): boolean =>
  (
    [
      [1, 8],
      [0.84, 7.4],
      [0.7, 6.8],
      [0.54, 4.6],
    ] as const
  ).some(([share, smallest]) => drawWith(board, share, smallest));

export const swipeCover: Composition = {
  id: 'swipe-cover',
  pictures: [0, 1],
  cutout: 'never',
  kinds: ['cover', 'news', 'steps'],
  shapes: ['portrait', 'square', 'story'],
  suits: ({ content, energy }) =>
    5.4 +
    (energy === 'clean' ? 1.4 : energy === 'playful' ? 0.6 : 0) -
    (content.lines.length > 2 ? 2 : 0) -
    (content.offer ? 1 : 0),
  draw,
};
