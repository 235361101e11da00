/** Copies layers and pages under fresh ids: within a page, onto another, or a whole page. */
import { generateNKeysBetween } from 'fractional-indexing';
import type { DesignDocument } from '#design/document/document.ts';
import { entryAt } from '#design/document/entry.ts';
import { moveLayer } from '#design/document/geometry.ts';
import type { Layer } from '#design/document/layers.ts';
import { childrenOf, descendantsOf } from '#design/document/tree.ts';
import { outermost } from '#design/operations/arrange.ts';
import type { Operation } from '#design/operations/operation.ts';

/**
 * The operations that put copies of layers, contents included, on top of a page. `copies` are the new outermost ids,
 * bottom to top. Strokes on a cutout's mask keep their ids, which only need to be unique within the layer.
 */
export function copyOnto(
  document: DesignDocument,
  ids: Iterable<string>,
  page: string,
  newId: () => string,
  offset: { x: number; y: number } = { x: 0, y: 0 },
): { operations: Operation[]; copies: string[] } {
  const layers = outermost(document, ids);
  const orders = generateNKeysBetween(childrenOf(document, page).at(-1)?.order ?? null, null, layers.length);
  const operations: Operation[] = [];
  const copies: string[] = [];
  for (const [index, root] of layers.entries()) {
    const copyOf = new Map<string, string>();
    for (const original of [root, ...descendantsOf(document, root.id)]) {
      const id = newId();
      copyOf.set(original.id, id);
      if (original === root) copies.push(id);
      const moved: Layer = original.type === 'group' ? original : moveLayer(original, offset.x, offset.y);
      const order = original === root ? entryAt(orders, index) : original.order;
      operations.push({
        type: 'layer.add',
        layer: { ...moved, id, parent: copyOf.get(original.parent) ?? page, order },
      });
    }
  }
  return { operations, copies };
}
