/** The layers that a change now covers: reported to the caller, who may want to make room. */
import type { DesignDocument } from '#design/document/document.ts';
import type { Box } from '#design/document/geometry.ts';
import { isBackdrop, overlapOf, standingOn } from '../contract/page-space.ts';

/** Layers that were clear of boxes before these changed and overlap them now; `own` are the changed layers. */
export function newlyOver(
  document: DesignDocument,
  page: string,
  changes: readonly { before: Box; after: Box }[],
  own: ReadonlySet<string>,
): { nowOver?: string[] } {
  const over = standingOn(document, page, own)
    .filter(
      ({ box }) =>
        !isBackdrop(document, box) &&
        changes.some(({ before, after }) => overlapOf(before, box) === 0 && overlapOf(after, box) > 0),
    )
    .map(({ layer }) => layer.id);
  return over.length > 0 ? { nowOver: over.slice(0, 6) } : {};
}
