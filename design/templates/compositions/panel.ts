/** Panel: a large photo to the edges, and the words on a card that overlaps it. */
import { inset, type PageBuilder } from '../page-builder.ts';
import { isBadgeable, putOffer } from '../blocks.ts';
import { isDark, shade } from '../color-mix.ts';
import { fitsBetter, namedFrame, putFramed } from '../pictures.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const [picture] = input.pictures;
  if (!picture) return false;
  const { background } = input.palette;
  const pad = margin * 0.85;
  const badged = isBadgeable(builder) && input.energy !== 'elegant';
  const items = wordsOn(builder, [background], { without: badged ? ['offer'] : [], label: true });
  const { width, height } = builder;
  const beside =
    builder.wide ||
    (builder.ratio >= 0.9 && fitsBetter(picture, { width, height: height * 0.5 }, { width: width * 0.5, height }));
  const outer = beside
    ? {
        x: builder.mirrored ? safe.x + safe.width * 0.5 : safe.x,
        y: safe.y,
        width: safe.width * 0.5,
        height: safe.height,
      }
    : { x: safe.x, y: safe.y + safe.height * 0.46, width: safe.width, height: safe.height * 0.54 };
  const align = input.energy === 'elegant' || input.energy === 'calm' ? 'center' : 'left';
  const stack = stackIn(builder, items, inset(outer, pad, pad * 0.9), {
    align,
    valign: beside ? 'middle' : 'bottom',
    largest: beside ? 15 : 11.5,
  });
  if (!stack) return false;
  const card = beside ? outer : { ...outer, y: stack.box.y - pad * 0.9, height: stack.box.height + pad * 1.8 };
  builder.background = {
    type: 'solid',
    color:
      input.palette.panel === background ? shade(background, isDark(background) ? 0.08 : -0.08) : input.palette.panel,
  };
  // The photo ends behind the card: its subject stays in the visible part.
  const photo = beside
    ? {
        x: builder.mirrored ? 0 : card.x + card.width * 0.72,
        y: 0,
        width:
          builder.width - (builder.mirrored ? builder.width - card.x - card.width * 0.28 : card.x + card.width * 0.72),
        height: builder.height,
      }
    : { x: 0, y: 0, width: builder.width, height: card.y + Math.min(card.height * 0.45, builder.u(9)) };
  putFramed(builder, picture, photo, namedFrame('rectangle', photo, builder), {}, true);
  builder.rectangle('Card', card, background, {
    radius: input.energy === 'elegant' ? 0 : builder.u(3.2),
    shadow: { color: '#0000003d', x: 0, y: Math.round(builder.u(1)), blur: Math.round(builder.u(4)) },
  });
  if (input.energy === 'elegant')
    builder.rectangle('Card border', inset(card, builder.u(1.4)), null, {
      stroke: { color: input.palette.accent, width: Math.max(1, builder.u(0.2)), dash: [] },
    });
  putStack(builder, stack);
  if (badged) {
    const size = Math.min(builder.u(25), builder.width * 0.3);
    const x = beside
      ? builder.mirrored
        ? safe.x + size / 2
        : safe.x + safe.width - size / 2
      : builder.mirrored
        ? card.x + size * 0.5
        : card.x + card.width - size * 0.5;
    const y = beside ? safe.y + size / 2 : Math.max(safe.y + size / 2, card.y - size * 0.36);
    if (!putOffer(builder, input.energy === 'loud' ? 'burst' : 'disc', x, y, size, [background])) return false;
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
