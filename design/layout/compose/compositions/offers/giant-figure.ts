/** Giant figure: the percentage or the price fills the page from edge to edge; everything else is small print around it. */
import { solid, type Board } from '../../board.ts';
import { footOf } from '../../blocks.ts';
import { figuresFace, inkOn, strongOn, wordsOn } from '../../words.ts';
import { putStack, putText, stackIn } from '../../text-stack.ts';
import type { Composition } from '../composition.ts';
import { figuresIn } from './offer-parts.ts';

function draw(board: Board): boolean {
  const { kit, safe, margin } = board;
  const { palette, type, content } = kit;
  const [figure] = figuresIn(content.offer);
  if (!figure || !content.offer) return false;
  const grounds = [palette.ground];
  const ink = inkOn(board, grounds);
  const strong = strongOn(board, grounds);
  board.background = solid(palette.ground);
  const foot = footOf(board, safe.x, safe.width, grounds, 'left', undefined, safe.height * 0.24);
  const head = stackIn(board, wordsOn(board, grounds, { without: ['offer', 'details', 'call-to-action'], label: true, headlineLines: 2 }), { ...safe, height: safe.height * 0.34 }, { align: 'left', valign: 'top', largest: 10, smallest: 4.4 });
  if (!foot || !head) return false;
  const rest = content.offer.replace(figure, ' ').replace(/\s+/g, ' ').trim();
  const behind = content.offer.indexOf(figure) > 0;
  const top = head.box.y + (head.texts.length > 0 ? head.box.height + margin * 0.3 : 0);
  const bottom = safe.y + safe.height - (foot.height > 0 ? foot.height + margin * 0.4 : 0);
  const said = rest === '' ? 0 : board.u(7);
  // Figures reach out of their line: dollar signs do.
  const air = board.u(2.4);
  const room = { x: safe.x, y: top + (behind ? said : 0) + air, width: safe.width, height: bottom - top - said - 2 * air };
  if (room.height < board.u(22)) return false;
  const number = putText(board, 'offer', figure, room, { face: { ...figuresFace(type.heading), lineHeight: 1, letterSpacing: -40 }, heading: true, color: strong, grounds, valign: 'middle', align: 'center', largest: 120, smallest: 16 });
  if (!number) return false;
  if (rest !== '' && !putText(board, 'offer', rest, { x: safe.x, y: behind ? top : bottom - said, width: safe.width, height: said }, { face: { ...type.heading, letterSpacing: 0 }, heading: true, color: ink, grounds, align: behind ? 'left' : 'right', valign: 'middle', largest: 6.4, smallest: 2.8, lines: 2, name: 'Value' })) return false;
  putStack(board, head);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const giantFigure: Composition = {
  id: 'giant-figure',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer'],
  shapes: ['portrait', 'story', 'square', 'wide'],
  suits: ({ content, energy }) => (figuresIn(content.offer).length > 0 ? 6.4 : 0) + (energy === 'loud' || energy === 'clean' ? 1 : -0.6),
  draw,
};
