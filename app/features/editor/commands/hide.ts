/** Hides or shows the selection; hidden layers stay in the layer list but are neither drawn nor exported. */
import { EyeOff } from 'lucide-react';
import { defineCommand, selectedLayers } from './command.ts';

export const hideCommand = defineCommand({
  id: 'hide',
  label: 'editor.hideOrShow',
  icon: EyeOff,
  shortcuts: ['Ctrl+Shift+H'],
  isEnabled: (context) => selectedLayers(context).length > 0,
  run(context) {
    const layers = selectedLayers(context);
    const visible = !layers.every((layer) => layer.visible);
    return layers.map((layer) => ({ type: 'layer.update', id: layer.id, patch: { visible } }));
  },
});
