/** Snapping while moving: edges and centers meet lines, and spacing to neighbours becomes equal. Pure; page px. */
import type { Box } from '#design/document/geometry.ts';
import { equalGaps, nearestSpacing } from './equal-spacing.ts';
import {
  distancesFor,
  guidesFor,
  linesOf,
  nearestLine,
  startOf,
  type Axis,
  type SnapMarks,
  type SnapTargets,
} from './snap-targets.ts';

export interface Snap extends SnapMarks {
  dx: number;
  dy: number;
}

/**
 * How far to move a box so that it meets what is nearest within reach, and the marks to show. What meets nothing snaps
 * to the grid, or without one to whole pixels. `along`: the only axis that the box may move on.
 */
export function snapMove(box: Box, targets: SnapTargets, reach: number, along?: Axis): Snap {
  const dx = along === 'y' ? 0 : wayOf(box, targets, 'x', reach);
  const dy = along === 'x' ? 0 : wayOf(box, targets, 'y', reach);
  return { dx, dy, ...marksFor({ ...box, x: box.x + dx, y: box.y + dy }, targets) };
}

function wayOf(box: Box, targets: SnapTargets, axis: Axis, reach: number): number {
  const line = nearestLine(linesOf(box, axis), targets[axis], reach);
  const spacing = nearestSpacing(box, targets.others, axis, reach);
  if (line !== null && (spacing === null || Math.abs(line) <= Math.abs(spacing))) return line;
  if (spacing !== null) return spacing;
  const step = targets.grid ?? 1;
  return Math.round(startOf(box, axis) / step) * step - startOf(box, axis);
}

/** The marks to show for a box where it is. */
export function marksFor(box: Box, targets: SnapTargets): SnapMarks {
  const guides = (['x', 'y'] as const).flatMap((axis) => guidesFor(box, linesOf(box, axis), targets[axis], axis));
  const equal = (['x', 'y'] as const).flatMap((axis) => equalGaps(box, targets.others, axis));
  // A distance along a vertical line is a vertical one; equal spacing is shown instead.
  const distances = (['x', 'y'] as const).flatMap((axis) => distancesFor(box, linesOf(box, axis), targets[axis], axis));
  return { guides, gaps: [...equal, ...distances.filter(({ axis }) => !equal.some((gap) => gap.axis === axis))] };
}
