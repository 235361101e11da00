/** Places and ranges of a table's cells. */

export type Axis = 'row' | 'column';

/** Cells from one corner to the other, both included. */
export interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface CellPlace {
  row: number;
  column: number;
}

/** The range between two cells, whichever comes first. */
export function rangeOf(one: CellPlace, other: CellPlace): CellRange {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

export const inRange = ({ top, bottom, left, right }: CellRange, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;
