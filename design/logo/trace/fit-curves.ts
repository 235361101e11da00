/**
 * A closed outline of pixels as a few cubic curves and lines: cut at its corners, each piece fitted by least squares
 * (Philip J. Schneider, "An Algorithm for Automatically Fitting Digitized Curves", Graphics Gems, 1990).
 */
import type { PathCommand } from '../../document/outline-path.ts';
import type { Point } from './contours.ts';

export interface FitOptions {
  /** The curve's maximum deviation from the outline, px. */
  tolerance: number;
}

/** Points on either side used for measuring a direction: steps of pixels have only eight directions. */
const ARM = 7;
/** Radians: from this turn on a point is a corner. */
const CORNER = 0.75;
/** Rounds of smoothing, each a quarter, a half and a quarter of three neighbours: they remove pixel stairs. */
const SMOOTHING = 6;
const ROUNDS = 4;
/** Unreliable points next to a corner, and the maximum distance of its tip from them, px. */
const NEAR = 2;
const FARTHEST_TIP = 1.5;

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const plus = (a: Point, b: Point, times = 1): Point => ({ x: a.x + b.x * times, y: a.y + b.y * times });
const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y;
const unit = (a: Point): Point => {
  const length = Math.hypot(a.x, a.y) || 1;
  return { x: a.x / length, y: a.y / length };
};

type Cubic = readonly [Point, Point, Point, Point];

