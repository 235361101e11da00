/** Receipt: a long slip of till paper with a toothed end, sums at the right, the offer as its total, a bar code below. */
import { inset, solid, type Board } from '../../board.ts';
import { figuresFace, onSurface, wordsOn } from '../../words.ts';
import { putRows } from '../../rows.ts';
import { putStack, putText, stackIn } from '../../text-stack.ts';
import type { Composition } from '../composition.ts';
import { barcode, torn } from '../words/word-outlines.ts';
import { deskFor } from '../words/paper.ts';
import { hairline, listRows, lying } from './list-page.ts';

const PAPER = '#fffefa';

function draw(board: Board): boolean {
  const { kit, safe, margin, width, height } = board;
  const { content, type } = kit;
  const rows = listRows(board);
  if (!rows || !rows.some(({ value }) => /\p{Sc}|^\d+$/u.test(value ?? ''))) return false;
  board.background = solid(deskFor(board, PAPER));
  const grounds = [PAPER];
  const ink = onSurface(board, PAPER);
  const side = Math.min(safe.width, Math.max(safe.height * 0.78, board.u(60)));
  const top = board.bar > 0 ? safe.y - board.bar * 0.3 : 0;
  const slip = { x: width / 2 - side / 2, y: top, width: side, height: Math.min(height, safe.y + safe.height + (board.bar > 0 ? board.bar * 0.3 : 0)) - top };
  const inner = inset({ ...slip, y: Math.max(slip.y, safe.y), height: Math.min(slip.y + slip.height - board.u(4), safe.y + safe.height) - Math.max(slip.y, safe.y) }, margin * 0.75, margin * 0.5);
  const code = Math.min(board.u(9), inner.height * 0.1);
  // A long list keeps what it needs of the slip.
  const kept = code + margin * 2.4 + rows.length * board.u(5.2) + (content.offer ? board.u(9) + margin * 0.5 : 0) + (content.callToAction ? board.u(6) + margin * 0.3 : 0);
  const headHeight = Math.min(inner.height * 0.34, Math.max(inner.height * 0.14, inner.height - kept));
  const head = stackIn(board, wordsOn(board, grounds, { without: ['details', 'call-to-action', 'offer'], headlineLines: 2, ink }), { ...inner, height: headHeight }, { align: 'center', valign: 'top', largest: 10, smallest: 4.2 });
  if (!head) return false;
  const dash = (name: string, y: number) => board.shape(name, { kind: 'line', startHead: 'none', endHead: 'none' }, { x: inner.x, y, width: inner.width, height: 1 }, null, { stroke: { color: hairline(PAPER, ink), width: Math.max(1, board.u(0.35)), dash: [3, 2.4] } });
  board.outline('Slip', torn(slip.width, slip.height, board.u(1.2), ['bottom'], kit.twist), slip, PAPER, { shadow: lying(board, 1.2) });
  putStack(board, head);
  let y = (head.texts.length > 0 ? head.box.y + head.box.height : inner.y) + margin * 0.5;
  dash('Upper dashes', y);
  y += margin * 0.5;
  const foot = content.callToAction ? board.u(6) : 0;
  const total = content.offer ? board.u(9) + margin * 0.5 : 0;
  const bottom = inner.y + inner.height - code - (foot > 0 ? foot + margin * 0.3 : 0) - margin * 0.4;
  const list = putRows(board, rows, { x: inner.x, y, width: inner.width, height: bottom - total - y - margin * 0.5 }, { grounds, ink, largest: 4.6, spread: 2.2 });
  if (!list) return false;
  y += list.height + margin * 0.5;
  dash('Lower dashes', y);
  if (content.offer) {
    const box = { x: inner.x, y: y + margin * 0.25, width: inner.width, height: board.u(9) };
    if (!putText(board, 'offer', content.offer, box, { face: figuresFace(type.heading), heading: true, color: ink, grounds, align: 'right', valign: 'middle', largest: 7.4, smallest: 3.2 })) return false;
  }
  if (content.callToAction && !putText(board, 'call-to-action', content.callToAction, { x: inner.x, y: bottom, width: inner.width, height: foot }, { face: { ...type.body, weight: 700 }, color: ink, grounds, align: 'center', valign: 'middle', largest: 4, smallest: 2.7 })) return false;
  board.outline('Bar code', barcode('across'), { x: inner.x + inner.width * 0.16, y: inner.y + inner.height - code, width: inner.width * 0.68, height: code }, ink);
  return true;
}

export const receipt: Composition = {
  id: 'receipt',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['list', 'rows'],
  shapes: ['story', 'portrait', 'paper', 'square'],
  suits: ({ content, energy }) => (content.lines.length > 1 ? 5.4 : 0.5) + (energy === 'loud' || energy === 'clean' ? 1 : 0),
  draw,
};
