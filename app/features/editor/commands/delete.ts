/** Deletes the selected layers, groups with all their contents. */
import { Trash2 } from 'lucide-react';
import { canChangeSelection, defineCommand, selectedLayers } from './command.ts';

export const deleteCommand = defineCommand({
  id: 'delete',
  label: 'editor.delete',
  icon: Trash2,
  shortcuts: ['Delete', 'Backspace'],
  isEnabled: canChangeSelection,
  run: (context) => selectedLayers(context).map((layer) => ({ type: 'layer.remove', id: layer.id })),
  selectAfter: () => [],
});
