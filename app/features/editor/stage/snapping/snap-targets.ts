/**
 * What gestures snap to, and the marks that show it: lines of the page, of other layers and of the rulers' guides.
 * Pure; page px.
 */
import type { Box } from '#design/document/geometry.ts';
import type { RulerGuides } from '../../session/stage-view.ts';

export type Axis = 'x' | 'y';

/** A line to show while something is on it. `at`: its position across; `from`, `to`: its extent along. */
export interface Guide {
  axis: Axis;
  at: number;
  from: number;
  to: number;
}

/** The gap between two boxes along an axis. `at`: where its line is drawn, across. `equal`: other gaps are the same. */
export interface Gap {
  axis: Axis;
  from: number;
  to: number;
  at: number;
  equal: boolean;
}

/** What is shown during a gesture. */
export interface SnapMarks {
  guides: readonly Guide[];
  gaps: readonly Gap[];
}

export const NO_MARKS: SnapMarks = { guides: [], gaps: [] };

export interface Candidate {
  at: number;
  other: Box;
  /** The page and the rulers' guides extend everywhere: no distance to them is shown. */
  far: boolean;
}

/** Sorted, so that lines near a place are found without a full scan. */
export interface SnapTargets {
  x: readonly Candidate[];
  y: readonly Candidate[];
  /** The boxes that aren't moving: for equal spacing. */
  others: readonly Box[];
  /** Spacing of the grid's lines, px; null: no grid. */
  grid: number | null;
}

export interface SnapBackground {
  page: { width: number; height: number };
  others: readonly Box[];
  guides?: RulerGuides;
  grid?: number | null;
}

/** Rounding leaves less than this between touching layers, px. */
export const TOUCHING = 0.01;

/** Everything that a gesture may snap to, created once when it starts. */
export function snapTargets({ page, others, guides = { x: [], y: [] }, grid = null }: SnapBackground): SnapTargets {
  const whole = { x: 0, y: 0, ...page };
  const sorted = (lines: Candidate[]): Candidate[] => lines.sort((a, b) => a.at - b.at);
  return {
    x: sorted([
      ...candidates('x', whole, others),
      ...guides.x.map((at) => ({ at, other: { ...whole, x: at, width: 0 }, far: true })),
    ]),
    y: sorted([
      ...candidates('y', whole, others),
      ...guides.y.map((at) => ({ at, other: { ...whole, y: at, height: 0 }, far: true })),
    ]),
    others,
    grid,
  };
}

function candidates(axis: Axis, page: Box, others: readonly Box[]): Candidate[] {
  return [page, ...others].flatMap((other) => linesOf(other, axis).map((at) => ({ at, other, far: other === page })));
}

export function startOf(box: Box, axis: Axis): number {
  return box[axis];
}

export function lengthOf(box: Box, axis: Axis): number {
  return axis === 'x' ? box.width : box.height;
}

export function endOf(box: Box, axis: Axis): number {
  return startOf(box, axis) + lengthOf(box, axis);
}

export function across(axis: Axis): Axis {
  return axis === 'x' ? 'y' : 'x';
}

/** Start, center and end along an axis. */
export function linesOf(box: Box, axis: Axis): [number, number, number] {
  const start = startOf(box, axis);
  const length = lengthOf(box, axis);
  return [start, start + length / 2, start + length];
}

/** The first of the sorted lines that is not before a position. */
function firstFrom(lines: readonly Candidate[], place: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const line = lines[middle];
    if (line && line.at < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The way from the nearest of a box's own lines to a line within reach; null if there is none. */
export function nearestLine(own: readonly number[], lines: readonly Candidate[], reach: number): number | null {
  let best: number | null = null;
  for (const place of own) {
    const after = firstFrom(lines, place);
    for (const line of [lines[after - 1], lines[after]]) {
      if (line && Math.abs(line.at - place) <= reach && (best === null || Math.abs(line.at - place) < Math.abs(best)))
        best = line.at - place;
    }
  }
  return best;
}

/** The lines that a box's own lines are really on. */
function touched(own: readonly number[], lines: readonly Candidate[]): Candidate[] {
  const found = new Set<Candidate>();
  for (const place of own) {
    for (let index = firstFrom(lines, place - TOUCHING); index < lines.length; index += 1) {
      const line = lines[index];
      if (!line || line.at > place + TOUCHING) break;
      found.add(line);
    }
  }
  return [...found];
}

/** The lines that a box is on, for display: each as long as what is on it. */
export function guidesFor(box: Box, own: readonly number[], lines: readonly Candidate[], axis: Axis): Guide[] {
  const guides = new Map<number, Guide>();
  const along = across(axis);
  for (const { at, other } of touched(own, lines)) {
    const from = Math.min(startOf(box, along), startOf(other, along));
    const to = Math.max(endOf(box, along), endOf(other, along));
    // Lines that differ only by rounding are one.
    const key = Math.round(at / TOUCHING / 2);
    const known = guides.get(key);
    guides.set(key, {
      axis,
      at: known?.at ?? at,
      from: Math.min(from, known?.from ?? from),
      to: Math.max(to, known?.to ?? to),
    });
  }
  return [...guides.values()];
}

/** The distance from a box to the nearest ones on the same lines. */
export function distancesFor(box: Box, own: readonly number[], lines: readonly Candidate[], axis: Axis): Gap[] {
  const along = across(axis);
  let before: Gap | null = null;
  let after: Gap | null = null;
  for (const { at, other, far } of touched(own, lines)) {
    if (far) continue;
    const to = startOf(box, along);
    const from = endOf(other, along);
    if (to - from > TOUCHING && (before === null || from > before.from))
      before = { axis: along, from, to, at, equal: false };
    const begin = endOf(box, along);
    const end = startOf(other, along);
    if (end - begin > TOUCHING && (after === null || end < after.to))
      after = { axis: along, from: begin, to: end, at, equal: false };
  }
  return [before, after].filter((gap) => gap !== null);
}

/** Whether two sets of marks show the same. */
export function sameMarks(a: SnapMarks, b: SnapMarks): boolean {
  if (a === b) return true;
  return (
    a.guides.length === b.guides.length &&
    a.gaps.length === b.gaps.length &&
    a.guides.every((guide, index) => sameFields(guide, b.guides[index])) &&
    a.gaps.every((gap, index) => sameFields(gap, b.gaps[index]))
  );
}

function sameFields(a: Guide | Gap, b: Guide | Gap | undefined): boolean {
  return b !== undefined && Object.entries(a).every(([key, value]) => b[key as keyof typeof b] === value);
}
