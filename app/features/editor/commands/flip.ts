/** Mirrors the selection on the page, left to right or top to bottom, around its own center. */
import { FlipHorizontal2, FlipVertical2 } from 'lucide-react';
import { boundsOfLayers, centerOf } from '#design/document/geometry.ts';
import type { Operation } from '#design/operations/operation.ts';
import { canChangeSelection, defineCommand, roundPixel, selectedLeaves, type CommandContext } from './command.ts';

export const flipHorizontalCommand = defineCommand({
  id: 'flip-horizontal',
  label: 'editor.flipHorizontal',
  // The icon is named after its axis, which is vertical here.
  icon: FlipVertical2,
  shortcuts: ['Shift+H'],
  isEnabled: canChangeSelection,
  run: (context) => flip(context, 'x'),
});

export const flipVerticalCommand = defineCommand({
  id: 'flip-vertical',
  label: 'editor.flipVertical',
  icon: FlipHorizontal2,
  shortcuts: ['Shift+V'],
  isEnabled: canChangeSelection,
  run: (context) => flip(context, 'y'),
});

function flip(context: CommandContext, axis: 'x' | 'y'): Operation[] {
  const leaves = selectedLeaves(context);
  const bounds = boundsOfLayers(leaves);
  if (!bounds) return [];
  const middle = centerOf(bounds);
  return leaves.map((layer) => {
    const center = centerOf(layer);
    // Mirroring reverses a rotation.
    const turned = layer.rotation === 0 ? {} : { rotation: -layer.rotation };
    const patch =
      axis === 'x'
        ? { x: roundPixel(2 * middle.x - center.x - layer.width / 2), y: layer.y, flipX: !layer.flipX, ...turned }
        : { x: layer.x, y: roundPixel(2 * middle.y - center.y - layer.height / 2), flipY: !layer.flipY, ...turned };
    return { type: 'layer.update', id: layer.id, patch };
  });
}
