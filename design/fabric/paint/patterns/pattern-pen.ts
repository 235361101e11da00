/** Drawing tools of patterns: passes over a region, cells, and random numbers that repeat for the same seed. */
import type { Context } from '../tools.ts';

/** What has to be covered, px of the pattern: its origin is the page's center. */
export interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /**
   * Draws what was traced so far and starts over: one path of very many pieces takes far longer than many smaller ones.
   */
  flush?(): void;
}

/** Cells that make one path. */
const CELLS_A_PATH = 400;

/** 0..1, deterministic for a cell and purpose. */
export type Chance = (column: number, row: number, purpose: number) => number;

/** One color's part of a pattern: its cells share paths, so that hundreds of dots cost one fill. */
export interface Pass {
  /** The mix of the background's color and the pattern's: 1 is the pattern's color itself. */
  ink: number;
  /** Drawn as lines of this width, px; filled without it. */
  line?: number;
  trace(context: Context, region: Region, chance: Chance): void;
}

/** Cells that touch the region, and one more on each side for what extends beyond its cell. */
export function eachCell(
  region: Region,
  width: number,
  height: number,
  visit: (x: number, y: number, column: number, row: number) => void,
): void {
  const first = Math.floor(region.left / width) - 1;
  const last = Math.ceil(region.right / width) + 1;
  let traced = 0;
  for (let row = Math.floor(region.top / height) - 1; row <= Math.ceil(region.bottom / height) + 1; row += 1) {
    for (let column = first; column <= last; column += 1) {
      visit((column + 0.5) * width, (row + 0.5) * height, column, row);
      traced += 1;
      if (traced % CELLS_A_PATH === 0) region.flush?.();
    }
  }
}

/** As `eachCell`, with every second row offset by half a cell. */
export function eachStaggered(
  region: Region,
  width: number,
  height: number,
  visit: (x: number, y: number, column: number, row: number) => void,
): void {
  eachCell(region, width, height, (x, y, column, row) => visit(x + (isOdd(row) ? width / 2 : 0), y, column, row));
}

export const isOdd = (value: number): boolean => (value & 1) !== 0;

/** Random numbers from a seed: an integer hash, the same on every machine. */
export function chancesOf(seed: number): Chance {
  return (column, row, purpose) => {
    let hash =
      Math.imul(column, 374_761_393) ^
      Math.imul(row, 668_265_263) ^
      Math.imul(purpose + 1, 1_274_126_177) ^
      Math.imul(seed + 1, 2_246_822_519);
    hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
    hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_917);
    return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
  };
}

/** How far the control points of a quarter circle are along its tangents. */
const ROUND = 0.5523;

/** A circle of four curves: a vector file writes a true arc as dozens of pieces. */
export function circle(context: Context, x: number, y: number, radius: number): void {
  halfCircle(context, x, y, radius, 1);
  const pull = radius * ROUND;
  context.bezierCurveTo(x - radius, y - pull, x - pull, y - radius, x, y - radius);
  context.bezierCurveTo(x + pull, y - radius, x + radius, y - pull, x + radius, y);
}

/** Half a circle from right to left, below the center (1) or above it (-1). */
export function halfCircle(context: Context, x: number, y: number, radius: number, side: 1 | -1): void {
  const pull = radius * ROUND;
  context.moveTo(x + radius, y);
  context.bezierCurveTo(x + radius, y + pull * side, x + pull, y + radius * side, x, y + radius * side);
  context.bezierCurveTo(x - pull, y + radius * side, x - radius, y + pull * side, x - radius, y);
}

/** A closed polygon of points around a center, rotated by `angle` (radians). */
export function polygon(
  context: Context,
  x: number,
  y: number,
  points: readonly (readonly [number, number])[],
  angle = 0,
): void {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  points.forEach(([px, py], index) => {
    const [toX, toY] = [x + px * cos - py * sin, y + px * sin + py * cos];
    if (index === 0) context.moveTo(toX, toY);
    else context.lineTo(toX, toY);
  });
  context.closePath();
}

/** A star with its first point up. */
export function starPoints(count: number, outer: number, inner: number): [number, number][] {
  return Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index / (count * 2)) * Math.PI * 2 - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
}

/** A closed smooth curve through points around a center (Catmull-Rom as cubic curves). */
export function smoothLoop(context: Context, points: readonly (readonly [number, number])[]): void {
  const at = (index: number): readonly [number, number] => points[(index + points.length) % points.length] ?? [0, 0];
  points.forEach((point, index) => {
    if (index === 0) context.moveTo(point[0], point[1]);
    const [before, next, after] = [at(index - 1), at(index + 1), at(index + 2)];
    context.bezierCurveTo(
      point[0] + (next[0] - before[0]) / 6,
      point[1] + (next[1] - before[1]) / 6,
      next[0] - (after[0] - point[0]) / 6,
      next[1] - (after[1] - point[1]) / 6,
      next[0],
      next[1],
    );
  });
  context.closePath();
}

/** An irregular round outline: radii vary by `rough`, 0..1. */
export function blob(
  context: Context,
  x: number,
  y: number,
  radius: number,
  rough: number,
  corners: number,
  random: (index: number) => number,
): void {
  const points = Array.from({ length: corners }, (_, index): [number, number] => {
    const angle = ((index + (random(index) - 0.5) * rough * 0.8) / corners) * Math.PI * 2;
    const own = radius * (1 - rough / 2 + random(index + 50) * rough);
    return [x + Math.cos(angle) * own, y + Math.sin(angle) * own];
  });
  smoothLoop(context, points);
}
