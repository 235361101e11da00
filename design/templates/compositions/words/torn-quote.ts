/** Torn quote: torn paper under a photo, or a strip of it across a field of color, carries the words. */
import { around, solid, type Board } from '#design/templates/board.ts';
import { putFramed } from '#design/templates/pictures.ts';
import { putStack, shifted, stackIn } from '#design/templates/text-stack.ts';
import { wordsOn } from '#design/templates/words.ts';
import { quarter } from '#design/templates/outlines.ts';
import type { Composition } from '../composition.ts';
import { isSaid } from '../quote.ts';
import { deskFor, edgeOf, SHEET, shadowOf } from './paper.ts';
import { torn } from './paper-outlines.ts';

function draw(board: Board): boolean {
  const { kit, safe, width, height } = board;
  const [picture] = kit.pictures;
  const beside = board.wide;
  const align = kit.energy === 'elegant' || kit.energy === 'calm' ? 'center' : 'left';
  const items = wordsOn(board, [SHEET], { label: !isSaid(kit.content.headline), headlineLines: 6 });
  const depth = board.u(2.6);
  const desk = deskFor(board, SHEET);
  board.background = solid(desk);
  if (beside) {
    const side = Math.min(width * 0.6, width - board.u(46));
    const stack = stackIn(
      board,
      items,
      { x: safe.x, y: safe.y, width: side - safe.x - board.u(9), height: safe.height },
      { align: 'left', valign: 'middle', largest: 15, smallest: 4 },
    );
    if (!stack) return false;
    const photo = { x: board.mirrored ? 0 : side - board.u(8), y: 0, width: width - side + board.u(8), height };
    if (picture) putFramed(board, picture, photo, { type: 'rectangle', radius: 0 });
    else
      board.outline(
        'Quarter disc',
        quarter(),
        { ...photo, width: Math.min(photo.width, height) },
        kit.palette.pop === desk ? edgeOf(desk) : kit.palette.pop,
        { rotation: board.mirrored ? 90 : 0 },
      );
    // Torn along its right side: a strip that is turned by a quarter.
    const strip = around(board.mirrored ? width - side / 2 : side / 2, height / 2, height + 4, side);
    board.outline(
      'Torn paper',
      torn(strip.width, strip.height, depth, [board.mirrored ? 'bottom' : 'top'], kit.twist),
      strip,
      SHEET,
      { rotation: 90, shadow: shadowOf(board, 1.2) },
    );
    putStack(board, shifted(stack, board.mirrored ? width - side + board.u(9) - safe.x : 0, 0));
    return true;
  }
  const most = safe.height * (picture ? 0.52 : 0.72);
  const stack = stackIn(
    board,
    items,
    { ...safe, height: most },
    { align, valign: 'top', largest: 14, smallest: 4.4, airy: 1.15 },
  );
  if (!stack) return false;
  const high = Math.max(stack.box.height + board.u(14), height * 0.5);
  if (picture) {
    // Over a photo the paper is the lower part of the page, with a second torn sheet showing under it.
    const lift = Math.max(stack.box.height + board.u(13), height * 0.36) + (board.bar > 0 ? board.bar * 0.8 : 0);
    const edge = height - lift;
    if (edge < height * 0.3) return false;
    putFramed(
      board,
      picture,
      { x: 0, y: 0, width, height: edge + board.u(6) },
      { type: 'rectangle', radius: 0 },
      {},
      true,
    );
    const paper = { x: -board.u(1), y: edge, width: width + board.u(2), height: lift + board.u(1) };
    const under = kit.palette.accent === SHEET ? kit.palette.pop : kit.palette.accent;
    board.outline(
      'Paper below',
      torn(paper.width, paper.height, depth * 1.5, ['top'], kit.twist + 7),
      { ...paper, y: edge - board.u(2.4) },
      under,
      { shadow: shadowOf(board, 1.2) },
    );
    board.outline('Torn paper', torn(paper.width, paper.height, depth, ['top'], kit.twist), paper, SHEET, {
      shadow: shadowOf(board, 0.5),
    });
    const until = Math.min(height, safe.y + safe.height + board.u(3));
    putStack(board, shifted(stack, 0, edge + depth + (until - edge - depth - stack.box.height) / 2 - stack.box.y));
    return true;
  }
  const top = (height - high) / 2;
  if (top < safe.y - board.u(7)) return false;
  const size = Math.min(width, height) * 0.62;
  board.outline(
    'Quarter disc',
    quarter(),
    { x: board.mirrored ? 0 : width - size, y: 0, width: size, height: size },
    kit.palette.pop === desk ? edgeOf(desk) : kit.palette.pop,
    { rotation: board.mirrored ? 90 : 180 },
  );
  board.outline(
    'Quarter disc below',
    quarter(),
    { x: board.mirrored ? width - size * 0.8 : 0, y: height - size * 0.8, width: size * 0.8, height: size * 0.8 },
    edgeOf(desk, 0.08),
    { rotation: board.mirrored ? 270 : 0 },
  );
  const strip = { x: -board.u(1), y: top, width: width + board.u(2), height: high };
  board.outline(
    'Paper below',
    torn(strip.width, strip.height, depth * 1.2, ['top', 'bottom'], kit.twist + 7),
    { ...strip, y: strip.y - board.u(1), height: strip.height + board.u(2.2) },
    edgeOf(SHEET, 0.09),
    { shadow: shadowOf(board, 1.2) },
  );
  board.outline('Torn paper', torn(strip.width, strip.height, depth, ['top', 'bottom'], kit.twist), strip, SHEET);
  putStack(board, shifted(stack, 0, top + (high - stack.box.height) / 2 - stack.box.y));
  return true;
}

export const tornQuote: Composition = {
  id: 'torn-quote',
  pictures: [0, 1],
  cutout: 'never',
  kinds: ['quote', 'news', 'cover'],
  shapes: ['portrait', 'square', 'story', 'wide'],
  suits: ({ content, energy, pictures }) =>
    (isSaid(content.headline) ? 7.4 : 5.4) + (pictures > 0 ? 1 : -1) + (energy === 'clean' ? -1 : 0),
  draw,
};
