/** The patch between two states of a layer: only what differs, so that two authors keep each other's other changes. */
import type { LeafLayer } from '#design/document/layers.ts';
import type { LayerPatch, Operation } from '#design/operations/operation.ts';

/** The update that turns one state of a layer into another; none if nothing differs. */
export function differenceOf(before: LeafLayer, after: LeafLayer): Operation[] {
  const old = before as unknown as Record<string, unknown>;
  const patch = Object.fromEntries(
    Object.entries(after).filter(([property, value]) => !isSame(old[property], value)),
  ) as LayerPatch;
  return Object.keys(patch).length === 0 ? [] : [{ type: 'layer.update', id: before.id, patch }];
}

/** Values of a document are plain JSON, so comparing their text is enough. */
function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
