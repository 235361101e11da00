/**
 * Strips: photos cut into leaning strips that run from edge to edge, with narrow gaps of the page's color, one strip
 * all accent.
 */
import type { PageBuilder } from '#design/templates/page-builder.ts';
import { isBadgeable, putOffer } from '#design/templates/blocks.ts';
import { frameOf } from '#design/templates/pictures.ts';
import type { Composition } from '../composition.ts';
import { putPhoto } from './photo-blocks.ts';
import { leaning } from './photo-outlines.ts';
import { stageFor } from './stage.ts';

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background, accent } = input.palette;
  const pictures = input.pictures.slice(0, 4);
  if (pictures.length < 2) return false;
  const badged = isBadgeable(builder);
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: input.twist % 2 === 0 ? 'below' : 'above',
    share: 0.36,
    most: builder.tall ? 0.48 : 0.38,
    together: true,
    label: true,
    without: badged ? ['offer'] : [],
    largest: 16,
    gap: 0.9,
  });
  if (!stage || stage.bleed.height < builder.height * 0.36) return false;
  const { bleed } = stage;
  const gap = builder.u(1.3);
  const count = pictures.length;
  const thin = builder.u(4.5);
  // The outer strips extend beyond the page's edges, so that no wedge of the background remains.
  const lean = Math.min(bleed.height * 0.2, bleed.width * 0.16);
  // Next to words the slanting edge of the first strip is their border.
  const inner = stage.beside && stage.words !== null;
  const [before, behind] = inner ? (builder.mirrored ? [lean, 0] : [0, lean]) : [lean, lean];
  const span = bleed.width + before + behind;
  const pitch = (span - lean - thin - gap) / count;
  let x = bleed.x - before;
  const thinAt = builder.mirrored ? 1 : count - 1;
  for (let place = 0; place < count; place += 1) {
    if (place === thinAt) {
      builder.outline(
        'Accent strip',
        leaning(thin + lean, bleed.height, lean / (thin + lean)),
        { x, y: bleed.y, width: thin + lean, height: bleed.height },
        accent,
      );
      x += thin + gap;
    }
    const index = builder.mirrored ? count - 1 - place : place;
    const picture = pictures[index];
    const width = pitch - gap + lean;
    if (picture)
      putPhoto(
        builder,
        picture,
        { x, y: bleed.y, width, height: bleed.height },
        index,
        frameOf(leaning(width, bleed.height, lean / width)),
      );
    x += pitch;
  }
  if (badged) {
    const size = Math.min(builder.u(25), bleed.height * 0.4);
    const low = bleed.y + bleed.height < builder.height - 1;
    const right = Math.min(builder.safe.x + builder.safe.width, bleed.x + bleed.width) - size * 0.5;
    if (
      !putOffer(
        builder,
        input.energy === 'loud' ? 'burst' : 'seal',
        builder.mirrored ? builder.width - right : right,
        low
          ? bleed.y + bleed.height - size * 0.42
          : stage.beside
            ? builder.height - builder.margin - size * 0.5
            : bleed.y + size * 0.42,
        size,
        [background],
      )
    )
      return false;
  }
  stage.put();
  return true;
}

export const strips: Composition = {
  id: 'strips',
  pictures: [2, 4],
  cutout: 'never',
  kinds: ['shelf', 'offer', 'event'],
  shapes: ['square', 'portrait', 'wide', 'banner', 'story'],
  suits: ({ pictures, energy }) =>
    pictures > 1 ? { loud: 7, clean: 6, playful: 5, elegant: 3.4, calm: 3 }[energy] : 0,
  draw,
};
