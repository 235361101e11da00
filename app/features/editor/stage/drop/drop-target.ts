/** Which picture or empty frame takes in a picture that is held over a point of the page. */
import { boundsOf, centerOf, intersectionOf, rotatePoint, type Box, type Boxed, type Point } from '#design/document/geometry.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { areCellsOfOneGrid, gridCells } from '#design/layout/grid-cells.ts';
import { isLocked, isShown } from '../../commands/command.ts';

function isWithin(layer: Boxed, point: Point): boolean {
  const { x, y } = rotatePoint(point, centerOf(layer), -layer.rotation);
  return x >= layer.x && y >= layer.y && x <= layer.x + layer.width && y <= layer.y + layer.height;
}

/** The topmost leaf there, if it is an image layer that hands may change. `except`: what is being dragged itself. */
export function targetAt(document: DesignDocument, page: string, point: Point, except: ReadonlySet<string> = new Set()): ImageLayer | null {
  const top = leavesInPaintOrder(document, page).findLast((layer) => !except.has(layer.id) && isShown(document, layer.id) && isWithin(layer, point));
  return top?.type === 'image' && !isLocked(document, top.id) ? top : null;
}

/** Of a plain picture so much is covered when what is dropped on it is meant to take its place. */
const COVERED = 0.5;

/**
 * Whether a picture of the page that is held over another takes its place. Empty frames take every picture; shaped frames and
 * the cells of grids too, but no cutout: that is put on them. A plain picture is replaced by one that would hide most of it:
 * smaller things are laid on pictures all the time; with snapping off, by none. `held`: where the hand has it now.
 */
export function takesPlaceOf(document: DesignDocument, target: ImageLayer, source: ImageLayer, held: Box, snapping = true): boolean {
  if (target.asset === null || areCellsOfOneGrid(document, target.id, source.id)) return true;
  if (source.mask !== null) return false;
  if (target.frame.type !== 'rectangle' || gridCells(document, target.parent) !== null) return true;
  if (!snapping) return false;
  const hidden = intersectionOf(held, boundsOf(target));
  return hidden !== null && hidden.width * hidden.height >= COVERED * target.width * target.height;
}
