/** Product card: one white card on strong color, the product on it, a price tag at its corner. */
import { inset, type Board } from '../board.ts';
import { isBadgeable, putOffer } from '../blocks.ts';
import { dots } from '../outlines.ts';
import { isCropped, namedFrame, putCutout, putFramed } from '../pictures.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import { isDark } from '../color-mix.ts';
import type { Composition } from './composition.ts';

const CARD = '#ffffff';

function draw(board: Board): boolean {
  const { kit, safe, margin } = board;
  const { palette } = kit;
  const [picture] = kit.pictures;
  if (!picture) return false;
  const strong = isDark(palette.ground) || kit.twist % 2 === 0 ? palette.ground : palette.panel;
  board.background = { type: 'solid', color: strong };
  const card = inset(board.page, margin * 0.85);
  const pad = margin * 0.75;
  board.outline(
    'Dots',
    dots(6, 6),
    {
      x: board.mirrored ? board.width - board.u(17) : -board.u(3),
      y: board.height - board.u(17),
      width: board.u(20),
      height: board.u(20),
    },
    palette.pop,
    { opacity: 0.75 },
  );
  board.rectangle('Card', card, CARD, {
    radius: board.u(4.5),
    shadow: { color: '#00000033', x: 0, y: Math.round(board.u(1)), blur: Math.round(board.u(4)) },
  });
  const badged = isBadgeable(board);
  const whole = inset(card, pad);
  // Words keep off what a story's platform covers; the picture need not.
  const inner = { ...whole, height: Math.min(whole.y + whole.height, safe.y + safe.height) - whole.y };
  const words = wordsOn(board, [CARD], { without: badged ? ['offer'] : [], label: true, offer: 'large' });
  const beside = board.wide;
  const room = beside
    ? { ...inner, x: board.mirrored ? inner.x : inner.x + inner.width * 0.52, width: inner.width * 0.48 }
    : { ...inner, y: inner.y + inner.height * 0.52, height: inner.height * 0.48 };
  const stack = stackIn(board, words, room, {
    align: kit.twist % 2 === 0 || beside ? 'left' : 'center',
    valign: beside ? 'middle' : 'bottom',
    largest: beside ? 16 : 11,
  });
  if (!stack) return false;
  const stage = beside
    ? { ...inner, x: board.mirrored ? inner.x + inner.width * 0.52 : inner.x, width: inner.width * 0.48 }
    : { ...inner, height: stack.box.y - inner.y - margin * 0.5 };
  const surface = { ...stage };
  const radius = board.u(3);
  if (picture.mask) {
    board.rectangle('Stage', surface, palette.panel === strong ? palette.ground : palette.panel, { radius });
    const standing = isCropped(picture);
    const room = inset(stage, stage.width * 0.06, stage.height * 0.06);
    // What is cut off below stands on the lower edge of its stage.
    putCutout(board, picture, standing ? { ...room, height: stage.y + stage.height - room.y } : room, {
      valign: standing ? 'bottom' : 'middle',
    });
  } else putFramed(board, picture, stage, { ...namedFrame('rounded', stage, board) });
  putStack(board, stack);
  if (badged) {
    const size = Math.min(board.u(38), card.width * 0.44);
    const x = board.mirrored ? stage.x + size * 0.44 : stage.x + stage.width - size * 0.44;
    if (!putOffer(board, 'tag', x, stage.y + size * 0.24, size, [CARD, palette.panel], 6)) return false;
  }
  return true;
}

export const productCard: Composition = {
  id: 'product-card',
  pictures: [1, 1],
  cutout: 'welcome',
  kinds: ['offer', 'product'],
  shapes: ['square', 'portrait'],
  suits: ({ content, energy, things }) => {
    const priced = /[$€£¥₹]|\d/.test(content.offer ?? '');
    return (
      (things ? 5.4 : 2.4) +
      (priced ? 1.6 : 0) +
      (energy === 'clean' || energy === 'playful' ? 0.8 : energy === 'elegant' ? -1.5 : 0)
    );
  },
  draw,
};
