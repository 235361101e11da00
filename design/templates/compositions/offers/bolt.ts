/** Bolt: a flash of lightning splits the page in two colors, the words on one side, the product on the other. */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf, isBadgeable, putOffer } from '#design/templates/blocks.ts';
import { wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { putThing } from './offer-parts.ts';

/**
 * The half of a page to the right of (or below) a flash, as a view of it. `across`: the flash runs from the top to the
 * bottom.
 */
function beyond(
  width: number,
  height: number,
  across: boolean,
  mirrored: boolean,
): { path: string; viewWidth: number; viewHeight: number } {
  const scale = 1000 / Math.max(width, height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const flip = (x: number) => Math.round(mirrored ? w - x : x);
  const p = (x: number, y: number) => `${flip(w * x)} ${Math.round(h * y)}`;
  const points = across
    ? [p(0.66, 0), p(0.5, 0.46), p(0.6, 0.44), p(0.42, 1), p(1, 1), p(1, 0)]
    : [p(0, 0.62), p(0.48, 0.44), p(0.45, 0.54), p(1, 0.36), p(1, 1), p(0, 1)];
  return { path: `M${points.join('L')}Z`, viewWidth: w, viewHeight: h };
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette } = input;
  const [picture] = input.pictures;
  if (!picture?.mask) return false;
  const across = builder.ratio >= 1.15;
  const backgrounds = [palette.background];
  const other = palette.accent === palette.background ? palette.pop : palette.accent;
  builder.background = solid(palette.background);
  const words = across
    ? { ...safe, x: builder.mirrored ? width - margin - width * 0.4 : safe.x, width: width * 0.4 }
    : { ...safe, height: height * 0.34 - safe.y };
  const foot = across
    ? footOf(builder, words.x, words.width, backgrounds, 'left', undefined, words.height * 0.3)
    : null;
  if (across && !foot) return false;
  const badge = isBadgeable(builder);
  const room = { ...words, height: words.height - (foot && foot.height > 0 ? foot.height + margin * 0.5 : 0) };
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: [...(badge ? (['offer'] as const) : []), ...(across ? (['details', 'call-to-action'] as const) : [])],
      label: true,
      headlineLines: 3,
    }),
    room,
    { align: 'left', valign: across ? 'middle' : 'top', largest: across ? 14 : 15, smallest: 4.6 },
  );
  if (!stack) return false;
  builder.outline('Second half', beyond(width, height, across, builder.mirrored), builder.page, other);
  const stage = across
    ? {
        x: builder.mirrored ? width * 0.03 : width * 0.53,
        y: height * 0.08,
        width: width * 0.44,
        height: height * 0.84,
      }
    : {
        x: width * 0.12,
        y: height * 0.52,
        width: width * 0.76,
        height: Math.min(safe.y + safe.height, height * 0.95) - height * 0.52,
      };
  putThing(builder, picture, stage);
  const size = Math.min(builder.u(26), stage.height * 0.44);
  if (
    badge &&
    !putOffer(
      builder,
      input.energy === 'elegant' ? 'disc' : 'burst',
      builder.mirrored ? stage.x + size * 0.5 : stage.x + stage.width - size * 0.5,
      stage.y + (across ? stage.height - size * 0.55 : size * 0.42),
      size,
      [other],
      -8,
    )
  )
    return false;
  putStack(builder, stack);
  foot?.put(safe.y + safe.height - foot.height);
  return true;
}

export const bolt: Composition = {
  id: 'bolt',
  pictures: [1, 1],
  cutout: 'needed',
  kinds: ['offer', 'product'],
  shapes: ['portrait', 'story', 'square', 'wide'],
  suits: ({ things, energy }) => (things ? 5 : 1) + { loud: 2, playful: 1, clean: 0.4, elegant: -3, calm: -3 }[energy],
  draw,
};
