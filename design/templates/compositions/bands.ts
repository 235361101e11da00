/** Bands: the page in horizontal fields of color, each with its words: headline, offer, details. */
import type { Box } from '#design/document/geometry.ts';
import { columns, inset, type Board } from '../board.ts';
import { allBut } from '../blocks.ts';
import type { Role } from '../kit.ts';
import { stripes, wave, zigzag } from '../outlines.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { surfaceOn, wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

/** More lines than a low field holds at a size to be read: they get a field of their own beside the rest. */
const LIST = 4;

/** The page in two fields side by side: what leads, and the list. */
function drawBeside(board: Board): boolean {
  const {
    kit: { palette },
    safe,
    margin,
    mirrored,
    width,
    height,
  } = board;
  const accent = surfaceOn(board, [palette.ground]);
  const lead = safe.width * 0.44;
  const gap = margin * 0.8;
  const field = { x: mirrored ? 0 : safe.x + lead + gap, y: 0, width: width - safe.x - lead - gap, height };
  board.rectangle('Field', field, accent);
  const left = { ...safe, x: mirrored ? safe.x + safe.width - lead : safe.x, width: lead };
  const right = {
    ...safe,
    x: mirrored ? safe.x : field.x + gap,
    width: safe.x + safe.width - (safe.x + lead + 2 * gap),
  };
  const head = stackIn(
    board,
    wordsOn(board, [palette.ground], { without: ['details', 'call-to-action'], label: true }),
    left,
    { align: 'left', valign: 'middle', largest: 20 },
  );
  const list = wordsOn(board, [accent], { without: allBut('details', 'call-to-action') }).map((item) =>
    item.role === 'details'
      ? { ...item, most: 6.4, face: { ...item.face, lineHeight: Math.max(item.face.lineHeight, 1.5) } }
      : item,
  );
  const set = (items: typeof list) =>
    stackIn(board, items, right, { align: 'left', valign: 'middle', largest: 6.4, smallest: 3.4 });
  // A line each where the letters stay large; else they may break.
  const foot =
    set(list.map((item) => (item.role === 'details' ? { ...item, lines: 0, least: 4.4 } : item))) ?? set(list);
  if (!head || !foot) return false;
  putStack(board, head);
  putStack(board, foot);
  return true;
}

function draw(board: Board): boolean {
  const { kit, safe, margin } = board;
  const { palette, content } = kit;
  if (board.wide && content.lines.length >= LIST) return drawBeside(board);
  const accent = surfaceOn(board, [palette.ground]);
  const lower: Role[] = content.offer ? ['offer', 'call-to-action', 'details'] : ['details', 'call-to-action'];
  const hasLower = content.offer !== null || content.callToAction !== null || content.lines.length > 0;
  if (!hasLower) return false;
  const small = content.offer === null;
  const cut = small
    ? safe.y + safe.height * (content.lines.length > 2 ? 0.54 : 0.64)
    : safe.y + safe.height * (board.wide ? 0.52 : 0.55);
  const edge = board.u(4);
  if (small && board.low) {
    // Of low pages the fields are the two sides.
    const [start, end] = columns(board.page, board.mirrored ? 0.46 : 0.54, 0);
    const [own, other] = board.mirrored ? [end, start] : [start, end];
    const room = (side: Box) => ({ ...inset(side, margin), y: safe.y, height: safe.height });
    const head = stackIn(
      board,
      wordsOn(board, [palette.ground], { without: lower, label: true, headlineLines: 3 }),
      room(own),
      { align: 'left', valign: 'middle', largest: 20 },
    );
    const rest = stackIn(
      board,
      wordsOn(board, [accent], { without: allBut(...lower) }).map((item) =>
        item.role === 'details' ? { ...item, share: 1 } : item,
      ),
      room(other),
      { align: 'left', valign: 'middle', largest: 7.4 },
    );
    if (!head || !rest) return false;
    board.rectangle('Field', other, accent);
    putStack(board, head);
    putStack(board, rest);
    return true;
  }
  const field = { x: 0, y: cut, width: board.width, height: board.height - cut };
  if (kit.energy === 'playful' || kit.energy === 'calm')
    board.outline(
      'Field',
      wave(field.width, field.height, board.wide ? 4 : 2, 0.12),
      { ...field, y: field.y - edge, height: field.height + edge },
      accent,
    );
  else if (kit.energy === 'loud' && kit.twist % 2 === 1)
    board.outline(
      'Field',
      zigzag(field.width, field.height, board.wide ? 22 : 14),
      { ...field, y: field.y - edge, height: field.height + edge },
      accent,
      { rotation: 180 },
    );
  else {
    board.rectangle('Field', field, accent);
    if (kit.energy === 'loud')
      board.outline(
        'Stripes',
        stripes(board.wide ? 30 : 18),
        { x: 0, y: cut - board.u(2.4), width: board.width, height: board.u(2.4) },
        palette.pop === accent ? palette.ink : palette.pop,
      );
  }
  const align = kit.twist % 2 === 0 || board.wide ? 'left' : 'center';
  const head = stackIn(
    board,
    wordsOn(board, [palette.ground], { without: lower, label: true, headlineLines: 3 }),
    { ...safe, height: cut - edge - margin * 0.4 - safe.y },
    { align, valign: 'middle', largest: board.wide ? 17 : 24 },
  );
  if (!head) return false;
  putStack(board, head);
  const bottom = {
    x: safe.x,
    y: cut + margin * 0.6,
    width: safe.width,
    height: safe.y + safe.height - cut - margin * 0.6,
  };
  const own = wordsOn(board, [accent], { without: allBut(...lower) });
  const side = own
    .filter(({ role }) => role !== 'offer')
    .map((item) => ({
      ...item,
      ...(item.share === 1 ? { share: 0.5 } : {}),
      ...(item.role === 'details' && small ? { most: 6.4 } : {}),
    }));
  const offer = own.filter(({ role }) => role === 'offer').map((item) => ({ ...item, share: 1 }));
  // A list below the offer would leave neither room: it stands beside it.
  if ((board.wide || (content.lines.length > 3 && !board.tall)) && side.length > 0 && offer.length > 0) {
    const [first, second] = columns(bottom, 0.6, margin);
    const left = stackIn(board, offer, board.mirrored ? second : first, {
      align: 'left',
      valign: 'middle',
      largest: 20,
    });
    const right = stackIn(board, side, board.mirrored ? first : second, {
      align: 'right',
      valign: 'middle',
      largest: 13,
      smallest: 6,
    });
    if (!left || !right) return false;
    putStack(board, left);
    putStack(board, right);
    return true;
  }
  const foot = stackIn(board, [...offer, ...side], bottom, { align, valign: 'middle', largest: 19 });
  if (!foot) return false;
  putStack(board, foot);
  return true;
}

export const bands: Composition = {
  id: 'bands',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['list', 'rows', 'event'],
  shapes: ['portrait', 'square'],
  suits: ({ content, energy }) =>
    (content.offer ? 7.8 : content.lines.length > 0 ? 5.6 : 0) - (energy === 'elegant' ? 3 : 0),
  draw,
};
