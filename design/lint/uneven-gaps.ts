/**
 * Rule `uneven-gaps`: three or more of a kind in a row or column whose gaps almost match: none is further from its even
 * place than a near miss.
 */
import type { LeafLayer } from '../document/layers.ts';
import { evenShifts, type Axis } from '../layout/even-spacing.ts';
import { message } from '#messages/message.ts';
import { areFellows, areSetAlike, standings, type Standing } from './fellows.ts';
import { seenSize, type LintedPage } from './finding.ts';
import type { Hint } from './hint.ts';
import { LEAST, MOST } from './near-miss.ts';
import { named } from './quoted.ts';

/** Fewer have no gaps to compare. */
const FEWEST = 3;

const lengthOf = (axis: Axis, layer: LeafLayer): number => (axis === 'x' ? layer.width : layer.height);

/**
 * Whether two are in the same row (x) or column (y) as equals: of one size and aligned on the other axis. Texts are as
 * wide as their words, so only columns of them have gaps, and on cards of their own they follow those.
 */
function inOneRow(axis: Axis, one: Standing, other: Standing): boolean {
  const [a, b] = [one.layer, other.layer];
  if (!areFellows(one, other) || !areSetAlike(a, b)) return false;
  if (a.type === 'text' && b.type === 'text')
    return axis === 'y' && one.background === other.background && a.align === b.align && Math.abs(a.x - b.x) < 1;
  const across: Axis = axis === 'x' ? 'y' : 'x';
  return Math.abs(a[across] - b[across]) < 1 && Math.abs(a.width - b.width) < 1 && Math.abs(a.height - b.height) < 1;
}

/** Rows and columns of three and more, each from its start. */
function rowsIn(axis: Axis, able: readonly Standing[]): LeafLayer[][] {
  const rows: Standing[][] = [];
  for (const standing of able) {
    const row = rows.find(([first]) => first !== undefined && inOneRow(axis, first, standing));
    if (row) row.push(standing);
    else rows.push([standing]);
  }
  return rows
    .filter(({ length }) => length >= FEWEST)
    .map((row) => row.map(({ layer }) => layer).toSorted((a, b) => a[axis] - b[axis]));
}

/**
 * How far each layer of a row would have to move so that all gaps are equal, with the ends fixed; null if they are,
 * overlap, or are meant to differ.
 */
function shiftsOf(axis: Axis, document: LintedPage['document'], row: readonly LeafLayer[]): number[] | null {
  const gaps = row.slice(1).map((layer, at) => layer[axis] - (row[at]?.[axis] ?? 0) - lengthOf(axis, row[at] ?? layer));
  if (gaps.some((gap) => gap <= 0)) return null;
  const shifts = evenShifts(row, axis);
  const [differ, furthest] = [Math.max(...gaps) - Math.min(...gaps), Math.max(...shifts.map(Math.abs))].map((px) =>
    seenSize(document, px),
  );
  return (differ ?? 0) < LEAST || (furthest ?? 0) > MOST ? null : shifts;
}

export interface Shift {
  layer: LeafLayer;
  axis: Axis;
  /** px */
  by: number;
}

function uneven(page: LintedPage): { row: LeafLayer[]; shifts: Shift[] }[] {
  const able = standings(page);
  return (['x', 'y'] as const).flatMap((axis) =>
    rowsIn(axis, able).flatMap((row) => {
      const shifts = shiftsOf(axis, page.document, row);
      return shifts ? [{ row, shifts: row.map((layer, at) => ({ layer, axis, by: shifts[at] ?? 0 })) }] : [];
    }),
  );
}

/** The named layers are the whole row, from its start. */
export function unevenGaps(page: LintedPage): Hint[] {
  return uneven(page).flatMap(({ row }): Hint[] => {
    const [first, last] = [row[0], row.at(-1)];
    return first && last
      ? [
          {
            rule: 'uneven-gaps',
            severity: 'hint',
            layers: row.map(({ id }) => id),
            words: message('hints.unevenGaps', { first: named(first), last: named(last) }),
          },
        ]
      : [];
  });
}

/** How the layers of such a row would move; none if they are no such row. */
export function evened(page: LintedPage, ids: readonly string[]): Shift[] {
  return (
    uneven(page).find(({ row }) => row.length === ids.length && row.every(({ id }) => ids.includes(id)))?.shifts ?? []
  );
}
