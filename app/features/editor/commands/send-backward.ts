/** Sends the selection one step down the stack, or to its bottom. The background stays below everything. */
import { MoveDown, SendToBack } from 'lucide-react';
import { childrenOf } from '#design/document/tree.ts';
import { canChangeSelection, defineCommand, selectedLayers, type CommandContext } from './command.ts';
import { collect, placeLayer } from './reorder.ts';

export const sendBackwardCommand = defineCommand({
  id: 'send-backward',
  label: 'editor.sendBackward',
  icon: MoveDown,
  shortcuts: ['Ctrl+['],
  isEnabled: (context) => canChangeSelection(context) && sendBackward(context).length > 0,
  run: sendBackward,
});

export const sendToBackCommand = defineCommand({
  id: 'send-to-back',
  label: 'editor.sendToBack',
  icon: SendToBack,
  shortcuts: ['Ctrl+Shift+[', 'Ctrl+Alt+['],
  isEnabled: (context) => canChangeSelection(context) && sendToBack(context).length > 0,
  run: sendToBack,
});

function sendBackward(context: CommandContext) {
  const selected = new Set(context.selection);
  return collect(context.document, (add) => {
    for (const layer of selectedLayers(context)) {
      add((document) => {
        const siblings = childrenOf(document, layer.parent);
        const index = siblings.findIndex((sibling) => sibling.id === layer.id);
        const below = siblings[index - 1];
        return below && !selected.has(below.id)
          ? placeLayer(document, layer.id, { parent: layer.parent, above: siblings[index - 2]?.id ?? null })
          : [];
      });
    }
  });
}

function sendToBack(context: CommandContext) {
  return collect(context.document, (add) => {
    for (const layer of selectedLayers(context).reverse()) {
      add((document) => placeLayer(document, layer.id, { parent: layer.parent, above: null }));
    }
  });
}
