/** Measures how much of a photo's subject is visible: not cropped, on the page, not covered. */
import type { Box } from '../document/geometry.ts';
import type { Arrangement, Piece } from './composition-input.ts';

/** Sample points per side of the subject's box. */
const GRID = 12;
/** From here on a fill counts as opaque, of 1. */
const OPAQUE = 0.6;

const holds = (box: Box, x: number, y: number) =>
  x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;

/**
 * Whether a piece hides what is behind its box. Panels, discs and whole photos do; letters, cutouts and other outlines
 * don't.
 */
function covers({ layer }: Piece): boolean {
  if (layer.opacity < OPAQUE) return false;
  if (layer.type === 'image') return layer.mask === null && layer.frame.type !== 'path';
  if (layer.type === 'text') return layer.box !== null;
  if (layer.type !== 'shape' || layer.fill?.type !== 'solid' || layer.shape.kind === 'path') return false;
  return (
    layer.shape.kind !== 'line' &&
    (layer.fill.color.length < 9 || parseInt(layer.fill.color.slice(7, 9), 16) >= OPAQUE * 255)
  );
}

/**
 * The share of a subject, 0 to 1, that is visible in at least one of the layers that show its picture. `subject`: a box
 * in fractions of the picture. Ignores rotations of layers. 1 if no layer shows the picture.
 */
export function visibleShare(
  { pieces }: Arrangement,
  { asset, subject }: { asset: string; subject: Box },
  page: Box,
): number {
  const showing = pieces.flatMap(({ layer }, at) =>
    layer.type === 'image' && layer.asset === asset ? [{ layer, above: pieces.slice(at + 1).filter(covers) }] : [],
  );
  if (showing.length === 0) return 1;
  let seen = 0;
  for (let row = 0; row < GRID; row += 1) {
    for (let column = 0; column < GRID; column += 1) {
      const point = {
        x: subject.x + (subject.width * (column + 0.5)) / GRID,
        y: subject.y + (subject.height * (row + 0.5)) / GRID,
      };
      const isSeen = showing.some(({ layer, above }) => {
        if (!holds(layer.crop, point.x, point.y)) return false;
        const x = layer.x + (layer.width * (point.x - layer.crop.x)) / layer.crop.width;
        const y = layer.y + (layer.height * (point.y - layer.crop.y)) / layer.crop.height;
        return holds(page, x, y) && !above.some((piece) => holds(piece.layer, x, y));
      });
      if (isSeen) seen += 1;
    }
  }
  return seen / GRID ** 2;
}
