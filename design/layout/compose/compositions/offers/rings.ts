/** Rings: the thing in the middle of rings that grow lighter outwards, the words above, the offer on a pill across the outer ring. */
import { mix } from '../../../contrast.ts';
import { around, solid, type Board } from '../../board.ts';
import { footOf } from '../../blocks.ts';
import { wordsOn } from '../../words.ts';
import { putStack, stackIn } from '../../text-stack.ts';
import type { Composition } from '../composition.ts';
import { putThing } from './offer-parts.ts';

function draw(board: Board): boolean {
  const { kit, safe, margin, width, height } = board;
  const { palette } = kit;
  const [picture] = kit.pictures;
  if (!picture?.mask) return false;
  const core = palette.accent;
  const rings = [0.78, 0.52, 0.26, 0].map((share) => mix(core, palette.ground, share));
  // Words may come to stand on the outer rings.
  const grounds = [palette.ground];
  board.background = solid(palette.ground);
  const beside = board.ratio >= 1.2;
  const words = beside ? { ...safe, x: board.mirrored ? safe.x + safe.width * 0.54 : safe.x, width: safe.width * 0.46 } : safe;
  const foot = footOf(board, words.x, words.width, grounds, beside ? 'left' : 'center', undefined, safe.height * 0.2);
  const stack = foot && stackIn(board, wordsOn(board, grounds, { without: ['details', 'call-to-action'], label: true, offer: 'pill', headlineLines: 3 }), { ...words, height: beside ? words.height - foot.height - margin : words.height * 0.38 }, { align: beside ? 'left' : 'center', valign: beside ? 'middle' : 'top', largest: 13, smallest: 4.6 });
  if (!foot || !stack) return false;
  const top = beside ? 0 : stack.box.y + stack.box.height + margin * 0.5;
  const bottom = beside ? height : safe.y + safe.height - (foot.height > 0 ? foot.height + margin * 0.5 : 0);
  const size = beside ? Math.min(height * 0.96, width * 0.5) : Math.min(bottom - top, safe.width);
  if (size < board.u(34)) return false;
  const cx = beside ? (board.mirrored ? width * 0.25 : width * 0.74) : width / 2;
  const cy = (top + bottom) / 2;
  for (const [index, color] of rings.entries()) board.ellipse(`Ring ${index + 1}`, around(cx, cy, size * (1 - index * 0.17)), color);
  putThing(board, picture, around(cx, cy, size * 0.72));
  putStack(board, stack);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const rings: Composition = {
  id: 'rings',
  pictures: [1, 1],
  cutout: 'needed',
  kinds: ['product', 'offer', 'news'],
  shapes: ['square', 'portrait', 'story', 'wide'],
  suits: ({ things, energy }) => (things ? 5.4 : 1) + ({ playful: 1.2, clean: 1, loud: 0.8, calm: 0, elegant: -1.4 })[energy],
  draw,
};
