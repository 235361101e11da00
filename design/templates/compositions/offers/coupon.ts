/**
 * Coupon: a slip to be cut out along a dashed line, the offer large on its main part, the code on a stub beyond the
 * perforation.
 */
import { inset, solid, type Board } from '#design/templates/board.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { ticket } from '../words/paper-outlines.ts';
import { dealItems, lying } from './offer-parts.ts';

/** Open scissors that cut to the right, in a box of 100 × 60. */
const SCISSORS = {
  path: 'M4 14C4 4 20 0 28 8C33 13 34 20 31 25L46 29L92 12C96 11 99 12 100 14L58 32L100 50C99 52 96 53 92 52L46 35L31 39C34 44 33 51 28 56C20 64 4 60 4 50C4 42 14 38 24 37L38 32L24 27C14 26 4 22 4 14Z',
  viewWidth: 100,
  viewHeight: 64,
};

function draw(board: Board): boolean {
  const { kit, safe, margin, width } = board;
  const { palette, content } = kit;
  if (!content.offer) return false;
  const slip = surfaceOn(board, [palette.ground]);
  const grounds = [slip];
  const ink = onSurface(board, slip);
  board.background = solid(palette.ground);
  const across = board.ratio >= 1.15;
  const cut = across ? 0.7 : 0.72;
  const tall = across ? Math.min(safe.height, safe.width * 0.62) : Math.min(safe.height, safe.width * 1.34);
  const body = { x: safe.x, y: safe.y + (safe.height - tall) / 2, width: safe.width, height: tall };
  const stubFirst = across && board.mirrored;
  const main = across
    ? { ...body, x: stubFirst ? body.x + body.width * (1 - cut) : body.x, width: body.width * cut }
    : { ...body, height: body.height * cut };
  const stub = across
    ? { ...body, x: stubFirst ? body.x : body.x + body.width * cut, width: body.width * (1 - cut) }
    : { ...body, y: body.y + body.height * cut, height: body.height * (1 - cut) };
  const pad = margin * 0.7;
  const upper = stackIn(
    board,
    dealItems(board, grounds, ink, { without: ['details', 'call-to-action'], above: false }),
    inset(main, pad),
    { align: 'left', valign: 'middle', largest: across ? 24 : 34, smallest: 5.8 },
  );
  const lower = stackIn(
    board,
    wordsOn(board, grounds, { without: ['headline', 'subheading', 'offer'], ink }),
    inset(stub, across ? pad * 0.6 : pad),
    { align: 'center', valign: 'middle', largest: across ? 5.4 : 7, smallest: 2.7 },
  );
  if (!upper || !lower) return false;
  board.outline(
    'Coupon',
    ticket(
      body.width,
      body.height,
      across ? 'across' : 'down',
      stubFirst ? 1 - cut : cut,
      board.u(2.6),
      board.u(2),
      false,
    ),
    body,
    slip,
    { shadow: lying(board, 1.2) },
  );
  board.rectangle('Cutting line', inset(body, -board.u(2.2)), null, {
    radius: board.u(3),
    stroke: { color: onSurface(board, palette.ground), width: Math.max(1, board.u(0.35)), dash: [4, 3] },
  });
  if (across) {
    const long = body.height * 0.78;
    const x = stubFirst ? main.x : stub.x;
    board.shape(
      'Perforation',
      { kind: 'line', startHead: 'none', endHead: 'none' },
      { x: x - long / 2, y: body.y + body.height / 2, width: long, height: 1 },
      null,
      { rotation: 90, stroke: { color: ink, width: Math.max(2, board.u(0.55)), dash: [0, 3] } },
    );
  } else
    board.shape(
      'Perforation',
      { kind: 'line', startHead: 'none', endHead: 'none' },
      { x: body.x + body.width * 0.1, y: stub.y, width: body.width * 0.8, height: 1 },
      null,
      { stroke: { color: ink, width: Math.max(2, board.u(0.55)), dash: [0, 3] } },
    );
  const size = board.u(7);
  board.outline(
    'Scissors',
    SCISSORS,
    {
      x: board.mirrored ? width - margin - size * 1.4 : margin + size * 0.4,
      y: body.y - board.u(2.2) - size * 0.32,
      width: size,
      height: size * 0.64,
    },
    onSurface(board, palette.ground),
  );
  putStack(board, upper);
  putStack(board, lower);
  return true;
}

export const coupon: Composition = {
  id: 'coupon',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer'],
  shapes: ['wide', 'card', 'paper', 'banner', 'square', 'portrait'],
  suits: ({ content }) =>
    (content.offer ? 4.6 : 0) +
    (/code|coupon|voucher/i.test(`${content.subheading ?? ''} ${content.callToAction ?? ''}`) ? 3 : 0),
  suitsBrief: ({ content }) =>
    (content.offer ? 4.6 : 0) +
    (/code|coupon|voucher/i.test(`${content.subheading ?? ''} ${content.callToAction ?? ''}`) ? 3.4 : 0),
  draw,
};
