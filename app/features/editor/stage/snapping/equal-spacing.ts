/**
 * Snapping to equal spacing: finds the positions where a moved box's distance to a neighbour equals one that others in
 * its row already have. Pure; page px.
 */
import type { Box } from '#design/document/geometry.ts';
import { across, endOf, lengthOf, startOf, TOUCHING, type Axis, type Gap } from './snap-targets.ts';

/** Less space than this is touching, which edge snapping handles, px. */
const LEAST_ROOM = 1;

/** The boxes in a row with a box, on both sides of it, nearest first. */
interface Row {
  before: Box[];
  after: Box[];
}

/**
 * The row of a box along an axis: boxes that overlap it across and stick out on one side of it. A box that extends over
 * both sides is a background, and one within it is on it: neither is a neighbour.
 */
function rowOf(box: Box, others: readonly Box[], axis: Axis): Row {
  const side = across(axis);
  const start = startOf(box, axis);
  const end = endOf(box, axis);
  const before: Box[] = [];
  const after: Box[] = [];
  for (const other of others) {
    if (Math.min(endOf(box, side), endOf(other, side)) - Math.max(startOf(box, side), startOf(other, side)) <= TOUCHING)
      continue;
    const sticksOutBefore = startOf(other, axis) < start - TOUCHING;
    const sticksOutAfter = endOf(other, axis) > end + TOUCHING;
    if (sticksOutBefore && !sticksOutAfter) before.push(other);
    else if (sticksOutAfter && !sticksOutBefore) after.push(other);
  }
  before.sort((a, b) => endOf(b, axis) - endOf(a, axis));
  after.sort((a, b) => startOf(a, axis) - startOf(b, axis));
  return { before, after };
}

/** The gaps between neighbours, from the nearest box outwards. */
function gapsAlong(boxes: readonly Box[], axis: Axis, direction: 1 | -1): Gap[] {
  const gaps: Gap[] = [];
  let near = boxes[0];
  for (const far of boxes.slice(1)) {
    if (!near) break;
    const [first, second] = direction === 1 ? [near, far] : [far, near];
    const gap = gapBetween(first, second, axis);
    if (!gap) continue;
    gaps.push(gap);
    near = far;
  }
  return gaps;
}

function gapBetween(first: Box, second: Box, axis: Axis): Gap | null {
  const from = endOf(first, axis);
  const to = startOf(second, axis);
  if (to - from < LEAST_ROOM) return null;
  const side = across(axis);
  const low = Math.max(startOf(first, side), startOf(second, side));
  const high = Math.min(endOf(first, side), endOf(second, side));
  return { axis, from, to, at: (low + high) / 2, equal: true };
}

/** The shortest move within reach to a position with equal spacing; null if there is none. */
export function nearestSpacing(box: Box, others: readonly Box[], axis: Axis, reach: number): number | null {
  const { before, after } = rowOf(box, others, axis);
  const rooms = new Set(
    [...gapsAlong(before, axis, -1), ...gapsAlong(after, axis, 1)].map(({ from, to }) => to - from),
  );
  const left = before[0] && endOf(before[0], axis);
  const right = after[0] && startOf(after[0], axis);
  const length = lengthOf(box, axis);
  const places: number[] = [];
  for (const room of rooms) {
    if (left !== undefined) places.push(left + room);
    if (right !== undefined) places.push(right - room - length);
  }
  if (left !== undefined && right !== undefined && right - left - length >= 2 * LEAST_ROOM)
    places.push((left + right - length) / 2);
  let best: number | null = null;
  for (const place of places) {
    const way = place - startOf(box, axis);
    if (Math.abs(way) <= reach && (best === null || Math.abs(way) < Math.abs(best))) best = way;
  }
  return best;
}

/** All gaps in a box's row that equal those next to the box; empty if there are none. */
export function equalGaps(box: Box, others: readonly Box[], axis: Axis): Gap[] {
  const { before, after } = rowOf(box, others, axis);
  const left = before[0] ? gapBetween(before[0], box, axis) : null;
  const right = after[0] ? gapBetween(box, after[0], axis) : null;
  const elsewhere = [...gapsAlong(before, axis, -1), ...gapsAlong(after, axis, 1)];
  const shown = new Set<Gap>();
  for (const own of [left, right]) {
    if (!own) continue;
    const same = [left, right, ...elsewhere].filter((gap): gap is Gap => gap !== null && isSameRoom(gap, own));
    if (same.length > 1) for (const gap of same) shown.add(gap);
  }
  return [...shown].sort((a, b) => a.from - b.from);
}

function isSameRoom(a: Gap, b: Gap): boolean {
  return Math.abs(a.to - a.from - (b.to - b.from)) <= 2 * TOUCHING;
}
