/**
 * The exact intersection of rotated boxes: layers have any rotation, and upright bounds would report overlaps where
 * there are none.
 */
import type { Point } from '../document/geometry.ts';

/** Area of a simple polygon, px² (shoelace formula). */
export function areaOfPolygon(points: readonly Point[]): number {
  let twice = 0;
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    twice += point.x * next.y - next.x * point.y;
  });
  return Math.abs(twice) / 2;
}

/** Positive: the point is on the inner side of the edge from `a` to `b` of a clockwise polygon (y downwards). */
function side(a: Point, b: Point, point: Point): number {
  return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}

function crossing(from: Point, to: Point, a: Point, b: Point): Point {
  const start = side(a, b, from);
  const share = start / (start - side(a, b, to));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/**
 * The part of a convex polygon inside another one, both clockwise on the page (Sutherland–Hodgman clipping). Empty when
 * they don't meet.
 */
export function clip(subject: readonly Point[], window: readonly Point[]): Point[] {
  let kept = [...subject];
  window.forEach((a, index) => {
    const b = window[(index + 1) % window.length] ?? a;
    const before = kept;
    kept = [];
    before.forEach((point, at) => {
      const previous = before.at(at - 1) ?? point;
      const inside = side(a, b, point) >= 0;
      if (inside !== side(a, b, previous) >= 0) kept.push(crossing(previous, point, a, b));
      if (inside) kept.push(point);
    });
  });
  return kept;
}

/** px² that two convex polygons share. */
export function sharedArea(a: readonly Point[], b: readonly Point[]): number {
  return areaOfPolygon(clip(a, b));
}
