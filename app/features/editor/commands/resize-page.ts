/** Resizes the design. Its layers keep their place and size, or are fitted into the new page together. */
import { Proportions } from 'lucide-react';
import { scaleLayer } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import type { Operation } from '#design/operations/operation.ts';
import { defineCommand, roundPixel } from './command.ts';
import { differenceOf } from './patch-difference.ts';

export const resizePageCommand = defineCommand<{ width: number; height: number; fit: boolean }>({
  id: 'resize-page',
  label: 'editor.resizePage',
  icon: Proportions,
  isEnabled: () => true,
  run({ document }, { width, height, fit }) {
    if (width === document.width && height === document.height) return [];
    const resize: Operation = { type: 'design.resize', width, height };
    if (!fit) return [resize];
    const factor = Math.min(width / document.width, height / document.height);
    const dx = (width - document.width * factor) / 2;
    const dy = (height - document.height * factor) / 2;
    const leaves = Object.values(document.layers).filter((layer): layer is LeafLayer => layer.type !== 'group');
    return [resize, ...leaves.flatMap((layer) => differenceOf(layer, moved(scaleLayer(layer, factor), dx, dy)))];
  },
});

function moved(layer: LeafLayer, dx: number, dy: number): LeafLayer {
  return {
    ...layer,
    x: roundPixel(layer.x + dx),
    y: roundPixel(layer.y + dy),
    width: Math.max(1, roundPixel(layer.width)),
    height: Math.max(1, roundPixel(layer.height)),
  };
}
