/**
 * Rings: the product is on a strong disc with rings spreading over the whole page, as on water; the words are on them.
 */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf, isBadgeable, putOffer } from '#design/templates/blocks.ts';
import { wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { putThing } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette } = input;
  const [picture] = input.pictures;
  if (!picture?.mask) return false;
  // Words are on rings of both colors.
  const backgrounds = [palette.background, builder.softPanel];
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.2;
  const badged = isBadgeable(builder);
  const words = beside
    ? { ...safe, x: builder.mirrored ? safe.x + safe.width * 0.54 : safe.x, width: safe.width * 0.46 }
    : safe;
  const foot = footOf(
    builder,
    words.x,
    words.width,
    backgrounds,
    beside ? 'left' : 'center',
    undefined,
    safe.height * 0.27,
  );
  const stack =
    foot &&
    stackIn(
      builder,
      wordsOn(builder, backgrounds, {
        without: ['details', 'call-to-action', ...(badged ? (['offer'] as const) : [])],
        label: true,
        offer: 'plain',
        headlineLines: 3,
      }),
      {
        ...words,
        height: beside ? words.height - (foot.height > 0 ? foot.height + margin * 0.5 : 0) : words.height * 0.34,
      },
      { align: beside ? 'left' : 'center', valign: beside ? 'middle' : 'top', largest: 17, smallest: 5.7 },
    );
  if (!foot || !stack || (beside && stack.texts.length === 0)) return false;
  const top = beside ? 0 : stack.texts.length > 0 ? stack.box.y + stack.box.height + margin * 0.4 : safe.y;
  const bottom = beside ? height : safe.y + safe.height - (foot.height > 0 ? foot.height + margin * 0.4 : 0);
  const size = beside ? Math.min(height * 0.84, width * 0.44) : Math.min(bottom - top, safe.width);
  if (size < builder.u(34)) return false;
  const cx = beside ? (builder.mirrored ? width * 0.26 : width * 0.74) : width / 2;
  const cy = (top + bottom) / 2;
  const disc = size * 0.86;
  const farthest = 2 * Math.hypot(Math.max(cx, width - cx), Math.max(cy, height - cy));
  const step = Math.max(disc * 0.42, (farthest - disc) / 7);
  const colors = [builder.softPanel, palette.background];
  const sizes: number[] = [];
  for (let ring = disc + step; ring < farthest; ring += step) sizes.push(ring);
  for (const [index, ring] of sizes.toReversed().entries())
    builder.ellipse(
      `Ring ${sizes.length - index}`,
      around(cx, cy, ring),
      colors[(sizes.length - 1 - index) % 2] ?? palette.background,
    );
  // Elegant accents are golden, and so is their shine.
  const core =
    input.energy === 'elegant' ? palette.ink : palette.accent === palette.background ? palette.pop : palette.accent;
  builder.ellipse('Disc', around(cx, cy, disc), core);
  putThing(builder, picture, around(cx, cy, size * 0.96));
  putStack(builder, stack);
  const badge = Math.min(builder.u(26), size * 0.36);
  if (
    badged &&
    !putOffer(
      builder,
      input.energy === 'elegant' || input.energy === 'calm' ? 'disc' : 'burst',
      cx + (builder.mirrored ? -1 : 1) * Math.min(size * 0.42, width - margin * 0.6 - badge / 2 - cx),
      cy + size * 0.28,
      badge,
      [core, palette.background],
    )
  )
    return false;
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const rings: Composition = {
  id: 'rings',
  pictures: [1, 1],
  cutout: 'needed',
  kinds: ['product', 'offer', 'news'],
  shapes: ['square', 'portrait', 'story', 'wide'],
  suits: ({ things, energy }) =>
    (things ? 5.4 : 1) + { playful: 1.2, clean: 1, loud: 0.8, calm: 0, elegant: -1.4 }[energy],
  draw,
};
