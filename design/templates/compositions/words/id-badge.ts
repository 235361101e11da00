/** ID badge: a card on a lanyard with a slot, a portrait and a name: for jobs, hosts and the people behind a shop. */
import { around, solid, type Board } from '#design/templates/board.ts';
import { isDark } from '#design/templates/color-mix.ts';
import { putFramed } from '#design/templates/pictures.ts';
import { putStack, shifted, stackIn } from '#design/templates/text-stack.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { deskFor, SHEET, shadowOf } from './paper.ts';
import { barcode, roundTop } from './paper-outlines.ts';
import { person } from './word-outlines.ts';

function draw(board: Board): boolean {
  const { kit, safe, width, height, margin } = board;
  const desk = deskFor(board, SHEET);
  board.background = solid(desk);
  const grounds = [SHEET];
  const strap = surfaceOn(board, [desk]) === SHEET ? kit.palette.ink : surfaceOn(board, [desk]);
  const band = surfaceOn(board, grounds);
  const beside = board.wide;
  const drop =
    board.bar > 0 ? Math.max(board.bar * 0.8, board.u(12)) : Math.max(safe.y - margin, 0) + board.u(beside ? 8 : 11);
  const cardWide = Math.min(width - margin * 1.6, beside ? board.u(128) : board.u(86));
  const bottom = board.bar > 0 ? height - board.bar * 0.7 : height - margin * 0.8;
  const most = bottom - drop;
  const head = board.u(beside ? 9 : 11);
  const x = (width - cardWide) / 2;
  const pad = board.u(5);
  const face = beside ? Math.min(most - head - pad * 2, cardWide * 0.36) : Math.min(cardWide * 0.46, most * 0.34);
  const textRoom = beside
    ? {
        x: board.mirrored ? x + pad : x + pad * 2 + face,
        y: drop + head + pad * 0.6,
        width: cardWide - face - pad * 3,
        height: most - head - pad * 1.4,
      }
    : {
        x: x + pad,
        y: drop + head + pad * 1.6 + face,
        width: cardWide - 2 * pad,
        height: most - head - face - pad * 2.4,
      };
  const room = { ...textRoom, height: Math.min(textRoom.y + textRoom.height, safe.y + safe.height) - textRoom.y };
  const stack = stackIn(board, wordsOn(board, grounds, { offer: 'pill', headlineLines: 3 }), room, {
    align: beside ? 'left' : 'center',
    valign: beside ? 'middle' : 'top',
    largest: 12,
    smallest: 4.6,
  });
  if (!stack) return false;
  const spare = beside ? 0 : Math.max(0, Math.min(room.height - stack.box.height, most - cardWide * 1.25));
  const high = beside ? most : Math.max(most - spare, board.u(60));
  const top = drop + (most - high) * 0.35;
  // The strap comes from above the page, the clip holds the card by its slot.
  const strapWide = board.u(5);
  board.rectangle(
    'Strap',
    { x: width / 2 - strapWide / 2, y: -board.u(2), width: strapWide, height: top + board.u(1) },
    strap,
  );
  board.rectangle('Card', { x, y: top, width: cardWide, height: high }, SHEET, {
    radius: board.u(4),
    shadow: shadowOf(board, 1.5),
  });
  board.outline('Card head', roundTop(cardWide, head, board.u(4)), { x, y: top, width: cardWide, height: head }, band);
  board.rectangle('Slot', around(width / 2, top + head * 0.5, board.u(17), board.u(2.6)), isDark(band) ? SHEET : desk, {
    radius: board.u(2),
  });
  board.rectangle('Clip', around(width / 2, top + head * 0.22, board.u(7.4), board.u(6.4)), '#c9ccd2', {
    radius: board.u(1.4),
    shadow: shadowOf(board, 0.3),
  });
  const photo = beside
    ? {
        x: board.mirrored ? x + cardWide - pad - face : x + pad,
        y: top + head + (high - head - face) / 2,
        width: face,
        height: face,
      }
    : { x: width / 2 - face / 2, y: top + head + pad * 0.8, width: face, height: face };
  const [picture] = kit.pictures;
  if (picture) putFramed(board, picture, photo, { type: 'rectangle', radius: Math.round(board.u(3)) });
  else {
    board.rectangle('Portrait field', photo, band, { radius: board.u(3) });
    board.outline(
      'Person',
      person(),
      { ...photo, y: photo.y + face * 0.06, height: face * 0.94 },
      onSurface(board, band),
    );
  }
  const lift = beside ? 0 : photo.y + face + pad * 0.7 - room.y;
  putStack(board, shifted(stack, 0, lift));
  const end = stack.box.y + lift + stack.box.height;
  if (!beside && top + high - end > board.u(13))
    board.outline(
      'Barcode',
      barcode('across'),
      around(width / 2, top + high - board.u(6.6), cardWide * 0.5, board.u(5)),
      onSurface(board, SHEET),
      { opacity: 0.85 },
    );
  return true;
}

export const idBadge: Composition = {
  id: 'id-badge',
  pictures: [0, 1],
  cutout: 'never',
  kinds: ['news', 'event', 'card'],
  shapes: ['portrait', 'story', 'square', 'wide'],
  suits: ({ content, pictures }) =>
    (/\b(?:hir(?:e|ing)|job|wanted|team|meet|host|speaker|hi|hello|i am|i'm)\b/i.test(content.headline ?? '')
      ? 7.8
      : 3.6) +
    (pictures > 0 ? 0.6 : 0) -
    (content.lines.length > 3 ? 1.5 : 0),
  draw,
};
