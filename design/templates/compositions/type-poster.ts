/** Type poster: words alone, the headline as large as the page lets it, one strong shape and a band for the offer. */
import { around, type Board } from '../board.ts';
import { footOf, isBadgeable, putOffer, putWords } from '../blocks.ts';
import { glint, quarter, swoosh } from '../outlines.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

/** One strong shape in a corner that the words leave free. */
function putShapes(board: Board): void {
  const { kit } = board;
  const panel = board.softPanel;
  const size = Math.min(board.width, board.height);
  const which = kit.twist % 3;
  const right = !board.mirrored;
  if (board.ratio >= 1.5) {
    const middle = right ? board.width - size * 0.42 : size * 0.42;
    board.ellipse('Disc', around(middle, board.height * 0.5, size * 0.98), panel);
    if (which === 0)
      board.ellipse('Ring', around(middle, board.height * 0.5, size * 0.56), null, {
        stroke: { color: kit.palette.accent, width: size * 0.1, dash: [] },
      });
    else if (which === 1)
      board.outline('Glint', glint(), around(middle, board.height * 0.5, size * 0.7), kit.palette.accent);
    else board.outline('Quarter disc', quarter(), around(middle, board.height * 0.5, size * 0.46), kit.palette.accent);
    return;
  }
  if (which === 0)
    board.ellipse(
      'Disc',
      around(right ? board.width * 0.98 : board.width * 0.02, board.height * 0.04, size * 0.72),
      panel,
    );
  else if (which === 1)
    board.outline(
      'Quarter disc',
      quarter(),
      { x: right ? board.width - size * 0.5 : 0, y: board.height - size * 0.5, width: size * 0.5, height: size * 0.5 },
      panel,
      { rotation: right ? -90 : 0 },
    );
  else
    board.ellipse(
      'Ring',
      around(right ? board.width * 0.95 : board.width * 0.05, board.height * 0.08, size * 0.6),
      null,
      { stroke: { color: panel, width: size * 0.09, dash: [] } },
    );
}

/** On wide pages the offer is a large disc beside the words. */
function drawWide(board: Board): boolean {
  const { kit, safe, margin } = board;
  const side = Math.min(safe.height * 0.8, safe.width * 0.34);
  const middle = { x: board.mirrored ? safe.x + side * 0.54 : safe.x + safe.width - side * 0.54, y: board.height / 2 };
  const grounds = [kit.palette.ground];
  board.ellipse('Disc', around(middle.x, middle.y, side * 1.45), board.softPanel);
  if (
    !putOffer(
      board,
      kit.energy === 'loud' ? 'burst' : kit.energy === 'playful' ? 'seal' : 'disc',
      middle.x,
      middle.y,
      side * 0.92,
      grounds,
      kit.energy === 'clean' ? 0 : -8,
    )
  )
    return false;
  const taken = side * 1.16 + margin * 0.4;
  return (
    putWords(
      board,
      { ...safe, x: board.mirrored ? safe.x + taken : safe.x, width: safe.width - taken },
      grounds,
      { without: ['offer'], label: true },
      { align: 'left', valign: 'middle', largest: 19, airy: 1.1 },
    ) !== null
  );
}

function draw(board: Board): boolean {
  const { kit, safe, margin } = board;
  const { palette, content } = kit;
  if (board.ratio >= 1.6 && isBadgeable(board)) return drawWide(board);
  // Words may come to stand on the shape: they must read on both.
  const grounds = [palette.ground, board.softPanel];
  putShapes(board);
  const foot = footOf(
    board,
    safe.x,
    board.ratio >= 1.5 ? safe.width - Math.min(board.width, board.height) * 0.84 : safe.width,
    grounds,
    'left',
    undefined,
    board.height * 0.28,
  );
  if (!foot) return false;
  const footRoom = foot.height > 0 ? foot.height + margin * 0.6 : 0;
  const free = board.ratio >= 1.5 ? safe.width - Math.min(board.width, board.height) * 0.84 : safe.width;
  const room = {
    ...safe,
    x: board.mirrored ? safe.x + safe.width - free : safe.x,
    width: free,
    height: safe.height - footRoom,
  };
  const items = wordsOn(board, grounds, {
    without: ['details', 'call-to-action'],
    label: true,
    offer: board.wide ? 'pill' : 'large',
    headlineLines: 5,
  });
  const stack = stackIn(board, items, room, {
    align: 'left',
    valign: foot.height > 0 ? 'middle' : 'middle',
    largest: board.wide ? 24 : 44,
    airy: 1.1,
  });
  if (!stack) return false;
  const headline = stack.texts.find(({ role }) => role === 'headline');
  if (
    headline &&
    content.offer === null &&
    (kit.energy === 'loud' || kit.energy === 'playful') &&
    headline.layer.lines.length <= 3
  ) {
    const { layer } = headline;
    const last = layer.lines.at(-1)?.width ?? layer.width;
    const y = layer.y + layer.height;
    const below = stack.texts.find((text) => text.layer.y > layer.y)?.layer.y ?? room.y + room.height;
    const height = Math.min(board.u(3.4), (below - y) * 0.9);
    if (height > board.u(1))
      board.outline(
        'Underline',
        swoosh(),
        { x: board.mirrored ? layer.x + layer.width - last : layer.x, y: y - height * 0.1, width: last, height },
        palette.accent,
      );
  }
  putStack(board, stack);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const typePoster: Composition = {
  id: 'type-poster',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'event', 'news', 'cover'],
  shapes: ['square', 'portrait', 'wide'],
  suits: ({ energy }) => ({ loud: 7.6, clean: 7.4, playful: 7, calm: 5, elegant: 4.5 })[energy],
  draw,
};
