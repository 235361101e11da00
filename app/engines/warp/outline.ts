/** Outlines of silhouettes, and what their shape shows. */
import { distance, isInside, type Point, type Silhouette } from './person.ts';

/**
 * The outline around the largest piece, clockwise as seen, from its topmost pixel; empty when there is none. Moore's
 * neighbourhood.
 */
export function outlineOf(silhouette: Silhouette): Point[] {
  const start = topOfLargest(silhouette);
  if (!start) return [];
  const around = [
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
  ] as const;
  const outline: Point[] = [start];
  let [at, heading] = [start, 0];
  // Each pixel is visited at most four times.
  for (let step = 0; step < silhouette.width * silhouette.height * 4; step += 1) {
    // The first one inside, turning from the left of the previous one.
    let next: Point | null = null;
    for (let turn = 0; turn < 8; turn += 1) {
      const direction = (heading + 5 + turn) % 8;
      const [dx, dy] = around[direction] as readonly [number, number];
      const candidate = { x: at.x + dx, y: at.y + dy };
      if (!isInside(silhouette, candidate)) continue;
      next = candidate;
      heading = direction;
      break;
    }
    if (!next || (next.x === start.x && next.y === start.y)) break;
    outline.push(next);
    at = next;
  }
  return outline;
}

/** The topmost pixel of the piece with the most pixels. */
function topOfLargest(silhouette: Silhouette): Point | null {
  const { width, height, data } = silhouette;
  const seen = new Uint8Array(width * height);
  let best: { at: number; count: number } | null = null;
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] || (data[start] as number) < 128) continue;
    let count = 0;
    const open = [start];
    seen[start] = 1;
    while (open.length > 0) {
      const at = open.pop() as number;
      count += 1;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= data.length || seen[next] || (data[next] as number) < 128) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
    if (!best || count > best.count) best = { at: start, count };
  }
  return best && { x: best.at % width, y: Math.floor(best.at / width) };
}

/** A point's distance from the line through two others; above 0: to the right when going from `a` to `b`, as seen. */
export function besides(point: Point, a: Point, b: Point): number {
  const length = distance(a, b);
  return length < 1e-9 ? distance(point, a) : ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / length;
}

/** The entry with the highest measure; null if empty. */
export function most<Item>(items: readonly Item[], measure: (item: Item) => number): Item | null {
  let best: Item | null = null;
  let value = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const own = measure(item);
    if (own > value) [best, value] = [item, own];
  }
  return best;
}

/** First and last filled column of each run in a row. */
export function runsOf({ width, data }: Silhouette, row: number): [number, number][] {
  const runs: [number, number][] = [];
  let from = -1;
  for (let x = 0; x <= width; x += 1) {
    const filled = x < width && (data[row * width + x] as number) >= 128;
    if (filled && from < 0) from = x;
    if (!filled && from >= 0) {
      runs.push([from, x - 1]);
      from = -1;
    }
  }
  return runs;
}

export function boundsOf(points: readonly Point[]): { left: number; top: number; right: number; bottom: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
