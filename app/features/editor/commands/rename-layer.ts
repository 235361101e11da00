/** Names a layer for the layer list; an empty name lets the list describe it again. */
import { PencilLine } from 'lucide-react';
import { LIMITS } from '#design/document/limits.ts';
import { defineCommand, selectedLayers } from './command.ts';

export const renameLayerCommand = defineCommand<{ name: string }>({
  id: 'rename-layer',
  label: 'editor.renameLayer',
  icon: PencilLine,
  isEnabled: (context) => selectedLayers(context).length === 1,
  run(context, { name }) {
    return selectedLayers(context)
      .filter((layer) => layer.name !== name)
      .map((layer) => ({ type: 'layer.update', id: layer.id, patch: { name: name.trim().slice(0, LIMITS.nameLength) } }));
  },
});
