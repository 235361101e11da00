/** Which picture or empty frame accepts a picture dragged over a point of the page. */
import { centerOf, rotatePoint, type Boxed, type Point } from '#design/document/geometry.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { areCellsOfOneGrid, gridCells } from '#design/layout/grid-cells.ts';
import { isLocked, isShown } from '../../commands/command.ts';

function isWithin(layer: Boxed, point: Point): boolean {
  const { x, y } = rotatePoint(point, centerOf(layer), -layer.rotation);
  return x >= layer.x && y >= layer.y && x <= layer.x + layer.width && y <= layer.y + layer.height;
}

/** The topmost leaf there, if it is an image layer that the user may change. `except`: what is being dragged. */
export function targetAt(
  document: DesignDocument,
  page: string,
  point: Point,
  except: ReadonlySet<string> = new Set(),
): ImageLayer | null {
  const top = leavesInPaintOrder(document, page).findLast(
    (layer) => !except.has(layer.id) && isShown(document, layer.id) && isWithin(layer, point),
  );
  return top?.type === 'image' && !isLocked(document, top.id) ? top : null;
}

/**
 * Whether a picture of the page that is dragged over another replaces it. Empty frames accept every picture; shaped
 * frames and grid cells too, except cutouts: those are put on top. Plain pictures overlap, as in every collage: only
 * those from a panel or from outside replace them.
 */
export function takesPlaceOf(document: DesignDocument, target: ImageLayer, source: ImageLayer): boolean {
  if (target.asset === null || areCellsOfOneGrid(document, target.id, source.id)) return true;
  return source.mask === null && (target.frame.type !== 'rectangle' || gridCells(document, target.parent) !== null);
}
