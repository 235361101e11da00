/** Locks or unlocks the selection: a locked layer stays where it is until it is unlocked, in the layer list or here. */
import { Lock } from 'lucide-react';
import { defineCommand, selectedLayers } from './command.ts';

export const lockCommand = defineCommand({
  id: 'lock',
  label: 'editor.lockOrUnlock',
  icon: Lock,
  shortcuts: ['Ctrl+Shift+L'],
  isEnabled: (context) => selectedLayers(context).length > 0,
  run(context) {
    const layers = selectedLayers(context);
    const locked = !layers.every((layer) => layer.locked);
    return layers.map((layer) => ({ type: 'layer.update', id: layer.id, patch: { locked } }));
  },
});
