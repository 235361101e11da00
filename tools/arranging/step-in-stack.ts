/** Moves a layer one step, or all the way, up or down among its siblings. */
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { childrenOf, orderBetween } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';

/** The operation that moves a layer among its siblings; null if it is there already. */
export function stepInStack(
  document: DesignDocument,
  layer: Layer,
  step: 'front' | 'back' | 'forward' | 'backward',
): Operation | null {
  const siblings = childrenOf(document, layer.parent);
  const from = siblings.findIndex(({ id }) => id === layer.id);
  const others = siblings.filter(({ id }) => id !== layer.id);
  const to = {
    front: others.length,
    back: 0,
    forward: Math.min(others.length, from + 1),
    backward: Math.max(0, from - 1),
  }[step];
  if (to === from) return null;
  return {
    type: 'layer.move',
    id: layer.id,
    parent: layer.parent,
    order: orderBetween(others[to - 1]?.order ?? null, others[to]?.order ?? null),
  };
}
