/** Changes a box's size while one of its points keeps its place on the page, even if the box is rotated. */
import { centerOf, rotatePoint, type Boxed, type Point } from '#design/document/geometry.ts';
import { roundPixel } from './command.ts';

/** A point of a box in fractions of its size before the rotation: 0, 0 is the top left. */
export type Anchor = Point;

/** The top left (before the rotation) of a box with a new size, such that the anchor does not move. */
export function anchoredPosition(
  before: Boxed,
  size: { width: number; height: number },
  anchor: Anchor = { x: 0, y: 0 },
): Point {
  const fixed = rotatePoint(
    { x: before.x + anchor.x * before.width, y: before.y + anchor.y * before.height },
    centerOf(before),
    before.rotation,
  );
  const toCenter = rotatePoint(
    { x: (0.5 - anchor.x) * size.width, y: (0.5 - anchor.y) * size.height },
    { x: 0, y: 0 },
    before.rotation,
  );
  return {
    x: roundPixel(fixed.x + toCenter.x - size.width / 2),
    y: roundPixel(fixed.y + toCenter.y - size.height / 2),
  };
}
