/**
 * Converts between page px, on a rotated layer, and shares of a picture's layer, in which remove_background takes a
 * place or a part.
 */
import { centerOf, rotatePoint, type Box, type Boxed, type Point } from '#design/document/geometry.ts';

/** At the very edge rounding could lead beyond it. */
const EDGE = 0.001;

/** Page px are given to this precision. */
const px = (value: number): number => Math.round(value * 100) / 100;

/** Maps a place in a layer to the page. Takes shares, 0 to 1, of the layer's box as it is seen before rotation. */
function onPage(layer: Boxed, { x, y }: Point): Point {
  return rotatePoint({ x: layer.x + x * layer.width, y: layer.y + y * layer.height }, centerOf(layer), layer.rotation);
}

export function pickedPoint(layer: Boxed, { x, y }: Point): [number, number] {
  const inside = (share: number): number => Math.min(1 - EDGE, Math.max(EDGE, share));
  const point = onPage(layer, { x: inside(x), y: inside(y) });
  return [px(point.x), px(point.y)];
}

export function pickedBox(layer: Boxed, part: Box): Box & { rotation?: number } {
  const [width, height] = [Math.max(1, px(part.width * layer.width)), Math.max(1, px(part.height * layer.height))];
  const middle = onPage(layer, centerOf(part));
  return {
    x: px(middle.x - width / 2),
    y: px(middle.y - height / 2),
    width,
    height,
    ...(layer.rotation !== 0 && { rotation: layer.rotation }),
  };
}
