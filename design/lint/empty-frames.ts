/** Empty frames. No fault of the page, so no rule of the lint: users who export it are told that they are left out. */
import type { DesignDocument } from '../document/document.ts';
import { ancestorsOf, leavesInPaintOrder } from '../document/tree.ts';

/** Ids of the visible empty frames of some pages, in paint order. Unknown pages have none. */
export function emptyFrames(document: DesignDocument, pages: readonly string[]): string[] {
  return pages.flatMap((page) =>
    leavesInPaintOrder(document, page)
      .filter(
        (layer) =>
          layer.type === 'image' &&
          layer.asset === null &&
          [layer, ...ancestorsOf(document, layer.id)].every(({ visible }) => visible),
      )
      .map(({ id }) => id),
  );
}
