/**
 * Snapping while scaling: the dragged edges meet lines, and so does a single point such as a line's end. Pure; page px.
 */
import type { Box, Point } from '#design/document/geometry.ts';
import {
  endOf,
  guidesFor,
  lengthOf,
  nearestLine,
  startOf,
  type Axis,
  type SnapMarks,
  type SnapTargets,
} from './snap-targets.ts';

/** Which edges move: -1 the left or top one, 1 the right or bottom one, 0 neither. */
export interface PulledEdges {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

/**
 * The edges that a handle drags on a box rotated by multiples of 90°; null for other rotations. `place`: the handle's,
 * -0.5 to 0.5.
 */
export function pulledEdges(place: { x: number; y: number }, degrees: number): PulledEdges | null {
  const quarters = degrees / 90;
  if (!Number.isInteger(quarters)) return null;
  let { x, y } = place;
  for (let left = ((quarters % 4) + 4) % 4; left > 0; left -= 1) [x, y] = [-y, x];
  return { x: signOf(x), y: signOf(y) };
}

function signOf(value: number): -1 | 0 | 1 {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}

/**
 * How far the pointer has to move so that the dragged edges meet what is nearest within reach. `proportional`: both
 * edges of a corner move together and share the pointer's movement, so that only one can meet a line.
 */
export function snapScale(
  box: Box,
  edges: PulledEdges,
  targets: SnapTargets,
  reach: number,
  proportional: boolean,
): { dx: number; dy: number } {
  const x = wayOf(box, edges, targets, 'x', reach, proportional);
  const y = wayOf(box, edges, targets, 'y', reach, proportional);
  if (!proportional || edges.x === 0 || edges.y === 0) return { dx: x ?? 0, dy: y ?? 0 };
  const both = box.width + box.height;
  // Both movements on the page, converted to the width's.
  if (x !== null && (y === null || Math.abs(x) <= Math.abs(y)))
    return { dx: box.width === 0 ? 0 : (x * both) / box.width, dy: 0 };
  if (y !== null) return { dx: 0, dy: box.height === 0 ? 0 : (y * both) / box.height };
  return { dx: 0, dy: 0 };
}

function edgeOf(box: Box, edge: -1 | 1, axis: Axis): number {
  return edge === -1 ? startOf(box, axis) : endOf(box, axis);
}

function wayOf(
  box: Box,
  edges: PulledEdges,
  targets: SnapTargets,
  axis: Axis,
  reach: number,
  proportional: boolean,
): number | null {
  const edge = edges[axis];
  if (edge === 0) return null;
  const at = edgeOf(box, edge, axis);
  const line = nearestLine([at], targets[axis], reach);
  if (line !== null && lengthOf(box, axis) + line * edge >= 1) return line;
  if (proportional) return null;
  const step = targets.grid ?? 1;
  const way = Math.round(at / step) * step - at;
  return lengthOf(box, axis) + way * edge >= 1 ? way : null;
}

/** The lines that dragged edges are on. */
export function marksForEdges(box: Box, edges: PulledEdges, targets: SnapTargets): SnapMarks {
  const guides = (['x', 'y'] as const).flatMap((axis) => {
    const edge = edges[axis];
    return edge === 0 ? [] : guidesFor(box, [edgeOf(box, edge, axis)], targets[axis], axis);
  });
  return { guides, gaps: [] };
}

/**
 * How far to move a point so that it meets what is nearest within reach, else the grid if there is one, and the marks
 * to show.
 */
export function snapPoint(point: Point, targets: SnapTargets, reach: number): SnapMarks & { dx: number; dy: number } {
  const way = (axis: Axis): number => {
    const step = targets.grid;
    return (
      nearestLine([point[axis]], targets[axis], reach) ??
      (step === null ? 0 : Math.round(point[axis] / step) * step - point[axis])
    );
  };
  const [dx, dy] = [way('x'), way('y')];
  const box = { x: point.x + dx, y: point.y + dy, width: 0, height: 0 };
  const guides = (['x', 'y'] as const).flatMap((axis) => guidesFor(box, [box[axis]], targets[axis], axis));
  return { dx, dy, guides, gaps: [] };
}
