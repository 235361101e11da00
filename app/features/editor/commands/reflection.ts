/** Gives the selected layers a mirror image below them, changes it, or removes it. */
import { FlipVertical2 } from 'lucide-react';
import type { Reflection } from '#design/document/values.ts';
import { canChangeSelection, defineCommand, selectedLeaves } from './command.ts';

export const reflectionCommand = defineCommand<{ reflection: Partial<Reflection> | null }>({
  id: 'reflection',
  label: 'looks.changeReflection',
  icon: FlipVertical2,
  isEnabled: canChangeSelection,
  run(context, { reflection }) {
    return selectedLeaves(context).map((layer) => ({
      type: 'layer.update',
      id: layer.id,
      patch: { reflection: reflection && { ...NEW_REFLECTION, ...layer.reflection, ...reflection } },
    }));
  },
});

/** Defaults of a reflection: polished, not a mirror. */
export const NEW_REFLECTION: Reflection = { opacity: 0.35, gap: 4, size: 0.4 };
