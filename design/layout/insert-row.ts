/**
 * Makes room for a new row in a column of rows, the way a designer would: the space that is there is used first, then
 * the nearest wide gaps give some of theirs, and no row overtakes another.
 */

/** A row of the column, px from the top of the page. */
export interface ColumnRow {
  top: number;
  bottom: number;
  /** It may not be moved, and nothing is moved past it. */
  isFixed: boolean;
}

export interface RowInsertion {
  /** From top to bottom. */
  rows: readonly ColumnRow[];
  /** The new row goes before the row of this number; after all of them when it is their count. */
  at: number;
  /** Of the new row, px. */
  height: number;
  /** Distance to its neighbors, px. */
  gap: { before: number; after: number };
  /** Where the column may begin and end, px. */
  from: number;
  to: number;
  /** Distance that rows keep from each other, px, unless they are closer now. */
  least: number;
  /** The neighbor that stays in its place as long as the other side has room. */
  keeps: 'above' | 'below';
}

export interface MadeRoom {
  /** Of the new row, px. */
  top: number;
  /** How far each row moves, px: negative is up. */
  shifts: number[];
}

/** Share of a gap that is kept, so that the column still reads as it did. */
const KEPT = 0.5;
/** Gaps further away are asked as well when those nearby would have to give more than this share. */
const EASY = 0.7;
/** The last resort: distances to the neighbors, as a share of what is wanted. */
const TIGHT = [1, 0.75, 0.5] as const;

/**
 * Returns the new row's place and how the others move. Null: even with small gaps there is no room.
 */
export function insertRow(insertion: RowInsertion): MadeRoom | null {
  for (const share of TIGHT) {
    const { before, after } = insertion.gap;
    const made = inserted({ ...insertion, gap: { before: before * share, after: after * share } });
    if (made) return made;
  }
  return null;
}

function inserted({ rows, at, height, gap, from, to, least, keeps }: RowInsertion): MadeRoom | null {
  const above = rows[at - 1];
  const below = rows[at];
  const start = above ? above.bottom + gap.before : from;
  const end = below ? below.top - gap.after : to;
  const missing = start + height - end;
  // Beside the row that it belongs to; the first row keeps to the one below it.
  if (missing <= 0) return { top: above ? start : end - height, shifts: rows.map(() => 0) };

  /** What each gap can give, from the one above the first row to the one below the last. */
  const spare = Array.from({ length: rows.length + 1 }, (_, index) => {
    if (index === at) return 0;
    const upper = rows[index - 1];
    const lower = rows[index];
    const size = (lower?.top ?? to) - (upper?.bottom ?? from);
    return Math.max(0, size - (upper && lower ? Math.max(least, size * KEPT) : 0));
  });
  const highest = rows.slice(0, at).findLastIndex(({ isFixed }) => isFixed) + 1;
  const fixedBelow = rows.slice(at).findIndex(({ isFixed }) => isFixed);
  const lowest = fixedBelow === -1 ? rows.length : at + fixedBelow;
  const oneSided = keeps === 'above' ? { highest: at + 1, lowest } : { highest, lowest: at - 1 };
  const asked = nearby(spare, at, oneSided, missing) ?? nearby(spare, at, { highest, lowest }, missing);
  if (!asked) return null;
  const all = asked.reduce((sum, index) => sum + (spare[index] ?? 0), 0);
  const taken = spare.map((most, index) => (asked.includes(index) ? (most * missing) / all : 0));
  const sum = (first: number, last: number) => taken.slice(first, last).reduce((total, one) => total + one, 0);
  const shifts = rows.map((_, index) => (index < at ? 0 - sum(0, index + 1) : sum(index + 1, taken.length)));
  return { top: start + (above ? (shifts[at - 1] ?? 0) : 0), shifts };
}

/** The gaps that are asked to give: the nearest that can do so easily, else all within bounds; null: they have too little. */
function nearby(
  spare: readonly number[],
  at: number,
  { highest, lowest }: { highest: number; lowest: number },
  missing: number,
): number[] | null {
  const asked: number[] = [];
  let all = 0;
  for (let distance = 1; distance <= spare.length; distance += 1) {
    const both = [at + distance, at - distance].filter((index) => index >= highest && index <= lowest);
    for (const index of both.filter((one) => (spare[one] ?? 0) > 0)) {
      asked.push(index);
      all += spare[index] ?? 0;
    }
    if (all * EASY >= missing) break;
  }
  return all >= missing - 0.01 ? asked : null;
}
