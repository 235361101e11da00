/** Groups the selected layers, at the place of the topmost of them. */
import { Group } from 'lucide-react';
import { createGroupLayer } from '#design/document/create.ts';
import { childrenOf, findLayer, leavesInPaintOrder, orderBetween } from '#design/document/tree.ts';
import type { Layer } from '#design/document/layers.ts';
import type { Operation } from '#design/operations/operation.ts';
import { canChangeSelection, defineCommand, selectedLayers, type CommandContext } from './command.ts';
import { topLevelAdded } from './duplicate.ts';

export const groupCommand = defineCommand({
  id: 'group',
  label: 'editor.group',
  icon: Group,
  shortcuts: ['Ctrl+G'],
  isEnabled: (context) => canChangeSelection(context) && selectedLayers(context).length > 1,
  run(context) {
    const layers = inPaintOrder(context);
    const top = layers.at(-1);
    if (!top) return [];
    const shared = layers.every((layer) => layer.parent === top.parent);
    const parent = shared ? top.parent : context.page;
    // Above the topmost if they are siblings, else above the page's child that contains it.
    const anchor = shared ? top : childAround(context, top);
    const siblings = childrenOf(context.document, parent);
    const above = siblings[siblings.findIndex((sibling) => sibling.id === anchor.id) + 1];
    const group = createGroupLayer({
      id: context.newId(),
      parent,
      order: orderBetween(anchor.order, above?.order ?? null),
    });
    let order: string | null = null;
    const moves: Operation[] = layers.map((layer) => {
      order = orderBetween(order, null);
      return { type: 'layer.move', id: layer.id, parent: group.id, order };
    });
    return [{ type: 'layer.add', layer: group }, ...moves];
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
});

/** The selected layers in paint order, whatever their parents. */
function inPaintOrder(context: CommandContext): Layer[] {
  const painted = leavesInPaintOrder(context.document, context.page).map((leaf) => leaf.id);
  const position = (layer: Layer): number => {
    const first = layer.type === 'group' ? leavesInPaintOrder(context.document, layer.id)[0]?.id : layer.id;
    return first === undefined ? -1 : painted.indexOf(first);
  };
  return selectedLayers(context).sort((a, b) => position(a) - position(b));
}

function childAround(context: CommandContext, layer: Layer): Layer {
  let around = layer;
  for (let next: Layer | null = layer; next; next = findLayer(context.document, next.parent)) around = next;
  return around;
}
