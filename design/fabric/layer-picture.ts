/** Layers by themselves, fitted into a small canvas: for lists that show what each layer is. */
import { boundsOfLayers } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { PaintMemory } from './paint/content.ts';
import { paintLeaf } from './paint/leaf.ts';
import { placementOf } from './paint/placement.ts';
import { contextOf, type PaintTools, type Surface } from './paint/tools.ts';

/**
 * Paints leaves, bottom first, as large as they fit into the surface with a px of margin; ignores whether their groups
 * hide them.
 */
export function paintLayerPicture(target: Surface, leaves: readonly LeafLayer[], tools: PaintTools): void {
  const context = contextOf(target);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, target.width, target.height);
  const box = boundsOfLayers(leaves);
  if (!box) return;
  const scale = Math.min((target.width - 2) / Math.max(1, box.width), (target.height - 2) / Math.max(1, box.height));
  context.setTransform(
    scale,
    0,
    0,
    scale,
    (target.width - box.width * scale) / 2 - box.x * scale,
    (target.height - box.height * scale) / 2 - box.y * scale,
  );
  // Separate caches: those of the canvas keep bitmaps for its zoom.
  for (const leaf of leaves) paintLeaf(context, leaf, placementOf(leaf), tools, new PaintMemory());
}
