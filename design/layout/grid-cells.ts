/** Finds the cells of a photo grid: the frames in a group that was made as a grid. */
import type { DesignDocument } from '../document/document.ts';
import type { ImageLayer } from '../document/layers.ts';
import { childrenOf, findLayer } from '../document/tree.ts';

/** The cells of a grid, bottom first; null when the layer isn't a group of only frames. */
export function gridCells(document: DesignDocument, group: string): ImageLayer[] | null {
  if (findLayer(document, group)?.type !== 'group') return null;
  const inside = childrenOf(document, group);
  const cells = inside.filter((layer): layer is ImageLayer => layer.type === 'image');
  return cells.length >= 2 && cells.length === inside.length ? cells : null;
}

/** Whether two layers are cells of the same grid. */
export function areCellsOfOneGrid(document: DesignDocument, one: string, other: string): boolean {
  const [first, second] = [findLayer(document, one), findLayer(document, other)];
  return (
    one !== other && first !== null && first.parent === second?.parent && gridCells(document, first.parent) !== null
  );
}
