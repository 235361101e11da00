/** Review card: a white card with five stars, the customer's face over its upper edge, the praise in large letters. */
import { around, type Board } from '../../board.ts';
import { blob } from '../../outlines.ts';
import { namedFrame, putFramed } from '../../pictures.ts';
import { putStack, shifted, stackIn } from '../../text-stack.ts';
import { strongOn, wordsOn } from '../../words.ts';
import { isSaid } from '../quote.ts';
import type { Composition } from '../composition.ts';
import { deskFor, SHEET, shadowOf, stageOf } from './paper.ts';
import { person, stars } from './word-outlines.ts';

/** A headline or a line that is stars and nothing else. */
const STARS = /^[★☆⭐\s]+$/u;

function draw(board: Board): boolean {
  const { kit } = board;
  const { palette, content } = kit;
  const stage = stageOf(board);
  const desk = deskFor(board, SHEET);
  board.background = { type: 'solid', color: desk };
  const starred = STARS.test(content.headline ?? '');
  const face = Math.min(board.u(24), stage.height * 0.26);
  const rated = starred || content.lines.some((line) => STARS.test(line));
  const starHeight = rated ? 0 : Math.min(board.u(6.4), stage.height * 0.09);
  const width = Math.min(stage.width, board.u(board.wide ? 118 : 200));
  const pad = Math.min(board.u(7.5), width * 0.08);
  const head = face * 0.5 + board.u(3) + (rated ? 0 : starHeight + board.u(4));
  const grounds = [SHEET];
  const items = wordsOn(board, grounds, { headlineLines: 7 }).map((item) => {
    if (!starred) return item;
    if (item.role === 'headline') return { ...item, share: 0.99, color: strongOn(board, grounds) };
    return item.role === 'subheading' ? { ...item, face: kit.type.heading, heading: true, share: 1, lines: 7, most: 100, least: 0 } : item;
  });
  const room = { x: board.width / 2 - width / 2 + pad, y: 0, width: width - 2 * pad, height: stage.height - face * 0.5 - head - pad * 1.1 };
  const stack = stackIn(board, items, room, { align: 'center', valign: 'top', largest: 12.5, smallest: 4.4, airy: 1.2 });
  if (!stack) return false;
  const high = Math.max(head + stack.box.height + pad * 1.1, Math.min(stage.height - face * 0.5, width * 0.62));
  const top = stage.y + (stage.height - high + face * 0.5) / 2;
  const card = { x: board.width / 2 - width / 2, y: top, width, height: high };
  if (kit.energy === 'playful' || kit.energy === 'calm') board.outline('Blob', blob(kit.twist), around(card.x + (board.mirrored ? 0 : card.width), card.y + card.height * 0.9, board.u(62)), palette.pop === desk ? palette.panel : palette.pop, { opacity: 0.9 });
  else board.rectangle('Card behind', { ...card, x: card.x + board.u(2.6) * (board.mirrored ? -1 : 1), y: card.y + board.u(2.6) }, palette.pop === desk ? palette.panel : palette.pop, { radius: kit.energy === 'elegant' ? 0 : board.u(4.5) });
  board.rectangle('Card', card, SHEET, { radius: kit.energy === 'elegant' ? 0 : board.u(4.5), shadow: shadowOf(board) });
  const portrait = around(board.width / 2, card.y, face);
  board.ellipse('Ring', around(board.width / 2, card.y, face * 1.12), SHEET);
  const [picture] = kit.pictures;
  if (picture) putFramed(board, picture, portrait, namedFrame('circle', portrait, board));
  else {
    board.ellipse('Avatar', portrait, desk);
    board.outline('Person', person(), portrait, SHEET, { opacity: 0.95 });
  }
  const free = (high - head - stack.box.height - pad * 1.1) / 2;
  if (!rated) board.outline('Stars', stars(5), around(board.width / 2, card.y + face * 0.5 + board.u(3) + starHeight / 2 + free * 0.6, starHeight * 5.48, starHeight), strongOn(board, grounds));
  putStack(board, shifted(stack, 0, card.y + head + free));
  return true;
}

export const reviewCard: Composition = {
  id: 'review-card',
  pictures: [0, 1],
  cutout: 'never',
  kinds: ['quote'],
  shapes: ['square', 'portrait', 'story'],
  suits: ({ content }) => (STARS.test(content.headline ?? '') ? 9.5 : isSaid(content.headline) ? 8.6 : 1),
  draw,
};
