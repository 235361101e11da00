/** Which rows of a long list have contents: those in sight and some around them. The others only take up their room. */

/** Rows before and after those in sight, and the step in which the list follows its scrolling. */
const AROUND = 30;
/** The most rows that the tallest list shows. */
const MOST_SEEN = 60;

export interface RowRange {
  from: number;
  /** The first row after the range. */
  to: number;
}

/** `scrolled`, `rowHeight`: px. */
export function rowsInSight(scrolled: number, rowHeight: number): RowRange {
  const first = Math.floor(scrolled / rowHeight / AROUND) * AROUND;
  return { from: Math.max(0, first - AROUND), to: first + AROUND + MOST_SEEN + AROUND };
}
