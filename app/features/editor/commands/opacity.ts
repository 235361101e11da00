/** Changes the opacity of the selection. A group has an opacity of its own: its layers keep theirs. */
import { Blend } from 'lucide-react';
import { canChangeSelection, defineCommand, selectedLayers } from './command.ts';

export const opacityCommand = defineCommand<{ opacity: number }>({
  id: 'opacity',
  label: 'editor.changeOpacity',
  icon: Blend,
  isEnabled: canChangeSelection,
  run(context, { opacity }) {
    return selectedLayers(context)
      .filter((layer) => layer.opacity !== opacity)
      .map((layer) => ({ type: 'layer.update', id: layer.id, patch: { opacity } }));
  },
});
