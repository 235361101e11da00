/** Puts a copy of each selected layer right above it, a little aside, and selects the copies. */
import { Copy } from 'lucide-react';
import { childrenOf, compareOrder, orderBetween } from '#design/document/tree.ts';
import type { Layer } from '#design/document/layers.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Operation } from '#design/operations/operation.ts';
import { defineCommand, selectedLayers } from './command.ts';
import { copyLayer } from './copy-layers.ts';

/** px to the right and down: seen at once, yet clearly the same thing. */
const OFFSET = 24;

export const duplicateCommand = defineCommand({
  id: 'duplicate',
  label: 'editor.duplicate',
  icon: Copy,
  shortcuts: ['Ctrl+D'],
  isEnabled: (context) => selectedLayers(context).length > 0,
  run(context) {
    return selectedLayers(context).flatMap((layer) =>
      copyLayer(context.document, layer, { parent: layer.parent, order: orderAbove(context.document, layer), offset: OFFSET, newId: context.newId }),
    );
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
});

function orderAbove(document: DesignDocument, layer: Layer): string {
  const above = childrenOf(document, layer.parent).find((sibling) => compareOrder(layer, sibling) < 0);
  return orderBetween(layer.order, above?.order ?? null);
}

/** The added layers that are not inside another added one. */
export function topLevelAdded(operations: readonly Operation[]): string[] {
  const added = operations.flatMap((operation) => (operation.type === 'layer.add' ? [operation.layer] : []));
  const ids = new Set(added.map((layer) => layer.id));
  return added.filter((layer) => !ids.has(layer.parent)).map((layer) => layer.id);
}
