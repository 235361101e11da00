/** How far a picture is extended beyond its edges, as the user chooses it and as the expand tool takes it. Pure. */
import { centerOf, rotatePoint, type Box, type Point } from '#design/document/geometry.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import { partOf } from '#design/document/picture-crop.ts';

/** Shares of the whole picture's width and height, on its sides before the layer's rotation. */
export interface Sides {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Growth = { to: 'sides'; sides: Sides } | { to: 'page' };

/** The tool extends no side further. */
export const MOST_GROWTH = 1.5;
export const NO_GROWTH: Growth = { to: 'sides', sides: { left: 0, right: 0, top: 0, bottom: 0 } };

export const grows = (growth: Growth): boolean =>
  growth.to === 'page' || Object.values(growth.sides).some((share) => share > 0);

/**
 * The whole picture of a layer, which may show only part of it: relative to the layer's center, page px, before the
 * layer's rotation.
 */
export function wholeAround(layer: PictureLayer): Box {
  const { whole, center } = partOf(layer);
  return {
    x: -(layer.flipX ? whole.width - center.x : center.x),
    y: -(layer.flipY ? whole.height - center.y : center.y),
    ...whole,
  };
}

/** The layer showing its whole picture, in its place on the page. */
export function uncropped(layer: PictureLayer): PictureLayer {
  const { x, y, width, height } = wholeAround(layer);
  const middle = centerOf(layer);
  const center = rotatePoint({ x: middle.x + x + width / 2, y: middle.y + y + height / 2 }, middle, layer.rotation);
  return {
    ...layer,
    crop: { x: 0, y: 0, width: 1, height: 1 },
    x: center.x - width / 2,
    y: center.y - height / 2,
    width,
    height,
  };
}

/** A box extended by these sides. */
export function grownBox({ x, y, width, height }: Box, { left, right, top, bottom }: Sides): Box {
  return {
    x: x - left * width,
    y: y - top * height,
    width: width * (1 + left + right),
    height: height * (1 + top + bottom),
  };
}

/** The sides when a grip (-1, 0, 1 along each axis) has been dragged to a place, in the plane of `box`. */
export function pulled(sides: Sides, box: Box, grip: { x: number; y: number }, to: Point): Sides {
  const share = (length: number, side: number) =>
    Math.round(Math.min(MOST_GROWTH, Math.max(0, length / side)) * 1000) / 1000;
  return {
    left: grip.x < 0 ? share(box.x - to.x, box.width) : sides.left,
    right: grip.x > 0 ? share(to.x - box.x - box.width, box.width) : sides.right,
    top: grip.y < 0 ? share(box.y - to.y, box.height) : sides.top,
    bottom: grip.y > 0 ? share(to.y - box.y - box.height, box.height) : sides.bottom,
  };
}

/**
 * Evenly on the two sides that need it, to this ratio of width to height; null if that is further than a picture can be
 * extended.
 */
export function sidesForRatio({ width, height }: { width: number; height: number }, ratio: number): Sides | null {
  const across = Math.max(0, (height * ratio) / width - 1) / 2;
  const down = Math.max(0, width / ratio / height - 1) / 2;
  if (Math.max(across, down) > MOST_GROWTH) return null;
  const exact = (value: number) => Math.round(value * 10_000) / 10_000;
  return { left: exact(across), right: exact(across), top: exact(down), bottom: exact(down) };
}

/** The tool's input: the picture's own sides, which a flipped layer shows swapped. */
export function growthInput(
  growth: Growth,
  { flipX, flipY }: Pick<PictureLayer, 'flipX' | 'flipY'>,
): Record<string, unknown> {
  if (growth.to === 'page') return { fillPage: true };
  const { left, right, top, bottom } = growth.sides;
  return {
    left: flipX ? right : left,
    right: flipX ? left : right,
    top: flipY ? bottom : top,
    bottom: flipY ? top : bottom,
  };
}
