/** Which picture or empty frame takes in a picture that is held over a point of the page. */
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

/** The topmost leaf there, if it is an image layer that hands may change. `except`: what is being dragged itself. */
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
 * Whether a picture of the page that is held over another takes its place. Empty frames take every picture; shaped
 * frames and the cells of grids too, but no cutout: that is put on them. Plain pictures lie over one another, as in
 * every collage: only what comes from a panel or from outside replaces them.
 */
export function takesPlaceOf(document: DesignDocument, target: ImageLayer, source: ImageLayer): boolean {
  if (target.asset === null || areCellsOfOneGrid(document, target.id, source.id)) return true;
  return source.mask === null && (target.frame.type !== 'rectangle' || gridCells(document, target.parent) !== null);
}
