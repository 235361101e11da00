/** Moves layers in the stack: for the drag in the layer list, and the basis of bringing forward and sending back. */
import { ArrowUpDown } from 'lucide-react';
import type { DesignDocument } from '#design/document/document.ts';
import { childrenOf, findLayer, isWithin, orderBetween } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { applyOperationsWith } from '#design/operations/apply-with.ts';
import { AS_GIVEN } from '#design/operations/value-check.ts';
import { defineCommand, selectedLayers } from './command.ts';

/** A place in the stack: in a page or group, right above a sibling, or at its bottom when `above` is null. */
export interface StackPlace {
  parent: string;
  above: string | null;
}

export const reorderCommand = defineCommand<StackPlace>({
  id: 'reorder',
  label: 'editor.reorder',
  icon: ArrowUpDown,
  isEnabled: (context) => selectedLayers(context).length > 0,
  run(context, place) {
    let above = place.above;
    return collect(context.document, (add) => {
      for (const layer of selectedLayers(context)) {
        if (isWithin(context.document, place.parent, layer.id) || above === layer.id) continue;
        add((document) => placeLayer(document, layer.id, { parent: place.parent, above }));
        above = layer.id;
      }
    });
  },
});

/** The move that puts a layer at a place; none if it is there already. */
export function placeLayer(document: DesignDocument, id: string, { parent, above }: StackPlace): Operation[] {
  const layer = findLayer(document, id);
  if (!layer) return [];
  const siblings = childrenOf(document, parent);
  const others = siblings.filter((sibling) => sibling.id !== id);
  const index = above === null ? 0 : others.findIndex((sibling) => sibling.id === above) + 1;
  if (layer.parent === parent && siblings[index]?.id === id) return [];
  const order = orderBetween(others[index - 1]?.order ?? null, others[index]?.order ?? null);
  return [{ type: 'layer.move', id, parent, order }];
}

/** Operations made one after the other, each on the document that the previous ones produce. */
export function collect(
  document: DesignDocument,
  steps: (add: (step: (document: DesignDocument) => Operation[]) => void) => void,
): Operation[] {
  const operations: Operation[] = [];
  let current = document;
  steps((step) => {
    const made = step(current);
    if (made.length === 0) return;
    operations.push(...made);
    current = applyOperationsWith(AS_GIVEN, current, made).document;
  });
  return operations;
}
