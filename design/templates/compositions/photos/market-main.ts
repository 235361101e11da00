/** A marketplace's main picture: the product alone on pure white, filling most of the frame, not a word. */
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { isCropped, putCutout } from '#design/templates/pictures.ts';
import type { Composition } from '../composition.ts';
import { WHITE } from './photo-blocks.ts';

/** How much of the frame marketplaces want the product to fill. */
const FILLED = 0.86;

function draw(builder: PageBuilder): boolean {
  const [picture] = builder.input.pictures;
  if (!picture?.mask) return false;
  builder.background = { type: 'solid', color: WHITE };
  const room = around(builder.width / 2, builder.height / 2, builder.width * FILLED, builder.height * FILLED);
  const standing = isCropped(picture);
  putCutout(builder, picture, standing ? { ...room, height: builder.height - room.y } : room, {
    valign: standing ? 'bottom' : 'middle',
  });
  return true;
}

export const marketMain: Composition = {
  id: 'market-main',
  pictures: [1, 1],
  cutout: 'needed',
  kinds: ['packshot'],
  shapes: ['square', 'portrait'],
  // Only used when requested by name: it shows no words.
  suits: () => 0,
  draw,
};
