/** Panel: a large photo to the edges, and the words on a card that overlaps it. */
import { inset, type Board } from '../board.ts';
import { isBadgeable, putOffer } from '../blocks.ts';
import { isDark, shade } from '../color-mix.ts';
import { namedFrame, putFramed } from '../pictures.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

function draw(board: Board): boolean {
  const { kit, safe, margin } = board;
  const [picture] = kit.pictures;
  if (!picture) return false;
  const { ground } = kit.palette;
  const pad = margin * 0.85;
  const badged = isBadgeable(board) && kit.energy !== 'elegant';
  const items = wordsOn(board, [ground], { without: badged ? ['offer'] : [], label: true });
  const outer = board.wide
    ? {
        x: board.mirrored ? safe.x + safe.width * 0.5 : safe.x,
        y: safe.y,
        width: safe.width * 0.5,
        height: safe.height,
      }
    : { x: safe.x, y: safe.y + safe.height * 0.46, width: safe.width, height: safe.height * 0.54 };
  const align = kit.energy === 'elegant' || kit.energy === 'calm' ? 'center' : 'left';
  const stack = stackIn(board, items, inset(outer, pad, pad * 0.9), {
    align,
    valign: board.wide ? 'middle' : 'bottom',
    largest: board.wide ? 15 : 11.5,
  });
  if (!stack) return false;
  const card = board.wide ? outer : { ...outer, y: stack.box.y - pad * 0.9, height: stack.box.height + pad * 1.8 };
  board.background = {
    type: 'solid',
    color: kit.palette.panel === ground ? shade(ground, isDark(ground) ? 0.08 : -0.08) : kit.palette.panel,
  };
  // The photo ends behind the card: its subject stays in the part that is seen.
  const photo = board.wide
    ? {
        x: board.mirrored ? 0 : card.x + card.width * 0.72,
        y: 0,
        width: board.width - (board.mirrored ? board.width - card.x - card.width * 0.28 : card.x + card.width * 0.72),
        height: board.height,
      }
    : { x: 0, y: 0, width: board.width, height: card.y + Math.min(card.height * 0.45, board.u(9)) };
  putFramed(board, picture, photo, namedFrame('rectangle', photo, board), {}, true);
  board.rectangle('Card', card, ground, {
    radius: kit.energy === 'elegant' ? 0 : board.u(3.2),
    shadow: { color: '#0000003d', x: 0, y: Math.round(board.u(1)), blur: Math.round(board.u(4)) },
  });
  if (kit.energy === 'elegant')
    board.rectangle('Card border', inset(card, board.u(1.4)), null, {
      stroke: { color: kit.palette.accent, width: Math.max(1, board.u(0.2)), dash: [] },
    });
  putStack(board, stack);
  if (badged) {
    const size = Math.min(board.u(25), board.width * 0.3);
    const x = board.wide
      ? board.mirrored
        ? safe.x + size / 2
        : safe.x + safe.width - size / 2
      : board.mirrored
        ? card.x + size * 0.5
        : card.x + card.width - size * 0.5;
    const y = board.wide ? safe.y + size / 2 : Math.max(safe.y + size / 2, card.y - size * 0.36);
    if (!putOffer(board, kit.energy === 'loud' ? 'burst' : 'disc', x, y, size, [ground])) return false;
  }
  return true;
}

export const panel: Composition = {
  id: 'panel',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['news', 'event', 'product'],
  shapes: ['wide', 'square'],
  suits: ({ content, energy, things }) =>
    (things ? 5 : 6.4) + (energy === 'clean' || energy === 'calm' ? 0.8 : 0) + (content.lines.length >= 2 ? 1.4 : 0),
  draw,
};
