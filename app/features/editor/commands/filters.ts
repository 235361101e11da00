/** Changes how the selected pictures look: brightness, contrast and the like. */
import { SlidersHorizontal } from 'lucide-react';
import { NEUTRAL_FILTERS } from '#design/document/create.ts';
import type { Filters, ImageLayer } from '#design/document/layers.ts';
import { canChangeSelection, defineCommand, selectedLeaves, type CommandContext } from './command.ts';

/** `null` resets every filter. */
export const filtersCommand = defineCommand<{ filters: Partial<Filters> | null }>({
  id: 'filters',
  label: 'editor.adjustPicture',
  icon: SlidersHorizontal,
  isEnabled: (context) => canChangeSelection(context) && pictures(context).length > 0,
  run(context, { filters }) {
    return pictures(context).map((layer) => ({
      type: 'layer.update',
      id: layer.id,
      patch: { filters: filters ? { ...layer.filters, ...filters } : { ...NEUTRAL_FILTERS } },
    }));
  },
});

function pictures(context: CommandContext): ImageLayer[] {
  return selectedLeaves(context).filter((layer) => layer.type === 'image');
}
