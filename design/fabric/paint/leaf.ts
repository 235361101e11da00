/** Paints one leaf on the page: place, rotation, flip, then reflection, shadow and content, with opacity and blend. */
import type { LeafLayer } from '#design/document/layers.ts';
import type { Content, PaintMemory } from './content.ts';
import { contentOf } from './leaf-content.ts';
import { composeAsOne, deviceBounds, operationOf, type DeviceRect } from './compose.ts';
import { paintBackdrops } from './backdrops.ts';
import { contactReach } from './contact-shadow.ts';
import type { Placement } from './placement.ts';
import { shadowReach } from './shadow.ts';
import { currentMatrix, scaleOf, type Context, type PaintTools } from './tools.ts';

/** How far a leaf's picture extends beyond its box on any side, shadow and reflection included, px. */
export function reachOf(layer: LeafLayer, content: Content): number {
  const shadow = layer.shadow
    ? shadowReach(layer.shadow) + Math.max(Math.abs(layer.shadow.x), Math.abs(layer.shadow.y))
    : 0;
  const reflection = layer.reflection ? Math.max(0, layer.reflection.gap + layer.reflection.size * layer.height) : 0;
  const contact = layer.contactShadow ? contactReach(layer.contactShadow, layer) : 0;
  return content.bleed + Math.max(shadow, reflection, contact) + 1;
}

/**
 * Whether a leaf's parts are drawn on a bitmap first, so that its opacity and blending apply to all of them together.
 */
export function isPaintedAside(layer: LeafLayer, content: Content): boolean {
  const several = content.layered || layer.shadow !== null || layer.reflection !== null || layer.contactShadow !== null;
  return several && (layer.opacity < 1 || layer.blend !== 'normal');
}

/** Where a leaf is visible, on a context that has its placement's matrix; null: nowhere. */
export function leafBounds(
  context: Context,
  layer: LeafLayer,
  placement: Placement,
  content: Content,
): DeviceRect | null {
  const reach = reachOf(layer, content);
  const { width, height } = placement.size;
  return deviceBounds(context, [-width / 2 - reach, -height / 2 - reach, width / 2 + reach, height / 2 + reach]);
}

/** Draws a leaf on a context whose units are page pixels. */
export function paintLeaf(
  context: Context,
  layer: LeafLayer,
  placement: Placement,
  tools: PaintTools,
  memory: PaintMemory,
): void {
  if (layer.opacity === 0) return;
  const content = contentOf(layer, placement.size, tools, memory);
  context.save();
  const page = currentMatrix(context);
  const pageScale = scaleOf(page);
  context.transform(...placement.matrix);
  const bounds = leafBounds(context, layer, placement, content);
  if (bounds) {
    const draw = (target: Context) => paintParts(target, layer, placement, content, pageScale, tools, memory);
    if (isPaintedAside(layer, content)) {
      composeAsOne(context, bounds, layer.opacity, layer.blend, tools, draw);
    } else {
      context.globalAlpha *= layer.opacity;
      context.globalCompositeOperation = operationOf(layer.blend);
      draw(context);
    }
  }
  context.restore();
  if (tools.paintsOnce) memory.forget();
}

/** Draws around the placement's center; the context already has its matrix. */
function paintParts(
  context: Context,
  layer: LeafLayer,
  placement: Placement,
  content: Content,
  pageScale: number,
  tools: PaintTools,
  memory: PaintMemory,
): void {
  const resolution = pageScale * scaleOf(placement.matrix);
  paintBackdrops(context, layer, placement, resolution, tools, memory);
  content.paint(context, resolution);
}
