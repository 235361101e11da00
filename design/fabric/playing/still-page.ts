/** A page at rest, painted without Fabric: for what only shows a design and takes no hands. */
import type { DesignDocument, Page } from '#design/document/document.ts';
import type { GroupLayer, LeafLayer } from '#design/document/layers.ts';
import { childrenOf } from '#design/document/tree.ts';
import { paintBackground } from '../paint/background.ts';
import { composeAsOne, wholeCanvas } from '../paint/compose.ts';
import { PaintMemory } from '../paint/content.ts';
import { paintLeaf } from '../paint/leaf.ts';
import { placementOf } from '../paint/placement.ts';
import type { Context, PaintTools } from '../paint/tools.ts';

/** The bitmaps of each layer, kept from one painting to the next. */
export class PaintMemories {
  readonly #memories = new Map<string, PaintMemory>();

  of(layerId: string): PaintMemory {
    const memory = this.#memories.get(layerId) ?? new PaintMemory();
    this.#memories.set(layerId, memory);
    return memory;
  }
}

/** Paints a layer, and of a group what is in it, on a context whose units are page px. */
export function paintLayerAtRest(
  context: Context,
  document: DesignDocument,
  layer: LeafLayer | GroupLayer,
  tools: PaintTools,
  memories: PaintMemories,
): void {
  if (!layer.visible || layer.opacity === 0) return;
  if (layer.type !== 'group') {
    paintLeaf(context, layer, placementOf(layer), tools, memories.of(layer.id));
    return;
  }
  const paintInside = (target: Context): void => {
    for (const child of childrenOf(document, layer.id)) paintLayerAtRest(target, document, child, tools, memories);
  };
  if (layer.opacity === 1 && layer.blend === 'normal') paintInside(context);
  else composeAsOne(context, wholeCanvas(context), layer.opacity, layer.blend, tools, paintInside);
}

/** Paints a page, cut off at its edge, on a context whose units are page px. */
export function paintPageAtRest(
  context: Context,
  document: DesignDocument,
  page: Page,
  tools: PaintTools,
  memories: PaintMemories,
): void {
  const size = { width: document.width, height: document.height };
  context.save();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.beginPath();
  context.rect(0, 0, size.width, size.height);
  context.clip();
  paintBackground(context, page.background, size, tools);
  for (const layer of childrenOf(document, page.id)) paintLayerAtRest(context, document, layer, tools, memories);
  context.restore();
}
