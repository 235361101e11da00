/** Moves the selection by a distance. Dragging, the position fields and the arrow keys all end here. */
import { Move } from 'lucide-react';
import { LIMITS } from '#design/document/limits.ts';
import { canChangeSelection, defineCommand, roundPixel, selectedLeaves } from './command.ts';

export const moveCommand = defineCommand<{ dx: number; dy: number }>({
  id: 'move',
  label: 'editor.move',
  icon: Move,
  isEnabled: canChangeSelection,
  run(context, { dx, dy }) {
    if (dx === 0 && dy === 0) return [];
    return selectedLeaves(context).map((layer) => ({
      type: 'layer.update',
      id: layer.id,
      patch: { x: within(layer.x + dx), y: within(layer.y + dy) },
    }));
  },
});

/** Layers may leave the page but not the plane. */
function within(value: number): number {
  return Math.min(LIMITS.coordinate, Math.max(-LIMITS.coordinate, roundPixel(value)));
}
