/**
 * How a garment bends: its body as one thin plate, each sleeve along its own arm, blended at the sleeve's seam. A
 * single plate would pinch sleeves at bent elbows and pull the flank along with a raised arm.
 */
import { between, distance, dot, minus, plus, unit, type Point } from './person.ts';
import { GARMENT_STIFFNESS, thinPlate, type Pair, type Warp } from './thin-plate.ts';

type Named = Pair & { id: string };

/**
 * Width of the blend between sleeve and body, as a share of the seam's length; below the armpit, of the distance from
 * there.
 */
const SEAM = 0.3;
const BELOW = 0.12;
/** How far a sleeve extends beyond its own ends and edges, in shares of its length and width. */
const BEYOND = 0.4;

const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
const smooth = (share: number): number => share * share * (3 - 2 * share);

/** Handles as named by `hangTop` and `hangBottom`. Without sleeves it is a thin plate through all of them. */
export function garmentWarp(handles: readonly Named[]): Warp {
  const sleeves = (['a', 'b'] as const).flatMap((side) => sleeveOf(handles, side) ?? []);
  const body = thinPlate(
    handles.filter(({ id }) => sleeves.length === 0 || !/\.(?:cuff|elbow)/.test(id)),
    GARMENT_STIFFNESS,
  );
  return (point) => {
    let at = body(point);
    for (const { share, warp } of sleeves) {
      const own = share(point);
      if (own > 0) at = between(at, warp(point), own);
    }
    return at;
  };
}

interface Sleeve {
  /** How far a point of the garment belongs to it, 0..1. */
  share: (point: Point) => number;
  warp: Warp;
}

function sleeveOf(handles: readonly Named[], side: 'a' | 'b'): Sleeve | null {
  const named = (name: string) => handles.find(({ id }) => id === `${side}.${name}`);
  const [shoulder, armpit, outer, inner, hem] = ['shoulder', 'armpit', 'cuffOuter', 'cuffInner', 'hem'].map(named);
  if (!shoulder || !armpit || !outer || !inner || !hem) return null;
  const [elbowOuter, elbowInner] = [named('elbowOuter'), named('elbowInner')];
  const bend =
    elbowOuter && elbowInner
      ? distance(shoulder.from, elbowOuter.from) / Math.max(1e-6, distance(shoulder.from, outer.from))
      : null;
  // Over the shoulder, cloth continues straight from the collar, and falls from there.
  const collar = named('collar');
  const edges = {
    outer: edgeOf(shoulder.to, elbowOuter?.to, outer.to, bend, collar && unit(minus(shoulder.to, collar.to))),
    inner: edgeOf(armpit.to, elbowInner?.to, inner.to, bend),
  };
  const place = placeWithin(shoulder.from, outer.from, armpit.from, inner.from);
  return {
    share: shareOf(
      shoulder.from,
      armpit.from,
      between(outer.from, inner.from),
      unit(plus(unit(minus(hem.from, armpit.from)), unit(minus(inner.from, armpit.from)))),
    ),
    warp: (point) => {
      const { along, across } = place(point);
      return between(edges.outer(along), edges.inner(along), across);
    },
  };
}

/**
 * A curve through the start at 0, the bend at its share, the end at 1, straight beyond. `leaving`: its direction at the
 * start is halfway to this one.
 */
