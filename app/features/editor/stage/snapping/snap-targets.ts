/**
 * What a hand's work snaps to, and what shows that it does: lines of the page, of other layers and of the rulers'
 * guides. Pure; page px.
 */
import type { Box } from '#design/document/geometry.ts';
import type { RulerGuides } from '../../session/stage-view.ts';

export type Axis = 'x' | 'y';

/** A line to show while something is on it. `at`: its place across; `from`, `to`: its extent along. */
export interface Guide {
  axis: Axis;
  at: number;
  from: number;
  to: number;
}

/**
 * Room between two boxes along an axis. `at`: where its line is drawn, across. `equal`: there is as much room
 * elsewhere.
 */
export interface Gap {
  axis: Axis;
  from: number;
  to: number;
  at: number;
  equal: boolean;
}

/** What shows while something is in hand. */
export interface SnapMarks {
  guides: readonly Guide[];
  gaps: readonly Gap[];
}

export const NO_MARKS: SnapMarks = { guides: [], gaps: [] };

export interface Candidate {
  at: number;
  other: Box;
  /** The page and the rulers' guides reach across: no distance to them is told. */
  far: boolean;
}

/** Lines are in their order, so that those near a place are found without looking at every one. */
export interface SnapTargets {
  x: readonly Candidate[];
  y: readonly Candidate[];
  /** The boxes that stand still: what room is kept to. */
  others: readonly Box[];
  /** Distance of the grid's lines, px; null: there is none. */
  grid: number | null;
}

export interface SnapBackground {
  page: { width: number; height: number };
  others: readonly Box[];
  guides?: RulerGuides;
  grid?: number | null;
}

/** Rounding leaves less than this between things that touch, px. */
export const TOUCHING = 0.01;

/** Everything that a gesture may snap to, made once when it starts. */
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

/** Start, middle and end along an axis. */
export function linesOf(box: Box, axis: Axis): [number, number, number] {
  const start = startOf(box, axis);
  const length = lengthOf(box, axis);
  return [start, start + length / 2, start + length];
}

/** The first of the lines, in their order, that is not before a place. */
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

/** The way from the nearest of a box's own lines to a line within reach; null when there is none. */
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

/** The lines that a box is on, to show: each as long as what is on it. */
export function guidesFor(box: Box, own: readonly number[], lines: readonly Candidate[], axis: Axis): Guide[] {
  const guides = new Map<number, Guide>();
  const along = across(axis);
  for (const { at, other } of touched(own, lines)) {
    const from = Math.min(startOf(box, along), startOf(other, along));
    const to = Math.max(endOf(box, along), endOf(other, along));
    // Lines that only rounding tells apart are one.
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

/** How far it is from a box to the nearest ones that are on the same lines. */
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
