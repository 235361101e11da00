/** A marketplace's main picture: the product alone on pure white, filling most of the frame, not a word. */
import { around, type Board } from '#design/templates/board.ts';
import { isCropped, putCutout } from '#design/templates/pictures.ts';
import type { Composition } from '../composition.ts';
import { WHITE } from './photo-blocks.ts';

/** How much of the frame marketplaces want the product to fill. */
const FILLED = 0.86;

function draw(board: Board): boolean {
  const [picture] = board.kit.pictures;
  if (!picture?.mask) return false;
  board.background = { type: 'solid', color: WHITE };
  const room = around(board.width / 2, board.height / 2, board.width * FILLED, board.height * FILLED);
  const standing = isCropped(picture);
  putCutout(board, picture, standing ? { ...room, height: board.height - room.y } : room, {
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
  // Only asked for by name: it shows no words.
  suits: () => 0,
  draw,
};
