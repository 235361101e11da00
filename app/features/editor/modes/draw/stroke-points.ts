/**
 * Turns pointer positions into the points of a stroke: jitter removed, pressure measured or derived from the speed, few
 * points. Pure.
 */
import type { Point } from '#design/document/geometry.ts';

export interface PointerSample extends Point {
  /** 0 to 1 from pens; null if the device reports none. */
  pressure: number | null;
  /** ms. */
  time: number;
}

export interface StrokePoint extends Point {
  pressure: number;
}

/** Share of the distance to the pointer that a point moves: the rest is jitter. */
const FOLLOW = 0.55;
/** Share of the difference that the pressure moves. */
const PRESSURE_FOLLOW = 0.35;
/** A mouse this fast, screen px per ms, draws the thinnest line. */
const QUICK = 3.2;
const SLOW_PRESSURE = 0.72;
const QUICK_PRESSURE = 0.12;
/** A brush starts and ends this thin if nothing measures its pressure. */
const TIP = 0.1;
/** Points over which it tapers to its end. */
const TAPER = 7;

export interface StrokeRecorder {
  add(sample: PointerSample): void;
  /** The stroke so far; with `end`, its final form. */
  points(end?: boolean): StrokePoint[];
}

/** `pixel`: page px per screen px; samples and points are in page px. */
export function recordStroke(pixel: number): StrokeRecorder {
  const kept: StrokePoint[] = [];
  let last: PointerSample | null = null;
  let at: Point | null = null;
  let pressure = TIP;
  let measured = false;

  return {
    add(sample) {
      measured ||= sample.pressure !== null;
      if (!last || !at) {
        pressure = sample.pressure ?? TIP;
        at = { x: sample.x, y: sample.y };
        kept.push({ ...at, pressure });
        last = sample;
        return;
      }
      const way = Math.hypot(sample.x - last.x, sample.y - last.y) / pixel;
      const wanted = sample.pressure ?? speedPressure(way / Math.max(1, sample.time - last.time));
      pressure += (wanted - pressure) * PRESSURE_FOLLOW;
      at = { x: at.x + (sample.x - at.x) * FOLLOW, y: at.y + (sample.y - at.y) * FOLLOW };
      last = sample;
      const before = kept.at(-1);
      if (before && Math.hypot(at.x - before.x, at.y - before.y) < 1.5 * pixel) return;
      kept.push({ ...at, pressure });
    },
    points(end = false) {
      // Smoothing lags behind the pointer: the stroke must still reach it.
      const tail =
        last && at && Math.hypot(last.x - at.x, last.y - at.y) > 0.5 * pixel
          ? [{ x: last.x, y: last.y, pressure }]
          : [];
      const whole = [...kept, ...tail];
      if (!end) return whole;
      return measured ? whole : tapered(whole);
    },
  };
}

function speedPressure(speed: number): number {
  return SLOW_PRESSURE - (SLOW_PRESSURE - QUICK_PRESSURE) * Math.min(1, speed / QUICK);
}

function tapered(points: readonly StrokePoint[]): StrokePoint[] {
  const over = Math.min(TAPER, Math.floor(points.length / 3));
  return points.map((point, index) => {
    const left = points.length - 1 - index;
    return left >= over ? point : { ...point, pressure: Math.max(TIP, (point.pressure * (left + 1)) / (over + 1)) };
  });
}

/**
 * Fewer points for the same line: none is within `tolerance` of the line between its neighbours. `swell`: px that full
 * pressure adds.
 */
export function thinned(points: readonly StrokePoint[], tolerance: number, swell: number): StrokePoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const keep = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let farthest = -1;
    let most = tolerance;
    for (let index = from + 1; index < to; index += 1) {
      const away = distance(points[index], points[from], points[to], swell);
      if (away > most) [most, farthest] = [away, index];
    }
    if (farthest === -1) continue;
    keep.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return points.filter((_, index) => keep.has(index));
}

function distance(
  point: StrokePoint | undefined,
  from: StrokePoint | undefined,
  to: StrokePoint | undefined,
  swell: number,
): number {
  if (!point || !from || !to) return 0;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length));
  const pressure = (point.pressure - from.pressure - (to.pressure - from.pressure) * along) * swell;
  return Math.hypot(point.x - from.x - dx * along, point.y - from.y - dy * along, pressure);
}
