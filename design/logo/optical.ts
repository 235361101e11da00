/** The visual center of a form: its box gives the extent, its mass the weight. */
import type { Point } from '../document/geometry.ts';
import type { PathCommand } from '../document/outline-path.ts';
import { pathBounds } from '../document/path-geometry.ts';

/** Straight segments per curve: the error of an area is below a thousandth. */
const PIECES = 8;

/**
 * Area (signed, square px) and centroid of an outline, by Green's theorem over its pieces: A = ½ Σ (xᵢyᵢ₊₁ − xᵢ₊₁yᵢ),
 * Cx = 1/6A Σ (xᵢ + xᵢ₊₁)(xᵢyᵢ₊₁ − xᵢ₊₁yᵢ) (P. Bourke, "Calculating the area and centroid of a polygon", 1988). Holes
 * run the other way round and so count against it.
 */
export function massOf(commands: readonly PathCommand[]): { area: number; center: Point } | null {
  let [area, sumX, sumY] = [0, 0, 0];
  let at: Point = { x: 0, y: 0 };
  let first: Point = at;
  const to = (next: Point) => {
    const cross = at.x * next.y - next.x * at.y;
    area += cross / 2;
    sumX += (at.x + next.x) * cross;
    sumY += (at.y + next.y) * cross;
    at = next;
  };
  for (const command of commands) {
    if (command.type === 'M') {
      to(first);
      at = first = { x: command.x, y: command.y };
    } else if (command.type === 'L') {
      to({ x: command.x, y: command.y });
    } else if (command.type === 'Z') {
      to(first);
    } else if (command.type === 'C' || command.type === 'Q') {
      const start = at;
      for (let piece = 1; piece <= PIECES; piece += 1) to(onCurve(start, command, piece / PIECES));
    }
  }
  to(first);
  return Math.abs(area) < 1e-6 ? null : { area, center: { x: sumX / (6 * area), y: sumY / (6 * area) } };
}

function onCurve(start: Point, command: Extract<PathCommand, { type: 'C' | 'Q' }>, t: number): Point {
  const u = 1 - t;
  if (command.type === 'Q') {
    const along = (a: number, b: number, c: number) => u * u * a + 2 * u * t * b + t * t * c;
    return { x: along(start.x, command.x1, command.x), y: along(start.y, command.y1, command.y) };
  }
  const along = (a: number, b: number, c: number, d: number) =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  return { x: along(start.x, command.x1, command.x2, command.x), y: along(start.y, command.y1, command.y2, command.y) };
}

/** How much the mass shifts the visual center away from the center of the box. */
const PULL = 0.5;
/** At most, as a share of the box: a form must not seem to overhang. */
const FARTHEST = 0.07;

/**
 * The visual center: between the center of the box and the centroid of the mass, for a form has its weight where its
 * mass is (R. Arnheim, Art and Visual Perception, 1954, on balance). Null for an outline without extent.
 */
export function opticalCenter(commands: readonly PathCommand[]): Point | null {
  const box = pathBounds(commands);
  if (!box) return null;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const mass = massOf(commands);
  if (!mass) return middle;
  const pulled = (from: number, by: number, length: number) =>
    from + Math.max(-FARTHEST * length, Math.min(FARTHEST * length, (by - from) * PULL));
  return { x: pulled(middle.x, mass.center.x, box.width), y: pulled(middle.y, mass.center.y, box.height) };
}
