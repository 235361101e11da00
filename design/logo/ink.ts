/** The ink of drawn layers: true outlines of shapes and letters, their bounds, and their center of mass. */
import { displayText } from '#design/layout/display-text.ts';
import { centerOf, rotatePoint, unionOf, type Box, type Point } from '../document/geometry.ts';
import type { LeafLayer } from '../document/layers.ts';
import { parsePath, type PathCommand } from '../document/outline-path.ts';
import { pathBounds, transformPath } from '../document/path-geometry.ts';
import type { TextOutline } from './brief.ts';
import { inkBounds } from './ink-bounds.ts';
import { massOf } from './optical.ts';
import { circle, rounded } from './outlines.ts';
import { BASELINE } from './typefaces.ts';

function textOutlineOf(layer: Extract<LeafLayer, { type: 'text' }>, textOutline: TextOutline): PathCommand[] {
  const shown = displayText(layer);
  const outline = textOutline(shown, {
    fontFamily: layer.fontFamily,
    fontSize: layer.fontSize,
    fontWeight: layer.fontWeight,
    italic: layer.italic,
    letterSpacing: (layer.letterSpacing / 1000) * layer.fontSize,
  });
  const advance = layer.lines[0]?.width ?? layer.width;
  const left = layer.x + (layer.align === 'center' ? (layer.width - advance) / 2 : 0);
  return transformPath(outline, [1, 0, 0, 1, left, layer.y + BASELINE * layer.fontSize]);
}

/**
 * The outline of a logo's layer in place on its sheet, rotated like the layer. Null for layer types that logos don't
 * have.
 */
export function layerOutline(layer: LeafLayer, textOutline: TextOutline): PathCommand[] | null {
  let outline: PathCommand[] | null = null;
  if (layer.type === 'text') outline = textOutlineOf(layer, textOutline);
  else if (layer.type === 'shape') {
    const { shape, x, y, width, height } = layer;
    if (shape.kind === 'path')
      outline = transformPath(parsePath(shape.path) ?? [], [
        width / shape.viewWidth,
        0,
        0,
        height / shape.viewHeight,
        x,
        y,
      ]);
    else if (shape.kind === 'rectangle')
      outline = rounded(x, y, width, height, [shape.radius, shape.radius, shape.radius, shape.radius]);
    else if (shape.kind === 'ellipse')
      outline = transformPath(circle({ x: 0, y: 0 }, 0.5), [width, 0, 0, height, x + width / 2, y + height / 2]);
  }
  if (!outline || layer.rotation === 0) return outline;
  const center = centerOf(layer);
  const [zero, right, down] = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ].map((point) => rotatePoint(point, center, layer.rotation)) as [Point, Point, Point];
  return transformPath(outline, [right.x - zero.x, right.y - zero.y, down.x - zero.x, down.y - zero.y, zero.x, zero.y]);
}

/** The box around the ink of all layers, px; null if there is none. Without outlines: by the tables of the faces. */
export function inkBoxOf(layers: readonly LeafLayer[], textOutline: TextOutline | undefined): Box | null {
  if (!textOutline) return inkBounds(layers);
  let union: Box | null = null;
  for (const layer of layers) {
    const box = pathBounds(layerOutline(layer, textOutline) ?? []);
    if (box) union = union ? unionOf(union, box) : box;
  }
  return union;
}

/** How much the mass draws the eye from the middle of the box, and how far at most, of the box: as in optical.ts. */
const PULL = 0.5;
const FARTHEST = 0.06;

/**
 * The apparent center of several layers: the centroids of their areas, weighted by what they cover; a layer in the
 * background's color uncovers it again and counts negatively. Null if there is no ink.
 */
export function opticalMiddle(
  layers: readonly LeafLayer[],
  background: string,
  textOutline: TextOutline | undefined,
): Point | null {
  const box = inkBoxOf(layers, textOutline);
  if (!box) return null;
  const middle = centerOf(box);
  if (!textOutline) return middle;
  let [weight, x, y] = [0, 0, 0];
  for (const layer of layers) {
    const mass = massOf(layerOutline(layer, textOutline) ?? []);
    if (!mass || !('fill' in layer) || layer.fill?.type !== 'solid') continue;
    const share = Math.abs(mass.area) * (layer.fill.color === background ? -1 : 1);
    weight += share;
    x += mass.center.x * share;
    y += mass.center.y * share;
  }
  if (weight <= 0) return middle;
  const pulled = (from: number, by: number, length: number) =>
    from + Math.max(-FARTHEST * length, Math.min(FARTHEST * length, (by - from) * PULL));
  return { x: pulled(middle.x, x / weight, box.width), y: pulled(middle.y, y / weight, box.height) };
}
