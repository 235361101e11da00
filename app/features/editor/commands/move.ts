/** Moves the selection: by a distance, or to where each of its layers was dragged. */
import { Move } from 'lucide-react';
import { LIMITS } from '#design/document/limits.ts';
import { canChangeSelection, defineCommand, roundPixel, selectedLeaves } from './command.ts';

/** A distance in page px, or the positions after a drag by layer id. */
export type Movement = { dx: number; dy: number } | { readings: ReadonlyMap<string, { x: number; y: number }> };

export const moveCommand = defineCommand<Movement>({
  id: 'move',
  label: 'editor.move',
  icon: Move,
  isEnabled: canChangeSelection,
  run(context, movement) {
    return selectedLeaves(context).flatMap((layer) => {
      const to =
        'readings' in movement
          ? movement.readings.get(layer.id)
          : { x: layer.x + movement.dx, y: layer.y + movement.dy };
      const patch = to && { x: onThePlane(to.x), y: onThePlane(to.y) };
      if (!patch || (patch.x === layer.x && patch.y === layer.y)) return [];
      return [{ type: 'layer.update' as const, id: layer.id, patch }];
    });
  },
});

/** Limits a coordinate to what a document may hold, px: layers may leave the page but not the plane. */
export function onThePlane(value: number): number {
  return Math.min(LIMITS.coordinate, Math.max(-LIMITS.coordinate, roundPixel(value)));
}
