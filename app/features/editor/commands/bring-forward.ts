/** Brings the selection one step up the stack, or to its top. */
import { BringToFront, MoveUp } from 'lucide-react';
import { childrenOf } from '#design/document/tree.ts';
import { canChangeSelection, defineCommand, selectedLayers, type CommandContext } from './command.ts';
import { collect, placeLayer } from './reorder.ts';

export const bringForwardCommand = defineCommand({
  id: 'bring-forward',
  label: 'editor.bringForward',
  icon: MoveUp,
  shortcuts: ['Ctrl+]'],
  isEnabled: (context) => canChangeSelection(context) && bringForward(context).length > 0,
  run: bringForward,
});

export const bringToFrontCommand = defineCommand({
  id: 'bring-to-front',
  label: 'editor.bringToFront',
  icon: BringToFront,
  shortcuts: ['Ctrl+Shift+]', 'Ctrl+Alt+]'],
  isEnabled: (context) => canChangeSelection(context) && bringToFront(context).length > 0,
  run: bringToFront,
});

function bringForward(context: CommandContext) {
  const selected = new Set(context.selection);
  return collect(context.document, (add) => {
    // From the top down, so that selected neighbours keep their order.
    for (const layer of selectedLayers(context).reverse()) {
      add((document) => {
        const siblings = childrenOf(document, layer.parent);
        const above = siblings[siblings.findIndex((sibling) => sibling.id === layer.id) + 1];
        return above && !selected.has(above.id)
          ? placeLayer(document, layer.id, { parent: layer.parent, above: above.id })
          : [];
      });
    }
  });
}

function bringToFront(context: CommandContext) {
  return collect(context.document, (add) => {
    for (const layer of selectedLayers(context)) {
      add((document) =>
        placeLayer(document, layer.id, {
          parent: layer.parent,
          above: childrenOf(document, layer.parent).findLast(({ id }) => id !== layer.id)?.id ?? null,
        }),
      );
    }
  });
}