function edgeOf(
  start: Point,
  middle: Point | undefined,
  end: Point,
  bend: number | null,
  leaving?: Point,
): (share: number) => Point {
  const slope = (from: Point, to: Point, length: number): Point => ({
    x: (to.x - from.x) / length,
    y: (to.y - from.y) / length,
  });
  const left = (towards: Point): Point => {
    if (!leaving) return towards;
    const [way, speed] = [unit(plus(unit(towards), leaving)), Math.hypot(towards.x, towards.y)];
    return { x: way.x * speed, y: way.y * speed };
  };
  if (!middle || bend === null || bend < 0.1 || bend > 0.9) {
    const straight = slope(start, end, 1);
    const first = left(straight);
    return (share) =>
      share < 0
        ? plus(start, first, share)
        : share > 1
          ? plus(end, straight, share - 1)
          : hermite(start, end, first, straight, 1, share);
  }
  const [first, last] = [left(slope(start, middle, bend)), slope(middle, end, 1 - bend)];
  const turn = slope(start, end, 1);
  return (share) => {
    if (share < 0) return plus(start, first, share);
    if (share > 1) return plus(end, last, share - 1);
    return share < bend
      ? hermite(start, middle, first, turn, bend, share / bend)
      : hermite(middle, end, turn, last, 1 - bend, (share - bend) / (1 - bend));
  };
}

function hermite(from: Point, to: Point, leaving: Point, arriving: Point, length: number, t: number): Point {
  const [h1, h2, h3, h4] = [
    2 * t ** 3 - 3 * t ** 2 + 1,
    t ** 3 - 2 * t ** 2 + t,
    -2 * t ** 3 + 3 * t ** 2,
    t ** 3 - t ** 2,
  ];
  const value = (axis: 'x' | 'y') =>
    h1 * from[axis] + h2 * length * leaving[axis] + h3 * to[axis] + h4 * length * arriving[axis];
  return { x: value('x'), y: value('y') };
}

/**
 * A point's coordinates within the four corners of a flat sleeve: along it 0..1, across it from the outer edge 0 to the
 * inner 1; by Newton's steps on the bilinear map.
 */
function placeWithin(
  rootOuter: Point,
  endOuter: Point,
  rootInner: Point,
  endInner: Point,
): (point: Point) => { along: number; across: number } {
  const [u, v] = [minus(endOuter, rootOuter), minus(rootInner, rootOuter)];
  const twist = minus(minus(endInner, endOuter), v);
  const limited = (value: number) => Math.max(-BEYOND, Math.min(1 + BEYOND, value));
  return (point) => {
    let [along, across] = [0.5, 0.5];
    for (let step = 0; step < 8; step += 1) {
      const off = minus(point, plus(plus(plus(rootOuter, u, along), v, across), twist, along * across));
      const [dAlong, dAcross] = [plus(u, twist, across), plus(v, twist, along)];
      const area = cross(dAlong, dAcross);
      if (Math.abs(area) < 1e-9) break;
      [along, across] = [limited(along + cross(off, dAcross) / area), limited(across + cross(dAlong, off) / area)];
    }
    return { along, across };
  };
}

/**
 * The part beyond the line from armpit to shoulder and, below the armpit, beyond the middle of the gap between sleeve
 * and flank.
 */
function shareOf(shoulder: Point, armpit: Point, end: Point, gap: Point): (point: Point) => number {
  const up = unit(minus(shoulder, armpit));
  const side = Math.sign(cross(up, minus(end, armpit))) || 1;
  const isNarrow = cross(up, gap) * side > 0;
  const most = distance(shoulder, armpit) * SEAM;
  return (point) => {
    const from = minus(point, armpit);
    const [isBeyondSeam, isAboveGap] = [cross(up, from) * side > 0, cross(from, gap) * side > 0];
    const isSleeve = isNarrow ? isBeyondSeam && isAboveGap : isBeyondSeam || isAboveGap;
    const far = Math.hypot(from.x, from.y);
    const toSeam = dot(from, up) > 0 ? Math.abs(cross(up, from)) : far;
    const toGap = dot(from, gap) > 0 ? Math.abs(cross(gap, from)) : far;
    const [width, off] = toSeam < toGap ? [Math.min(most, far * 0.5), toSeam] : [far * BELOW, toGap];
    if (width < 1e-6) return 0.5;
    return smooth(Math.max(0, Math.min(1, 0.5 + ((isSleeve ? 1 : -1) * off) / width)));
  };
}
