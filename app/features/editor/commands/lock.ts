/**
 * Locks the selection, or unlocks the locked layers in it and the groups that hold them: a locked layer stays as it is
 * until unlocked, in the layer list or here. Where something can't be changed, this is always the way out.
 */
import { Lock } from 'lucide-react';
import { ancestorsOf } from '#design/document/tree.ts';
import { defineCommand, selectedLayers } from './command.ts';

export const lockCommand = defineCommand({
  id: 'lock',
  label: 'editor.lockOrUnlock',
  icon: Lock,
  shortcuts: ['Ctrl+Shift+L'],
  isEnabled: (context) => selectedLayers(context).length > 0,
  run(context) {
    const layers = selectedLayers(context);
    const around = layers.flatMap((layer) => [layer, ...ancestorsOf(context.document, layer.id)]);
    const held = new Set(around.filter((layer) => layer.locked).map((layer) => layer.id));
    if (held.size > 0) return [...held].map((id) => ({ type: 'layer.update', id, patch: { locked: false } }));
    return layers.map((layer) => ({ type: 'layer.update', id: layer.id, patch: { locked: true } }));
  },
});
