/**
 * Thin-plate splines: the smoothest map of the plane that moves given points to given places. F. L. Bookstein,
 * Principal Warps: Thin-Plate Splines and the Decomposition of Deformations, IEEE PAMI 11 (1989).
 */
import type { Point } from './person.ts';

export interface Pair {
  from: Point;
  to: Point;
}

export type Warp = (point: Point) => Point;

/** r² log r², of the square of the distance. */
const kernel = (square: number): number => (square < 1e-12 ? 0 : square * Math.log(square));

/**
 * Solves a system of equations for several right sides by elimination with pivoting; `rows` hold the coefficients, then
 * the right sides. Changes `rows`.
 */
function solve(rows: number[][], unknowns: number): void {
  for (let column = 0; column < unknowns; column += 1) {
    let best = column;
    for (let row = column + 1; row < unknowns; row += 1)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row;
    [rows[column], rows[best]] = [rows[best] as number[], rows[column] as number[]];
    const pivot = rows[column] as number[];
    const value = pivot[column] as number;
    if (Math.abs(value) < 1e-12) continue;
    for (let at = column; at < pivot.length; at += 1) pivot[at] = (pivot[at] as number) / value;
    for (let row = 0; row < unknowns; row += 1) {
      const other = rows[row] as number[];
      const times = other[column] as number;
      if (row === column || times === 0) continue;
      for (let at = column; at < pivot.length; at += 1)
        other[at] = (other[at] as number) - times * (pivot[at] as number);
    }
  }
}

/**
 * How far garments give way to their points instead of passing through them exactly: smooths bumps between close
 * points.
 */
export const GARMENT_STIFFNESS = 0.0004;

/**
 * `stiffness` 0 moves every point exactly to its place; higher values (0.001 is a little) bend the plane less, and
 * points miss theirs. With fewer than three points: translates; with two, also rotates and scales.
 */
export function thinPlate(pairs: readonly Pair[], stiffness = 0): Warp {
  const first = pairs[0];
  if (!first) return (point) => point;
  if (pairs.length < 3) return similarity(first, pairs[1]);
  // Around 0 and of a size of about 1: keeps the kernel's numbers close to each other.
  const [x0, y0] = [mean(pairs.map(({ from }) => from.x)), mean(pairs.map(({ from }) => from.y))];
  const size = Math.max(1e-6, ...pairs.map(({ from }) => Math.hypot(from.x - x0, from.y - y0)));
  const points = pairs.map(({ from }) => ({ x: (from.x - x0) / size, y: (from.y - y0) / size }));
  const count = points.length;
  const rows = points.map((point, row) => [
    ...points.map(
      (other, column) => kernel((point.x - other.x) ** 2 + (point.y - other.y) ** 2) + (row === column ? stiffness : 0),
    ),
    1,
    point.x,
    point.y,
    (pairs[row] as Pair).to.x,
    (pairs[row] as Pair).to.y,
  ]);
  for (const term of [() => 1, ({ x }: Point) => x, ({ y }: Point) => y])
    rows.push([...points.map(term), 0, 0, 0, 0, 0]);
  solve(rows, count + 3);
  const [alongX, alongY] = [rows.map((row) => row[count + 3] as number), rows.map((row) => row[count + 4] as number)];
  return (point) => {
    const [px, py] = [(point.x - x0) / size, (point.y - y0) / size];
    let x = (alongX[count] as number) + (alongX[count + 1] as number) * px + (alongX[count + 2] as number) * py;
    let y = (alongY[count] as number) + (alongY[count + 1] as number) * px + (alongY[count + 2] as number) * py;
    for (let at = 0; at < count; at += 1) {
      const other = points[at] as Point;
      const bend = kernel((px - other.x) ** 2 + (py - other.y) ** 2);
      x += bend * (alongX[at] as number);
      y += bend * (alongY[at] as number);
    }
    return { x, y };
  };
}

/** Translated and, with a second pair, also rotated and scaled. */
export function similarity(first: Pair, second?: Pair): Warp {
  let [a, b] = [1, 0];
  if (second) {
    const [fx, fy, tx, ty] = [
      second.from.x - first.from.x,
      second.from.y - first.from.y,
      second.to.x - first.to.x,
      second.to.y - first.to.y,
    ];
    const square = fx * fx + fy * fy;
    if (square > 1e-9) [a, b] = [(fx * tx + fy * ty) / square, (fx * ty - fy * tx) / square];
  }
  return ({ x, y }) => {
    const [px, py] = [x - first.from.x, y - first.from.y];
    return { x: first.to.x + a * px - b * py, y: first.to.y + b * px + a * py };
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
