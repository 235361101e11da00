/** Finds the rows and columns that boxes are roughly arranged in, and their exact positions there. Pure; page px. */
import { boundsOfLayers, type Box, type Point } from '../document/geometry.ts';
import { evenGap } from './even-spacing.ts';

/** Gap between boxes that overlapped, px. */
const LEAST_GAP = 16;

/** A box with its index in the given list. */
interface Placed extends Box {
  index: number;
}

interface Row {
  from: number;
  to: number;
  members: Placed[];
}

const middleX = (box: Box): number => box.x + box.width / 2;

/** The boxes by row, top first, each row from left to right. A box joins the row whose height its middle falls into. */
function rowsIn(boxes: readonly Box[]): Placed[][] {
  const rows: Row[] = [];
  const downwards = boxes
    .map((box, index): Placed => ({ ...box, index }))
    .sort((a, b) => a.y - b.y || a.index - b.index);
  for (const placed of downwards) {
    const { y, height } = placed;
    const middle = y + height / 2;
    const row = rows.find(({ from, to }) => middle >= from && middle <= to);
    if (!row) rows.push({ from: y, to: y + height, members: [placed] });
    else {
      row.members.push(placed);
      row.from = Math.min(row.from, y);
      row.to = Math.max(row.to, y + height);
    }
  }
  rows.sort((a, b) => a.from + a.to - b.from - b.to);
  return rows.map(({ members }) => members.sort((a, b) => middleX(a) - middleX(b) || a.index - b.index));
}

/** The rows as indices in the given list. */
export function rowsOf(boxes: readonly Box[]): number[][] {
  return rowsIn(boxes).map((row) => row.map(({ index }) => index));
}

/**
 * Upper left corners that align boxes in even rows and columns: each in the middle of a cell as wide as its column and
 * as high as its row, with equal gaps between all columns and between all rows. The first cell's corner stays. `gap`:
 * px; without it their extent stays.
 */
export function tidyPlaces(boxes: readonly Box[], gap?: number): Point[] {
  const whole = boundsOfLayers(boxes.map((box) => ({ ...box, rotation: 0 })));
  if (!whole) return [];
  const rows = rowsIn(boxes);
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.width ?? 0)),
  );
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
  const across = cellsOf(widths, whole.x, whole.width, gap);
  const down = cellsOf(heights, whole.y, whole.height, gap);
  const places = boxes.map(({ x, y }): Point => ({ x, y }));
  for (const [row, members] of rows.entries()) {
    for (const [column, { index, width, height }] of members.entries()) {
      const [cellX, cellY] = [across[column], down[row]];
      if (cellX && cellY)
        places[index] = { x: cellX.start + (cellX.length - width) / 2, y: cellY.start + (cellY.length - height) / 2 };
    }
  }
  return places;
}

/** Cells of these lengths with a fixed gap, or distributed over a length; moved apart where they would overlap. */
function cellsOf(
  lengths: readonly number[],
  from: number,
  whole: number,
  gap: number | undefined,
): { start: number; length: number }[] {
  const boxes = lengths.map((length, index): Box => ({
    x: index === 0 ? 0 : whole - length,
    y: 0,
    width: length,
    height: 1,
  }));
  const even = lengths.length > 1 ? evenGap(boxes, 'x') : 0;
  const room = gap ?? (even >= 1 ? even : LEAST_GAP);
  let at = from;
  return lengths.map((length) => {
    const start = at;
    at += length + room;
    return { start, length };
  });
}
