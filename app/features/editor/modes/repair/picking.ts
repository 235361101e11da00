/** What to keep of a picture, as users point it out on the canvas and as remove_background takes it. Pure. */
import type { Area, Spot } from '#app/ui/drawn-area.ts';
import { centerOf, rotatePoint, type Point } from '#design/document/geometry.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import { pickedBox, pickedPoint } from '#tools/contract/picked-part.ts';

/** A place or a box, in shares of the layer's box before the layer's rotation. */
export type Picked = { kind: 'point'; at: Spot } | { kind: 'box'; box: Area };

/** Where a point of the page is on a layer. */
export function placeOn(layer: PictureLayer, point: Point): Spot {
  const { x, y } = rotatePoint(point, centerOf(layer), -layer.rotation);
  return { x: (x - layer.x) / layer.width, y: (y - layer.y) / layer.height };
}

/** What was pointed out, as input of the tool. */
export function pickedInput(picked: Picked, layer: PictureLayer): Record<string, unknown> {
  return picked.kind === 'point' ? { point: pickedPoint(layer, picked.at) } : { box: pickedBox(layer, picked.box) };
}
