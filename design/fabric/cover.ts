/**
 * What is wholly below opaque pictures and rectangles is invisible, and need not be painted: in a collage most of the
 * work. Computed in squares of the canvas, from the top down; a square counts as covered only if a single layer covers
 * all of it.
 */
import type { LeafLayer } from '#design/document/layers.ts';
import { isLayerObject, livePlacement, type LayerObject } from './layer-object.ts';
import { isNeutral } from './paint/filters/apply.ts';
import type { Matrix, PaintTools } from './paint/tools.ts';
import type { StageNode } from './stage-nodes.ts';

/** Whole pixels of a canvas. */
export interface DeviceBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Side of a square, device px. */
const SIDE = 8;
/** This close to a whole pixel an edge is not antialiased. */
const SHARP = 1e-3;

/**
 * The visible ones of some nodes, bottom first. `boxOf`: where a node paints, null: nowhere; what is outside it need
 * not be exact. `matrix`: from page px to the canvas's. `size`: of the canvas, px.
 */
export function uncovered(
  nodes: readonly StageNode[],
  boxOf: (node: StageNode) => DeviceBox | null,
  matrix: Matrix,
  size: { width: number; height: number },
  tools: PaintTools,
): readonly StageNode[] {
  if (nodes.length < 2 || matrix[1] !== 0 || matrix[2] !== 0) return nodes;
  const columns = Math.ceil(size.width / SIDE);
  const covered = new Uint8Array(columns * Math.ceil(size.height / SIDE));
  const seen: StageNode[] = [];
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index] as StageNode;
    const box = boxOf(node);
    if (!box || isCovered(covered, columns, box)) continue;
    seen.push(node);
    const opaque = isLayerObject(node) ? opaqueBox(node, matrix, size, tools) : null;
    if (opaque) cover(covered, columns, opaque, size);
  }
  return seen.reverse();
}

/** The whole pixels that each node covers opaquely; null: none, or unknown. Arguments as above. */
export function opaqueBoxes(
  nodes: readonly StageNode[],
  matrix: Matrix,
  size: { width: number; height: number },
  tools: PaintTools,
): (DeviceBox | null)[] {
  return nodes.map((node) => (isLayerObject(node) ? opaqueBox(node, matrix, size, tools) : null));
}

function isCovered(covered: Uint8Array, columns: number, { left, top, right, bottom }: DeviceBox): boolean {
  const [first, last] = [Math.floor(left / SIDE), Math.ceil(right / SIDE)];
  for (let row = Math.floor(top / SIDE); row < Math.ceil(bottom / SIDE); row += 1) {
    for (let column = first; column < last; column += 1) if (covered[row * columns + column] === 0) return false;
  }
  return true;
}

function cover(
  covered: Uint8Array,
  columns: number,
  { left, top, right, bottom }: DeviceBox,
  { width, height }: { width: number; height: number },
): void {
  const first = Math.ceil(left / SIDE);
  // The last square of a row may extend beyond the canvas: only the part inside counts.
  const last = right >= width ? columns : Math.floor(right / SIDE);
  const rows = bottom >= height ? Math.ceil(height / SIDE) : Math.floor(bottom / SIDE);
  for (let row = Math.ceil(top / SIDE); row < rows; row += 1)
    covered.fill(1, row * columns + first, row * columns + Math.max(first, last));
}

/** The whole pixels that an object covers opaquely; null: none, or unknown. */
function opaqueBox(
  object: LayerObject,
  [a, , , d, e, f]: Matrix,
  { width, height }: { width: number; height: number },
  tools: PaintTools,
): DeviceBox | null {
  if (!object.visible || !isOpaque(object, tools)) return null;
  const placement = livePlacement(object);
  const [x, skewX, skewY, y, centerX, centerY] = placement.matrix;
  if (Math.abs(skewX) > 1e-9 || Math.abs(skewY) > 1e-9) return null;
  const halfWidth = (placement.size.width * Math.abs(x)) / 2;
  const halfHeight = (placement.size.height * Math.abs(y)) / 2;
  const box = {
    left: Math.max(0, Math.ceil((centerX - halfWidth) * a + e - SHARP)),
    top: Math.max(0, Math.ceil((centerY - halfHeight) * d + f - SHARP)),
    right: Math.min(width, Math.floor((centerX + halfWidth) * a + e + SHARP)),
    bottom: Math.min(height, Math.floor((centerY + halfHeight) * d + f + SHARP)),
  };
  return box.right > box.left && box.bottom > box.top ? box : null;
}

/** A color without alpha, or with full alpha. */
const OPAQUE = /^#(?:[\da-f]{6}|[\da-f]{6}ff)$/;

/** Whether all of a leaf's box is painted opaquely. If in doubt it is not. */
function isOpaque({ layer }: LayerObject, tools: PaintTools): boolean {
  let known = solid.get(layer);
  if (known === undefined) solid.set(layer, (known = isSolid(layer)));
  return known && (layer.type !== 'image' || layer.asset === null || tools.picture(layer.asset)?.opaque === true);
}

/** By layers, which are never changed in place. */
const solid = new WeakMap<LeafLayer, boolean>();

/** Whether a leaf fills its box opaquely, given that its picture is opaque. */
function isSolid(layer: LeafLayer): boolean {
  if (layer.opacity < 1 || layer.blend !== 'normal') return false;
  if (layer.type === 'shape')
    return (
      layer.shape.kind === 'rectangle' &&
      layer.shape.radius === 0 &&
      layer.fill?.type === 'solid' &&
      OPAQUE.test(layer.fill.color)
    );
  if (
    layer.type !== 'image' ||
    layer.asset === null ||
    layer.mask !== null ||
    layer.straighten !== 0 ||
    !isNeutral(layer.filters)
  )
    return false;
  const { crop, frame } = layer;
  if (frame.type !== 'rectangle' || frame.radius > 0) return false;
  return crop.x >= 0 && crop.y >= 0 && crop.x + crop.width <= 1 + 1e-6 && crop.y + crop.height <= 1 + 1e-6;
}