function at([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t;
  const [w0, w1, w2, w3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return { x: w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x, y: w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y };
}

/** Shares of the length at each point. */
function chordLengths(points: readonly Point[]): number[] {
  const lengths = [0];
  for (let index = 1; index < points.length; index += 1)
    lengths.push(
      (lengths[index - 1] as number) +
        Math.hypot(...(Object.values(minus(points[index] as Point, points[index - 1] as Point)) as [number, number])),
    );
  const whole = lengths.at(-1) || 1;
  return lengths.map((length) => length / whole);
}

/** The cubic between the ends with these directions that is nearest to the points. */
function leastSquares(points: readonly Point[], shares: readonly number[], from: Point, to: Point): Cubic {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  for (const [index, point] of points.entries()) {
    const t = shares[index] as number;
    const u = 1 - t;
    const [b0, b1, b2, b3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    const [a0, a1] = [
      { x: from.x * b1, y: from.y * b1 },
      { x: to.x * b2, y: to.y * b2 },
    ];
    c00 += dot(a0, a0);
    c01 += dot(a0, a1);
    c11 += dot(a1, a1);
    const rest = minus(point, {
      x: first.x * (b0 + b1) + last.x * (b2 + b3),
      y: first.y * (b0 + b1) + last.y * (b2 + b3),
    });
    x0 += dot(a0, rest);
    x1 += dot(a1, rest);
  }
  const determinant = c00 * c11 - c01 * c01;
  const span = Math.hypot(last.x - first.x, last.y - first.y);
  let [one, two] =
    Math.abs(determinant) < 1e-9 ? [0, 0] : [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant];
  // If the equations give nothing useful, Wu and Barsky's third of the distance does.
  if (one < span * 1e-3 || two < span * 1e-3 || one > span * 4 || two > span * 4) one = two = span / 3;
  return [first, plus(first, from, one), plus(last, to, two), last];
}

/** One Newton step for each share towards the nearest point of the curve. */
function nearer(curve: Cubic, points: readonly Point[], shares: readonly number[]): number[] {
  const [a, b, c, d] = curve;
  return shares.map((t, index) => {
    const u = 1 - t;
    const off = minus(at(curve, t), points[index] as Point);
    const first = plus(
      plus({ x: 3 * u * u * (b.x - a.x), y: 3 * u * u * (b.y - a.y) }, minus(c, b), 6 * u * t),
      minus(d, c),
      3 * t * t,
    );
    const second = plus(
      { x: 6 * u * (c.x - 2 * b.x + a.x), y: 6 * u * (c.y - 2 * b.y + a.y) },
      { x: d.x - 2 * c.x + b.x, y: d.y - 2 * c.y + b.y },
      6 * t,
    );
    const slope = dot(first, first) + dot(off, second);
    return Math.abs(slope) < 1e-9 ? t : Math.min(1, Math.max(0, t - dot(off, first) / slope));
  });
}

function farthest(points: readonly Point[], where: (index: number) => Point): { index: number; distance: number } {
  let worst = { index: Math.floor(points.length / 2), distance: 0 };
  for (let index = 1; index < points.length - 1; index += 1) {
    const off = minus(points[index] as Point, where(index));
    const distance = Math.hypot(off.x, off.y);
    if (distance > worst.distance) worst = { index, distance };
  }
  return worst;
}

/** Distance to the line between the ends. */
function isLine(points: readonly Point[], tolerance: number): boolean {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  const along = unit(minus(last, first));
  return points.every((point) => {
    const off = minus(point, first);
    return Math.abs(off.x * along.y - off.y * along.x) <= tolerance;
  });
}

function fit(points: readonly Point[], from: Point, to: Point, tolerance: number, made: PathCommand[]): void {
  const last = points.at(-1) as Point;
  if (points.length < 3 || isLine(points, tolerance * 0.8)) {
    made.push({ type: 'L', x: last.x, y: last.y });
    return;
  }
  let shares = chordLengths(points);
  let curve = leastSquares(points, shares, from, to);
  let worst = farthest(points, (index) => at(curve, shares[index] as number));
  for (let round = 0; round < ROUNDS && worst.distance > tolerance; round += 1) {
    shares = nearer(curve, points, shares);
    curve = leastSquares(points, shares, from, to);
    worst = farthest(points, (index) => at(curve, shares[index] as number));
  }
  if (worst.distance <= tolerance) {
    const [, one, two, end] = curve;
    made.push({ type: 'C', x1: one.x, y1: one.y, x2: two.x, y2: two.y, x: end.x, y: end.y });
    return;
  }
  const cut = Math.min(points.length - 2, Math.max(1, worst.index));
  const through = unit(
    minus(points[Math.max(0, cut - ARM)] as Point, points[Math.min(points.length - 1, cut + ARM)] as Point),
  );
  fit(points.slice(0, cut + 1), from, through, tolerance, made);
  fit(points.slice(cut), { x: -through.x, y: -through.y }, to, tolerance, made);
}

/** Sharp turns of a closed outline, each the sharpest of its neighbourhood. */
function cornersOf(points: readonly Point[]): number[] {
  const count = points.length;
  const point = (index: number) => points[(index + count) % count] as Point;
  const turns = points.map((here, index) => {
    const [before, after] = [minus(here, point(index - ARM)), minus(point(index + ARM), here)];
    return Math.abs(Math.atan2(before.x * after.y - before.y * after.x, dot(before, after)));
  });
  return turns.flatMap((turn, index) => {
    if (turn < CORNER) return [];
    for (let off = 1; off <= ARM; off += 1)
      if ((turns[(index - off + count) % count] as number) > turn || (turns[(index + off) % count] as number) >= turn)
        return [];
    return [index];
  });
}

/**
 * Where the straight lines to and from a corner would meet: the centers of cracks cut it off. The point itself if that
 * is far away.
 */
function sharpened(points: readonly Point[], index: number): Point {
  const point = (off: number) => points[(index + off + points.length) % points.length] as Point;
  const [from, to, here] = [point(-ARM), point(ARM), point(0)];
  const [one, two] = [minus(point(-NEAR), from), minus(point(NEAR), to)];
  const cross = one.x * two.y - one.y * two.x;
  if (Math.abs(cross) < 1e-6) return here;
  const between = minus(to, from);
  const meeting = plus(from, one, (between.x * two.y - between.y * two.x) / cross);
  return Math.hypot(meeting.x - here.x, meeting.y - here.y) <= FARTHEST_TIP ? meeting : here;
}

/** A piece without its pixel stairs; its ends stay. For a closed outline (`around`) the ends are smoothed too. */
function smoothed(piece: readonly Point[], around: boolean): Point[] {
  let points = [...piece];
  for (let round = 0; round < SMOOTHING; round += 1) {
    points = points.map((point, index) => {
      const [before, after] = around
        ? [points.at(index - 1), points[(index + 1) % points.length]]
        : [points[index - 1], points[index + 1]];
      return before && after
        ? { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 }
        : point;
    });
  }
  return points;
}

/** One closed outline as path commands. */
export function fitOutline(outline: readonly Point[], { tolerance }: FitOptions): PathCommand[] {
  const count = outline.length;
  const corners = count > ARM * 3 ? cornersOf(outline) : [];
  // Without corners it is cut anywhere, and continues there smoothly.
  const isSmooth = corners.length === 0;
  const tips = new Set(corners);
  const points =
    isSmooth && count > ARM * 3
      ? smoothed(outline, true)
      : outline.map((point, index) => (tips.has(index) ? sharpened(outline, index) : point));
  const cuts = isSmooth ? [0, Math.floor(count / 2)] : corners;
  const point = (index: number) => points[((index % count) + count) % count] as Point;
  const first = point(cuts[0] as number);
  const made: PathCommand[] = [{ type: 'M', x: first.x, y: first.y }];
  for (const [place, start] of cuts.entries()) {
    const next = cuts[place + 1] ?? (cuts[0] as number) + count;
    const given = Array.from({ length: next - start + 1 }, (_, off) => point(start + off));
    const piece = isSmooth ? given : smoothed(given, false);
    const arm = Math.min(ARM, piece.length - 1);
    const from = isSmooth
      ? unit(minus(point(start + ARM), point(start - ARM)))
      : unit(minus(piece[arm] as Point, piece[0] as Point));
    const to = isSmooth
      ? unit(minus(point(next - ARM), point(next + ARM)))
      : unit(minus(piece[piece.length - 1 - arm] as Point, piece.at(-1) as Point));
    fit(piece, from, to, tolerance, made);
  }
  return [...made, { type: 'Z' }];
}
