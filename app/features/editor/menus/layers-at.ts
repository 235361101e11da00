/**
 * Which layers are at a point of the page, topmost first: for "select layer", and for presses that the canvas ignores.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { containsPoint, type Point } from '#design/document/geometry.ts';
import type { Layer } from '#design/document/layers.ts';
import { findLayer, leavesInPaintOrder } from '#design/document/tree.ts';
import { isShown } from '../commands/command.ts';
import { unitOf } from '../session/selection.ts';

/** Thin layers are hit slightly outside them too, page px. */
const AROUND = 4;

/** Groups count as themselves unless they are entered. Hidden layers are left out, locked ones are not. */
export function layersAt(document: DesignDocument, page: string, point: Point, entered: string | null): Layer[] {
  const hit = leavesInPaintOrder(document, page).filter((leaf) => {
    const grown = {
      ...leaf,
      x: leaf.x - AROUND,
      y: leaf.y - AROUND,
      width: leaf.width + 2 * AROUND,
      height: leaf.height + 2 * AROUND,
    };
    return (
      isShown(document, leaf.id) &&
      containsPoint(leaf.width < 2 * AROUND || leaf.height < 2 * AROUND ? grown : leaf, point)
    );
  });
  const units = new Set(hit.reverse().map((leaf) => unitOf(document, leaf.id, entered)));
  return [...units].flatMap((id) => findLayer(document, id) ?? []);
}
