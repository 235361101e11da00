/** Snapping while moving: edges and middles of the moved box meet those of the page and of other layers. Pure; page px. */
import type { Box } from '#design/document/geometry.ts';

/** A line to show while something stands on it. `at`: its place across; `from`, `to`: its extent along. */
export interface Guide {
  axis: 'x' | 'y';
  at: number;
  from: number;
  to: number;
}

export interface Snap {
  dx: number;
  dy: number;
  guides: Guide[];
}

/** Left, middle, right; or top, middle, bottom. */
function lines(start: number, length: number): [number, number, number] {
  return [start, start + length / 2, start + length];
}

interface Candidate {
  at: number;
  other: Box;
}

/** What a box may snap to, made once when a gesture starts. */
export interface SnapTargets {
  x: readonly Candidate[];
  y: readonly Candidate[];
}

export function snapTargets(page: { width: number; height: number }, others: readonly Box[]): SnapTargets {
  const boxes = [{ x: 0, y: 0, ...page }, ...others];
  return {
    x: boxes.flatMap((other) => lines(other.x, other.width).map((at) => ({ at, other }))),
    y: boxes.flatMap((other) => lines(other.y, other.height).map((at) => ({ at, other }))),
  };
}

/** How far a box has to go to meet the nearest lines within reach, and the guides that then show. */
export function snap(box: Box, targets: SnapTargets, reach: number): Snap {
  const dx = nearest(lines(box.x, box.width), targets.x, reach);
  const dy = nearest(lines(box.y, box.height), targets.y, reach);
  const moved = { ...box, x: box.x + dx, y: box.y + dy };
  const guides = [
    ...guidesFor(lines(moved.x, moved.width), targets.x, 'x', moved, reach),
    ...guidesFor(lines(moved.y, moved.height), targets.y, 'y', moved, reach),
  ];
  return { dx, dy, guides };
}

function nearest(own: readonly number[], candidates: readonly Candidate[], reach: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (const { at } of candidates) for (const line of own) if (Math.abs(at - line) < Math.abs(best)) best = at - line;
  return Math.abs(best) <= reach ? best : 0;
}

function guidesFor(own: readonly number[], candidates: readonly Candidate[], axis: 'x' | 'y', moved: Box, reach: number): Guide[] {
  const guides = new Map<number, Guide>();
  // Only what really stands on the line, not what is merely within reach of it.
  const touching = Math.min(0.01, reach);
  for (const { at, other } of candidates) {
    if (!own.some((line) => Math.abs(line - at) <= touching)) continue;
    const along = axis === 'x' ? 'y' : 'x';
    const side = axis === 'x' ? 'height' : 'width';
    const from = Math.min(moved[along], other[along]);
    const to = Math.max(moved[along] + moved[side], other[along] + other[side]);
    const known = guides.get(at);
    guides.set(at, { axis, at, from: Math.min(from, known?.from ?? from), to: Math.max(to, known?.to ?? to) });
  }
  return [...guides.values()];
}
