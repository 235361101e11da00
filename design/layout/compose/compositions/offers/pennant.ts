/** Pennant: the photo fills the page, a long pennant hangs from its upper edge with offer and words on it. */
import { mix } from '../../../contrast.ts';
import type { Board } from '../../board.ts';
import { putFramed } from '../../pictures.ts';
import { surfaceOn, wordsOn } from '../../words.ts';
import { putStack, stackIn } from '../../text-stack.ts';
import type { Composition } from '../composition.ts';
import { lying } from './offer-parts.ts';

/** A banner with a swallow tail, in hundredths of its longer side; `tail`: share of its height. */
function swallow(width: number, height: number, tail: number): { path: string; viewWidth: number; viewHeight: number } {
  const scale = 1000 / Math.max(width, height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  return { path: `M0 0L${w} 0L${w} ${h}L${Math.round(w / 2)} ${Math.round(h * (1 - tail))}L0 ${h}Z`, viewWidth: w, viewHeight: h };
}

function draw(board: Board): boolean {
  const { kit, safe, margin, width } = board;
  const { palette } = kit;
  const [picture] = kit.pictures;
  if (!picture) return false;
  const cloth = kit.twist % 2 === 0 ? surfaceOn(board, [mix(palette.ground, '#808080', 0.5)]) : palette.ground;
  const grounds = [cloth];
  const side = board.wide ? width * 0.38 : Math.min(width * 0.66, board.u(66));
  const x = board.wide ? (board.mirrored ? width - margin - side : margin) : board.mirrored ? width - margin - side : margin;
  const most = board.wide ? safe.y + safe.height - margin * 0.2 : safe.y + safe.height * 0.72;
  const pad = side * 0.1;
  const room = { x: x + pad, y: safe.y, width: side - 2 * pad, height: most - safe.y - side * 0.2 };
  const stack = stackIn(board, wordsOn(board, grounds, { label: true, offer: 'large', headlineLines: 4 }), room, { align: 'center', valign: 'top', largest: 13, smallest: 4.2 });
  if (!stack) return false;
  putFramed(board, picture, board.page, { type: 'rectangle', radius: 0 }, {}, true);
  const height = Math.min(most, stack.box.y + stack.box.height + margin * 0.6 + side * 0.2);
  board.outline('Pennant', swallow(side, height, (side * 0.16) / height), { x, y: 0, width: side, height }, cloth, { shadow: lying(board, 1.6) });
  putStack(board, stack);
  return true;
}

export const pennant: Composition = {
  id: 'pennant',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['offer', 'news', 'event'],
  shapes: ['story', 'portrait', 'wide', 'square'],
  suits: ({ energy, content }) => 4.6 + (content.offer ? 0.8 : 0) + (energy === 'calm' || energy === 'playful' ? 0.6 : 0),
  draw,
};
