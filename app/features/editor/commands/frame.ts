/** Rounds the corners of the selected pictures and rectangles, or clips pictures to an ellipse. */
import { SquareRoundCorner } from 'lucide-react';
import type { ImageLayer, LeafLayer } from '#design/document/layers.ts';
import type { Operation } from '#design/operations/operation.ts';
import { canChangeSelection, defineCommand, selectedLeaves } from './command.ts';

export type Outline = ImageLayer['frame'];

export const frameCommand = defineCommand<{ frame: Outline }>({
  id: 'frame',
  label: 'editor.changeCorners',
  icon: SquareRoundCorner,
  isEnabled: (context) =>
    canChangeSelection(context) && selectedLeaves(context).some((layer) => frameOf(layer) !== null),
  run: (context, { frame }) => selectedLeaves(context).flatMap((layer) => frameLayer(layer, frame)),
});

/** The outline that can be changed here; null if the layer has none of this kind. */
export function frameOf(layer: LeafLayer): Outline | null {
  if (layer.type === 'image') return layer.frame;
  return layer.type === 'shape' && layer.shape.kind === 'rectangle'
    ? { type: 'rectangle', radius: layer.shape.radius }
    : null;
}

function frameLayer(layer: LeafLayer, frame: Outline): Operation[] {
  if (layer.type === 'image') return [{ type: 'layer.update', id: layer.id, patch: { frame } }];
  if (frameOf(layer) === null || frame.type !== 'rectangle') return [];
  return [{ type: 'layer.update', id: layer.id, patch: { shape: { kind: 'rectangle', radius: frame.radius } } }];
}
