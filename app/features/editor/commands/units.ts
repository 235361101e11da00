/** The selected layers as boxes that move as one, groups with all their contents. */
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { roundPixel, selectedLayers, type CommandContext } from './command.ts';

export interface Unit {
  leaves: readonly LeafLayer[];
  /** The upright box around it, including rotations. */
  box: Box;
}

/** Skips empty groups: they have no place. */
export function selectedUnits(context: Pick<CommandContext, 'document' | 'selection'>): Unit[] {
  return selectedLayers(context).flatMap((layer) => {
    const leaves = layer.type === 'group' ? leavesInPaintOrder(context.document, layer.id) : [layer];
    const box = boundsOfLayers(leaves);
    return box ? [{ leaves, box }] : [];
  });
}

/** Moves a unit by a distance, px; no operation if the distance is invisible. */
export function shiftUnit({ leaves }: Unit, dx: number, dy: number): Operation[] {
  if (Math.abs(dx) < 0.005 && Math.abs(dy) < 0.005) return [];
  return leaves.map((leaf): Operation => ({
    type: 'layer.update',
    id: leaf.id,
    patch: { x: roundPixel(leaf.x + dx), y: roundPixel(leaf.y + dy) },
  }));
}
