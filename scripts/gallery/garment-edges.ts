/**
 * Distance between the edge of a fitted garment and the figure's outline, where they should be close: along sleeves,
 * the torso's sides, trouser legs and hips; not at hems, cuffs, necklines, and where skirts flare. Measured on the
 * warped outline of the garment's photo, so shadows and painted skin don't count.
 */
import { garmentWarp } from '../../app/engines/warp/garment-warp.ts';
import type { Handle } from '../../app/engines/warp/hang.ts';
import { outlineOf } from '../../app/engines/warp/outline.ts';
import { distance, isInside, type Point, type Silhouette } from '../../app/engines/warp/person.ts';

/** Stretches of the outline by the handles at their ends, preceded by the side's name. */
const STRETCHES: readonly { part: EdgePart; from: string; to: string }[] = [
  { part: 'sleeves', from: 'shoulder', to: 'cuffOuter' },
  { part: 'sleeves', from: 'armpit', to: 'cuffInner' },
  { part: 'torso', from: 'armpit', to: 'hem' },
  { part: 'legs', from: 'waist', to: 'hemOuter' },
  { part: 'legs', from: 'crotch', to: 'hemInner' },
];
/** A skirt is close to the body from the waist to the hips, a dress from the armpit to the waist. */
const FLARING: readonly { part: EdgePart; from: string; to: string }[] = [
  { part: 'torso', from: 'armpit', to: 'waist' },
  { part: 'legs', from: 'waist', to: 'hip' },
];
/** The ends of a stretch are corners: this share is left out at each. */
const ENDS = 0.08;
/**
 * Edges deeper inside the body than this, as a share of the torso, are in front of it (a sleeve in front of the flank):
 * they have no outline to be close to.
 */
const WITHIN = 0.1;

export type EdgePart = 'torso' | 'sleeves' | 'legs';

export interface EdgeMiss {
  part: EdgePart;
  /** px; above 0: outside the figure, below 0: the figure shows next to the garment. */
  off: number;
}

/**
 * One entry per pixel of the garment's outline. `piece` shows the garment in its photo, `body` the figure; `torso` px.
 */
export function edgeMisses({
  piece,
  handles,
  body,
  torso,
  isFlaring,
}: {
  piece: Silhouette;
  handles: readonly Handle[];
  body: Silhouette;
  torso: number;
  isFlaring: boolean;
}): EdgeMiss[] {
  const outline = outlineOf(piece);
  const warp = garmentWarp(handles);
  const edge = borderOf(body);
  const nearest = (point: Point): number =>
    Math.sqrt(
      edge.reduce(
        (least, { x, y }) => Math.min(least, (x - point.x) ** 2 + (y - point.y) ** 2),
        Number.POSITIVE_INFINITY,
      ),
    );
  return (['a', 'b'] as const).flatMap((side) =>
    (isFlaring ? FLARING : STRETCHES).flatMap(({ part, from, to }) => {
      const [first, last] = [from, to].map(
        (name) => handles.find(({ id }) => id === `${side}.${name}` || id === name)?.from,
      );
      if (!first || !last) return [];
      const path = stretch(outline, first, last).map(warp);
      return path
        .slice(Math.floor(path.length * ENDS), Math.ceil(path.length * (1 - ENDS)))
        .flatMap((point): EdgeMiss[] => {
          const far = nearest(point);
          const isWithin = isInside(body, point);
          return isWithin && far > torso * WITHIN ? [] : [{ part, off: isWithin ? -far : far }];
        });
    }),
  );
}

export interface EdgeReport {
  count: number;
  /** Mean absolute distance, px. */
  mean: number;
  p95: number;
  /** Share of the edge next to which more than a pixel of the figure shows. */
  bare: number;
}

export function edgeReport(misses: readonly EdgeMiss[]): EdgeReport {
  const sorted = misses.map(({ off }) => Math.abs(off)).sort((a, b) => a - b);
  return {
    count: sorted.length,
    mean: sorted.reduce((sum, off) => sum + off, 0) / Math.max(1, sorted.length),
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    bare: misses.filter(({ off }) => off < -1).length / Math.max(1, sorted.length),
  };
}

/** Every border pixel of a silhouette, holes included. */
function borderOf(silhouette: Silhouette): Point[] {
  const border: Point[] = [];
  for (let y = 0; y < silhouette.height; y += 1) {
    for (let x = 0; x < silhouette.width; x += 1) {
      if (
        isInside(silhouette, { x, y }) &&
        [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ].some(([dx, dy]) => !isInside(silhouette, { x: x + (dx ?? 0), y: y + (dy ?? 0) }))
      )
        border.push({ x, y });
    }
  }
  return border;
}

/** The shorter way along a closed outline between the pixels nearest to two points. */
function stretch(outline: readonly Point[], first: Point, last: Point): Point[] {
  const place = (point: Point) =>
    outline.reduce(
      (best, other, index) => (distance(other, point) < distance(outline[best] as Point, point) ? index : best),
      0,
    );
  const [from, to] = [place(first), place(last)].sort((a, b) => a - b) as [number, number];
  const [inner, around] = [outline.slice(from, to + 1), [...outline.slice(to), ...outline.slice(0, from + 1)]];
  return inner.length <= around.length ? inner : around;
}
