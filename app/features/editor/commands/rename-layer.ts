/** Names a layer for the layer list; with an empty name the list describes it again. */
import { PencilLine } from 'lucide-react';
import { LIMITS } from '#design/document/limits.ts';
import { defineCommand, selectedLayers } from './command.ts';

/** Invisible characters: a name of nothing else would be an empty row. */
const UNSEEN = /[\p{Cc}\p{Cf}\s]/gu;

export const renameLayerCommand = defineCommand<{ name: string }>({
  id: 'rename-layer',
  label: 'editor.renameLayer',
  icon: PencilLine,
  isEnabled: (context) => selectedLayers(context).length === 1,
  run(context, { name: typed }) {
    const name = typed.replace(UNSEEN, '') === '' ? '' : typed.trim().slice(0, LIMITS.nameLength);
    return selectedLayers(context)
      .filter((layer) => layer.name !== name)
      .map((layer) => ({ type: 'layer.update', id: layer.id, patch: { name } }));
  },
});
