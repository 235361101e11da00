/** Product card: one white card on strong color, the product on it, a price tag at its corner. */
import { inset, type PageBuilder } from '../page-builder.ts';
import { isBadgeable, putOffer } from '../blocks.ts';
import { dots } from '../outlines.ts';
import { isCropped, namedFrame, putCutout, putFramed } from '../pictures.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import { isDark } from '../color-mix.ts';
import type { Composition } from './composition.ts';

const CARD = '#ffffff';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette } = input;
  const [picture] = input.pictures;
  if (!picture) return false;
  const strong = isDark(palette.background) || input.twist % 2 === 0 ? palette.background : palette.panel;
  builder.background = { type: 'solid', color: strong };
  const card = inset(builder.page, margin * 0.85);
  const pad = margin * 0.75;
  builder.outline(
    'Dots',
    dots(6, 6),
    {
      x: builder.mirrored ? builder.width - builder.u(17) : -builder.u(3),
      y: builder.height - builder.u(17),
      width: builder.u(20),
      height: builder.u(20),
    },
    palette.pop,
    { opacity: 0.75 },
  );
  builder.rectangle('Card', card, CARD, {
    radius: builder.u(4.5),
    shadow: { color: '#00000033', x: 0, y: Math.round(builder.u(1)), blur: Math.round(builder.u(4)) },
  });
  const badged = isBadgeable(builder);
  const whole = inset(card, pad);
  // Words stay clear of what a story's platform covers; the picture need not.
  const inner = { ...whole, height: Math.min(whole.y + whole.height, safe.y + safe.height) - whole.y };
  const words = wordsOn(builder, [CARD], { without: badged ? ['offer'] : [], label: true, offer: 'large' });
  const beside = builder.wide;
  const room = beside
    ? { ...inner, x: builder.mirrored ? inner.x : inner.x + inner.width * 0.52, width: inner.width * 0.48 }
    : { ...inner, y: inner.y + inner.height * 0.52, height: inner.height * 0.48 };
  const stack = stackIn(builder, words, room, {
    align: input.twist % 2 === 0 || beside ? 'left' : 'center',
    valign: beside ? 'middle' : 'bottom',
    largest: beside ? 16 : 11,
  });
  if (!stack) return false;
  const stage = beside
    ? { ...inner, x: builder.mirrored ? inner.x + inner.width * 0.52 : inner.x, width: inner.width * 0.48 }
    : { ...inner, height: stack.box.y - inner.y - margin * 0.5 };
  const surface = { ...stage };
  const radius = builder.u(3);
  if (picture.mask) {
    builder.rectangle('Stage', surface, palette.panel === strong ? palette.background : palette.panel, { radius });
    const standing = isCropped(picture);
    const room = inset(stage, stage.width * 0.06, stage.height * 0.06);
    // A subject cut off at the bottom is on the lower edge of its stage.
    putCutout(builder, picture, standing ? { ...room, height: stage.y + stage.height - room.y } : room, {
      valign: standing ? 'bottom' : 'middle',
    });
  } else putFramed(builder, picture, stage, { ...namedFrame('rounded', stage, builder) });
  putStack(builder, stack);
  if (badged) {
    const size = Math.min(builder.u(38), card.width * 0.44);
    const x = builder.mirrored ? stage.x + size * 0.44 : stage.x + stage.width - size * 0.44;
    if (!putOffer(builder, 'tag', x, stage.y + size * 0.24, size, [CARD, palette.panel], 6)) return false;
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
