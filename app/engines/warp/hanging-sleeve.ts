/**
 * A long sleeve laid alongside the body, the usual way to lay one: found by the gap between both, since the outline
 * goes from shoulder to cuff without a bend, and often doesn't enter the gap.
 */
import { runsOf } from './outline.ts';
import type { Point, Silhouette } from './person.ts';

export interface HangingSleeve {
  armpit: Point;
  cuff: { outer: Point; inner: Point };
  /** Where the body ends next to the gap: the hem is not farther out, px from the middle. */
  bodyHalf: number;
}

/** Shares of the garment's height: shortest gap, and longest interruption of one. */
const LEAST_GAP = 0.1;
const BREAK = 0.04;
/** How far down a long sleeve reaches: short ones end above. */
const LOW = 0.64;
/** A sleeve's least width, and the gap's, as shares of the body's width. */
const LEAST_SLEEVE = 0.07;
/** Sleeves further from upright than this, px sideways by px down, are found by the outline. */
const STEEP = 0.4;

interface GapRow {
  row: number;
  /** From the body's edge to the sleeve's inner edge, and its outer edge. */
  edge: number;
  inner: number;
  outer: number;
}

/** `middle` and `body`: the body's axis and width, px. Null: no gap next to the body at that side. */
export function hangingSleeve(
  silhouette: Silhouette,
  { top, bottom }: { top: number; bottom: number },
  middle: number,
  body: number,
  side: -1 | 1,
): HangingSleeve | null {
  const height = bottom - top;
  const rows: GapRow[] = [];
  for (let row = Math.round(top + height * 0.2); row <= bottom; row += 1) {
    const runs = runsOf(silhouette, row);
    const own = runs.findIndex(([from, to]) => from <= middle && to >= middle);
    const next =
      own < 0 ? undefined : runs.slice(side < 0 ? 0 : own + 1, side < 0 ? own : undefined).at(side < 0 ? -1 : 0);
    const central = runs[own];
    if (!next || !central || next[1] - next[0] < body * LEAST_SLEEVE) continue;
    rows.push(
      side < 0
        ? { row, edge: central[0], inner: next[1], outer: next[0] }
        : { row, edge: central[1], inner: next[0], outer: next[1] },
    );
  }
  const gap = longest(rows, height * BREAK);
  const [first, last] = [gap[0], gap.at(-1)];
  if (!first || !last || last.row - first.row < height * LEAST_GAP || last.row < top + height * LOW) return null;
  // The cuff is a little above the end of the gap: its corners are round.
  const end = gap[Math.floor((gap.length - 1) * 0.96)] ?? last;
  const run = Math.abs((end.inner + end.outer) / 2 - (first.inner + first.outer) / 2);
  if (run > (end.row - first.row) * STEEP) return null;
  const edges = gap.slice(-Math.max(3, Math.round(gap.length * 0.2))).map(({ edge }) => (edge - middle) * side);
  return {
    armpit: { x: (first.edge + first.inner) / 2, y: first.row },
    cuff: { outer: { x: end.outer, y: last.row }, inner: { x: end.inner, y: last.row } },
    bodyHalf: Math.max(...edges),
  };
}

/** The longest stretch of rows without a larger break. */
function longest(rows: readonly GapRow[], most: number): GapRow[] {
  let [best, now]: GapRow[][] = [[], []];
  for (const row of rows) {
    const before = (now as GapRow[]).at(-1);
    if (before && row.row - before.row > most) now = [];
    (now as GapRow[]).push(row);
    if ((now as GapRow[]).length > (best as GapRow[]).length) best = now;
  }
  return best as GapRow[];
}
