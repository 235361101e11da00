/** Painting of one leaf on the page: place, turn, flip, then reflection, shadow and content, with opacity and blend. */
import type { LeafLayer } from '#design/document/layers.ts';
import type { Content, PaintMemory } from './content.ts';
import { contentOf } from './leaf-content.ts';
import { composeAsOne, deviceBounds, operationOf, type DeviceRect } from './compose.ts';
import { castReflection, castShadow, shadowReach } from './shadow.ts';
import { currentMatrix, resolutionFor, scaleOf, type Context, type Matrix, type PaintTools, type Size } from './tools.ts';

/** Where a leaf is drawn: `matrix` puts its centre, turn and flips on the page, `size` is its box under that matrix. */
export interface Placement {
  matrix: Matrix;
  size: Size;
}

/** The placement that the layer itself asks for. */
export function placementOf(layer: LeafLayer): Placement {
  const angle = (layer.rotation * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const flipX = layer.flipX ? -1 : 1;
  const flipY = layer.flipY ? -1 : 1;
  return {
    matrix: [cos * flipX, sin * flipX, -sin * flipY, cos * flipY, layer.x + layer.width / 2, layer.y + layer.height / 2],
    size: { width: layer.width, height: layer.height },
  };
}

/** How far a leaf's picture reaches beyond its box on any side, shadow and reflection included, px. */
export function reachOf(layer: LeafLayer, content: Content): number {
  const shadow = layer.shadow ? shadowReach(layer.shadow) + Math.max(Math.abs(layer.shadow.x), Math.abs(layer.shadow.y)) : 0;
  const reflection = layer.reflection ? Math.max(0, layer.reflection.gap + layer.reflection.size * layer.height) : 0;
  return content.bleed + Math.max(shadow, reflection) + 1;
}

/** Whether a leaf's parts are drawn on a bitmap first, so that its opacity and blending hold for all of them together. */
export function isPaintedAside(layer: LeafLayer, content: Content): boolean {
  const several = content.layered || layer.shadow !== null || layer.reflection !== null;
  return several && (layer.opacity < 1 || layer.blend !== 'normal');
}

/** Where a leaf shows, on a context that has its placement's matrix; null: nowhere. */
export function leafBounds(context: Context, layer: LeafLayer, placement: Placement, content: Content): DeviceRect | null {
  const reach = reachOf(layer, content);
  const { width, height } = placement.size;
  return deviceBounds(context, [-width / 2 - reach, -height / 2 - reach, width / 2 + reach, height / 2 + reach]);
}

/** Draws a leaf on a context whose units are page pixels. */
export function paintLeaf(context: Context, layer: LeafLayer, placement: Placement, tools: PaintTools, memory: PaintMemory): void {
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
}

/** Draws around the placement's centre; the context already has its matrix. */
function paintParts(context: Context, layer: LeafLayer, placement: Placement, content: Content, pageScale: number, tools: PaintTools, memory: PaintMemory): void {
  const { width, height } = placement.size;
  const resolution = pageScale * scaleOf(placement.matrix);
  // Kept bitmaps show the layer at its own size and are stretched while a hand scales it.
  const own: Size = { width: layer.width, height: layer.height };
  const kept = layer.shadow || layer.reflection ? { scale: resolutionFor(resolution), content: contentOf(layer, own, tools, memory) } : null;
  const look = kept ? lookOf(layer, tools) : [];
  const stretchX = width / own.width;
  const stretchY = height / own.height;
  if (kept && layer.reflection && layer.reflection.opacity > 0 && layer.reflection.size > 0) {
    const { reflection } = layer;
    const { surface, x, y, width: w, height: h } = memory.keep('reflection', [kept.scale, reflection, ...look], () =>
      castReflection(kept.content, own, reflection, kept.scale, tools),
    );
    context.drawImage(surface, x * stretchX, (y - reflection.gap) * stretchY + reflection.gap, w * stretchX, h * stretchY);
  }
  if (kept && layer.shadow) {
    const { shadow } = layer;
    const { surface, x, y, width: w, height: h } = memory.keep('shadow', [kept.scale, shadow.blur, shadow.color, ...look], () =>
      castShadow(kept.content, own, shadow, kept.scale, tools),
    );
    context.save();
    // The offset is in page directions, whatever the layer's turn or flip. It grows with a text that a hand scales, as it will
    // in the document.
    const [a, b, c, d] = placement.matrix;
    const determinant = a * d - b * c;
    if (determinant !== 0) {
      const grown = scaleOf(placement.matrix);
      context.translate((grown * (d * shadow.x - c * shadow.y)) / determinant, (grown * (a * shadow.y - b * shadow.x)) / determinant);
      // Softness needs no fine resampling, and a hard shadow's bitmap has about the pixels that it covers.
      context.imageSmoothingQuality = 'low';
      context.drawImage(surface, x * stretchX, y * stretchY, w * stretchX, h * stretchY);
    }
    context.restore();
  }
  content.paint(context, resolution);
}

/** What a layer's silhouette depends on, part by part: place, turn, opacity and order don't change it. */
function lookOf(layer: LeafLayer, tools: PaintTools): unknown[] {
  const box = [layer.width, layer.height];
  switch (layer.type) {
    case 'text':
      return [
        ...box, layer.text, layer.runs, layer.lines, layer.fontFamily, layer.fontSize, layer.fontWeight, layer.italic, layer.underline,
        layer.strikethrough, layer.fill, layer.align, layer.verticalAlign, layer.lineHeight, layer.letterSpacing, layer.letterCase,
        layer.direction, layer.stroke, layer.box, tools.fontsVersion,
      ];
    case 'image':
      return [
        ...box, layer.crop, layer.mask, layer.filters, layer.stroke, layer.frame,
        tools.pictureState(layer.asset), layer.mask?.asset ? tools.pictureState(layer.mask.asset) : null,
      ];
    case 'shape':
      return [...box, layer.shape, layer.fill, layer.stroke];
    case 'drawing':
      return [...box, layer.paths, layer.drawnWidth];
    case 'sticker':
      return [...box, layer.source, layer.stroke, layer.source.type === 'asset' ? tools.pictureState(layer.source.asset) : tools.fontsVersion];
  }
}
