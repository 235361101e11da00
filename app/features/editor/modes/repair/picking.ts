/** What of a picture is to be kept, as hands show it on the canvas and as remove_background takes it. Pure. */
import type { Area, Spot } from '#app/ui/drawn-area.ts';
import { centerOf, rotatePoint, type Point } from '#design/document/geometry.ts';
import type { PictureLayer } from '#design/document/layers.ts';

/** A place or a box, in shares of the layer's box as it is seen before the layer's turn. */
export type Picked = { kind: 'point'; at: Spot } | { kind: 'box'; box: Area };

/** At the very edge rounding could lead beyond it. */
const EDGE = 0.001;

/** Page px are told so finely. */
const px = (value: number): number => Math.round(value * 100) / 100;

/** Where a point of the page lies on a layer. */
export function placeOn(layer: PictureLayer, point: Point): Spot {
  const { x, y } = rotatePoint(point, centerOf(layer), -layer.rotation);
  return { x: (x - layer.x) / layer.width, y: (y - layer.y) / layer.height };
}

/** Where a place on a layer lies on the page. */
function pageOf(layer: PictureLayer, { x, y }: Spot): Point {
  return rotatePoint({ x: layer.x + x * layer.width, y: layer.y + y * layer.height }, centerOf(layer), layer.rotation);
}

/** What was shown, as input of the tool: px of the page, a box turned as its layer is. */
export function pickedInput(picked: Picked, layer: PictureLayer): Record<string, unknown> {
  if (picked.kind === 'point') {
    const inside = (share: number): number => Math.min(1 - EDGE, Math.max(EDGE, share));
    const { x, y } = pageOf(layer, { x: inside(picked.at.x), y: inside(picked.at.y) });
    return { point: [px(x), px(y)] };
  }
  const { box } = picked;
  const [width, height] = [Math.max(1, px(box.width * layer.width)), Math.max(1, px(box.height * layer.height))];
  const middle = pageOf(layer, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  return { box: { x: px(middle.x - width / 2), y: px(middle.y - height / 2), width, height, ...(layer.rotation !== 0 && { rotation: layer.rotation }) } };
}
