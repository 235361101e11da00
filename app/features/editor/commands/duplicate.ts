/**
 * Puts a copy of each selected layer right above it, slightly offset, and selects the copies. Repeated: offset by as
 * much as the last ones were moved.
 */
import { Copy } from 'lucide-react';
import { childrenOf, compareOrder, orderBetween } from '#design/document/tree.ts';
import type { Layer } from '#design/document/layers.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Operation } from '#design/operations/operation.ts';
import { boundsOfLayers, type Point } from '#design/document/geometry.ts';
import {
  defineCommand,
  roundPixel,
  selectedLayers,
  selectedLeaves,
  type CommandContext,
  type Copies,
} from './command.ts';
import { copyLayer } from './copy-layers.ts';

/** px right and down: visible immediately, yet clearly the same thing. */
export const COPY_OFFSET = 24;

export const duplicateCommand = defineCommand({
  id: 'duplicate',
  label: 'editor.duplicate',
  icon: Copy,
  shortcuts: ['Ctrl+D'],
  isEnabled: (context) => selectedLayers(context).length > 0,
  run(context) {
    const shift = stepOf(context) ?? { x: COPY_OFFSET, y: COPY_OFFSET };
    return selectedLayers(context).flatMap((layer) =>
      copyLayer(context.document, layer, {
        parent: layer.parent,
        order: orderAbove(context.document, layer),
        shift,
        newId: context.newId,
      }),
    );
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
  copiesOf,
});

/** The place in the stack right above a layer. */
export function orderAbove(document: DesignDocument, layer: Layer): string {
  const above = childrenOf(document, layer.parent).find((sibling) => compareOrder(layer, sibling) < 0);
  return orderBetween(layer.order, above?.order ?? null);
}

/** The offset of the selected copies from their originals, px; null if the selection is not the last copies. */
function stepOf({ document, selection, lastCopies }: CommandContext): Point | null {
  if (
    !lastCopies ||
    lastCopies.copies.length !== selection.length ||
    !selection.every((id) => lastCopies.copies.includes(id))
  )
    return null;
  const originals = boundsOfLayers(selectedLeaves({ document, selection: lastCopies.originals }));
  const copies = boundsOfLayers(selectedLeaves({ document, selection }));
  const step = originals && copies && { x: roundPixel(copies.x - originals.x), y: roundPixel(copies.y - originals.y) };
  return step && (step.x !== 0 || step.y !== 0) ? step : null;
}

/** What was copied and its copies, for continuing from there. */
export function copiesOf({ selection }: CommandContext, operations: readonly Operation[]): Copies {
  return { originals: selection, copies: topLevelAdded(operations) };
}

/** The added layers that are not inside another added one. */
export function topLevelAdded(operations: readonly Operation[]): string[] {
  const added = operations.flatMap((operation) => (operation.type === 'layer.add' ? [operation.layer] : []));
  const ids = new Set(added.map((layer) => layer.id));
  return added.filter((layer) => !ids.has(layer.parent)).map((layer) => layer.id);
}
