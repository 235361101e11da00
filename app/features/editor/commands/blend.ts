/** How the selection blends with what is below it. */
import { Layers2 } from 'lucide-react';
import type { Blend } from '#design/document/values.ts';
import { canChangeSelection, defineCommand, selectedLayers } from './command.ts';

export const blendCommand = defineCommand<{ blend: Blend }>({
  id: 'blend',
  label: 'editor.changeBlend',
  icon: Layers2,
  isEnabled: canChangeSelection,
  run(context, { blend }) {
    return selectedLayers(context)
      .filter((layer) => layer.blend !== blend)
      .map((layer) => ({ type: 'layer.update', id: layer.id, patch: { blend } }));
  },
});
