/** Gives the selected layers a shadow, changes it, or removes it. */
import { SunMedium } from 'lucide-react';
import type { Shadow } from '#design/document/values.ts';
import { canChangeSelection, defineCommand, selectedLeaves } from './command.ts';

export const shadowCommand = defineCommand<{ shadow: Partial<Shadow> | null }>({
  id: 'shadow',
  label: 'editor.changeShadow',
  icon: SunMedium,
  isEnabled: canChangeSelection,
  run(context, { shadow }) {
    return selectedLeaves(context).map((layer) => ({
      type: 'layer.update',
      id: layer.id,
      patch: { shadow: shadow && { ...NEW_SHADOW, ...layer.shadow, ...shadow } },
    }));
  },
});

/** Defaults of a shadow: soft, from above. */
export const NEW_SHADOW: Shadow = { color: '#00000059', x: 0, y: 8, blur: 24 };
