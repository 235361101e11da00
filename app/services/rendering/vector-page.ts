/**
 * One page on a vector file, by the same painter as everywhere. Shapes and letters stay outlines; pictures, soft
 * shadows and reflections are pictures in place. What the file can't express at all is merged with everything below it
 * into one picture. What opaque layers hide is left out (docs/decisions/0054).
 */
import type { LeafLayer } from '#design/document/layers.ts';
import { opaqueBoxes } from '#design/fabric/cover.ts';
import { isLayerObject, type LayerObject } from '#design/fabric/layer-object.ts';
import { composeAsOne, wholeCanvas, type DeviceRect } from '#design/fabric/paint/compose.ts';
import { contentOf } from '#design/fabric/paint/leaf-content.ts';
import { isPaintedAside, leafBounds } from '#design/fabric/paint/leaf.ts';
import { isDense } from '#design/fabric/paint/patterns/pattern.ts';
import { placementOf } from '#design/fabric/paint/placement.ts';
import type { Context } from '#design/fabric/paint/tools.ts';
import type { StageNode } from '#design/fabric/stage-nodes.ts';
import { createCanvasElement } from './fabric-node.ts';
import { hasEmoji } from './letter-outlines.ts';
import type { PageOnView } from './page-on-view.ts';
import type { VectorPaper } from './vector-context.ts';
import { freeCorner } from './free-corner.ts';
import { paintWatermark, type Corner } from './watermark.ts';

/** What a kind of file can't express. */
export interface VectorLimits {
  /** Blend modes: a blending layer needs what is below it as pixels. */
  blending: boolean;
  /** Letters with their own colors. */
  emoji: boolean;
  /** Repeated pictures. */
  tiles: boolean;
}

/**
 * Paints the page. The paper's units are device pixels. Returns the layers whose outlines became pixels, bottom first.
 */
export function paintVectorPage(
  paper: VectorPaper,
  { view, scale }: PageOnView,
  limits: VectorLimits,
  watermark: boolean,
): string[] {
  const { context } = paper;
  const { nodes } = view;
  const mustBlend = (node: StageNode) => !limits.blending && isShown(node) && blendOf(node) !== 'normal';
  const merged = nodes.findLastIndex(mustBlend) + 1;
  const background = view.document?.pages[view.pageId ?? '']?.background;
  const dense = background?.type === 'pattern' && view.document !== null && isDense(background, view.document);
  const backgroundAsPixels =
    merged > 0 || dense || (background?.type === 'image' && background.fit === 'tile' && !limits.tiles);
  const flattened = new Set<string>();
  const aside = (paint: (surface: Context) => void, bounds = wholeCanvas(context)) =>
    composeAsOne(context, bounds, 1, 'normal', view.tools, paint);

  context.save();
  context.setTransform(scale.x, 0, 0, scale.y, 0, 0);
  const boxes = opaqueBoxes(nodes, [scale.x, 0, 0, scale.y, 0, 0], context.canvas, view.tools);
  const boxesFrom = (first: number) => boxes.slice(first).filter((box) => box !== null);
  const seen = new Set(view.seenOn(context, nodes.slice(merged)));
  paper.cover(boxesFrom(merged), background?.type !== 'image');
  if (backgroundAsPixels) {
    const below = nodes.slice(0, merged);
    aside((surface) => view.paintOn(surface, below, true));
    for (const node of below) markAll(node, flattened);
  } else view.paintOn(context, [], true);
  for (const [index, node] of nodes.entries()) {
    if (index < merged || !isShown(node) || !seen.has(node)) continue;
    paper.cover(boxesFrom(index + 1), isLayerObject(node) && isPlainShape(node.layer));
    const before = paper.rasterised;
    if (isLayerObject(node) && needsPixels(node.layer, limits)) {
      const bounds = boundsOf(context, node);
      if (bounds) aside((surface) => view.paintOn(surface, [node], false), bounds);
      flattened.add(node.layer.id);
    } else {
      view.paintOn(context, [node], false);
      if (!isLayerObject(node) || isAside(node) || paper.rasterised > before) markAll(node, flattened);
    }
  }
  paper.cover([], false);
  context.restore();
  if (watermark) paintMark(context, freeCorner(view.document, view.pageId));
  return [...flattened];
}

/** The mark has a soft shadow: it is a picture wherever it is. */
function paintMark(context: Context, corner: Corner): void {
  const { width, height } = context.canvas;
  const surface = createCanvasElement(width, height);
  paintWatermark(surface.getContext('2d') as unknown as Context, width, height, { corner });
  context.drawImage(surface, 0, 0);
}

/** Shapes that follow a formula: the hidden part of a star reveals nothing, and editors of the file want it whole. */
function isPlainShape(layer: LeafLayer): boolean {
  return layer.type === 'shape' && layer.shape.kind !== 'path' && layer.shape.kind !== 'qr';
}

function isShown(node: StageNode): boolean {
  return isLayerObject(node) ? node.visible && node.layer.opacity > 0 : node.nodes.some(isShown);
}

function blendOf(node: StageNode): LeafLayer['blend'] {
  return isLayerObject(node) ? node.layer.blend : node.blend;
}

function needsPixels(layer: LeafLayer, limits: VectorLimits): boolean {
  if (limits.emoji) return false;
  if (layer.type === 'sticker') return layer.source.type === 'emoji';
  if (layer.type === 'table') return layer.cells.some((row) => row.some(({ text }) => hasEmoji(text)));
  return layer.type === 'text' && hasEmoji(layer.text);
}

/** Where on the page a leaf is visible, device px; null: nowhere. */
function boundsOf(context: Context, { layer, tools, memory }: LayerObject): DeviceRect | null {
  context.save();
  const placement = placementOf(layer);
  context.transform(...placement.matrix);
  const bounds = leafBounds(context, layer, placement, contentOf(layer, placement.size, tools, memory));
  context.restore();
  return bounds;
}

function isAside({ layer, tools, memory }: LayerObject): boolean {
  return isPaintedAside(layer, contentOf(layer, layer, tools, memory));
}

/** Marks what was outlines before; pictures were pixels all along. */
function markAll(node: StageNode, flattened: Set<string>): void {
  if (!isLayerObject(node)) for (const inner of node.nodes) markAll(inner, flattened);
  else if (
    node.visible &&
    node.layer.type !== 'image' &&
    !(node.layer.type === 'sticker' && node.layer.source.type === 'asset')
  )
    flattened.add(node.layer.id);
}
