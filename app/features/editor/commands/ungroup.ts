/** Ungroups the selected groups; their layers keep their places in the stack and become the selection. */
import { Ungroup } from 'lucide-react';
import { childrenOf } from '#design/document/tree.ts';
import { canChangeSelection, defineCommand, selectedLayers } from './command.ts';
import { collect, placeLayer } from './reorder.ts';

export const ungroupCommand = defineCommand({
  id: 'ungroup',
  label: 'editor.ungroup',
  icon: Ungroup,
  shortcuts: ['Ctrl+Shift+G'],
  isEnabled: (context) =>
    canChangeSelection(context) && selectedLayers(context).some((layer) => layer.type === 'group'),
  run(context) {
    return collect(context.document, (add) => {
      for (const group of selectedLayers(context)) {
        if (group.type !== 'group') continue;
        let above = group.id;
        for (const child of childrenOf(context.document, group.id)) {
          add((document) => placeLayer(document, child.id, { parent: group.parent, above }));
          above = child.id;
        }
        add(() => [{ type: 'layer.remove', id: group.id }]);
      }
    });
  },
  selectAfter(context, operations) {
    const kept = selectedLayers(context)
      .filter((layer) => layer.type !== 'group')
      .map((layer) => layer.id);
    return [...kept, ...operations.flatMap((operation) => (operation.type === 'layer.move' ? [operation.id] : []))];
  },
});
