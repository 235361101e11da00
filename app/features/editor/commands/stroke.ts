/** Gives the selected layers an outline, changes it, or removes it. */
import { Square } from 'lucide-react';
import type { LeafLayer } from '#design/document/layers.ts';
import type { Stroke } from '#design/document/values.ts';
import { canChangeSelection, defineCommand, selectedLeaves } from './command.ts';

export const strokeCommand = defineCommand<{ stroke: Partial<Stroke> | null }>({
  id: 'stroke',
  label: 'editor.changeOutline',
  icon: Square,
  isEnabled: (context) =>
    canChangeSelection(context) && selectedLeaves(context).some((layer) => strokeOf(layer) !== undefined),
  run(context, { stroke }) {
    return selectedLeaves(context).flatMap((layer) => {
      const present = strokeOf(layer);
      if (present === undefined) return [];
      const next = stroke && { ...NEW_STROKE, ...present, ...stroke };
      return [{ type: 'layer.update' as const, id: layer.id, patch: { stroke: next } }];
    });
  },
});

/** What an outline begins with. */
export const NEW_STROKE: Stroke = { color: '#17150f', width: 4, dash: [] };

/** The outline of a layer: null if it has none, undefined if it can't have one. */
export function strokeOf(layer: LeafLayer): Stroke | null | undefined {
  return layer.type === 'drawing' || layer.type === 'table' ? undefined : layer.stroke;
}
