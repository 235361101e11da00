/**
 * How a garment bends: its body as one thin plate, each sleeve along its own arm, blended at the sleeve's seam. A
 * single plate would pinch sleeves at bent elbows and pull the flank along with a raised arm.
 */
import { between, distance, dot, minus, plus, unit, type Point } from './person.ts';
import { GARMENT_STIFFNESS, thinPlate, type Pair, type Warp } from './thin-plate.ts';

type Named = Pair & { id: string };

/** `elbow`: of try-ons made before sleeves were followed along their outline. */
const ON_SLEEVE = /\.(?:cuff|elbow|sleeve\d)/;

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
    handles.filter(({ id }) => sleeves.length === 0 || !ON_SLEEVE.test(id)),
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
  const ends = { outer, inner };
  const inBetween = handles
    .filter(({ id }) => id.startsWith(`${side}.`) && ON_SLEEVE.test(id) && !id.includes('cuff') && id.endsWith('Outer'))
    .flatMap((edge) => {
      const other = handles.find(({ id }) => id === edge.id.replace('Outer', 'Inner'));
      return other ? [{ outer: edge, inner: other }] : [];
    })
    .toSorted((one, next) => distance(shoulder.from, one.outer.from) - distance(shoulder.from, next.outer.from));
  const stations = [{ outer: shoulder, inner: armpit }, ...inBetween, ends];
  // Over the shoulder, cloth continues straight from the collar, and falls from there.
  const collar = named('collar');
  const lines = stations.map((station) => ({ outer: station.outer.from, inner: station.inner.from }));
  const knots = knotsOf(lines.map((line) => between(line.outer, line.inner)));
  // A sleeve known by its corners and elbow alone is bent as when it was made.
  const isFollowed = inBetween.some(({ outer: edge }) => edge.id.includes('sleeve'));
  const place = isFollowed
    ? placeBetween(lines, knots)
    : placeWithin(shoulder.from, outer.from, armpit.from, inner.from);
  const edges = {
    outer: curveOf(
      stations.map((station) => station.outer.to),
      knots,
      collar && unit(minus(shoulder.to, collar.to)),
    ),
    inner: curveOf(
      stations.map((station) => station.inner.to),
      knots,
    ),
  };
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

/** Across a flat sleeve, from edge to edge. */
interface SleeveLine {
  outer: Point;
  inner: Point;
}
type PlaceOnSleeve = (point: Point) => { along: number; across: number };

/** How far along a line of points each is, 0..1. */
function knotsOf(points: readonly Point[]): number[] {
  const lengths = points.map((point, index) => (index === 0 ? 0 : distance(points[index - 1] as Point, point)));
  const all = Math.max(
    1e-6,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  let sum = 0;
  return lengths.map((length) => (sum += length) / all);
}

/**
 * A point's coordinates in a flat sleeve that is known by lines across it: along it 0..1 by the lines' knots, across
 * from the outer edge 0 to the inner 1. Continuous from part to part, and a little beyond the sleeve's ends and edges.
 */
function placeBetween(lines: readonly SleeveLine[], knots: readonly number[]): PlaceOnSleeve {
  const limited = (value: number) => Math.max(-BEYOND, Math.min(1 + BEYOND, value));
  const ways = lines.map(({ outer, inner }) => unit(minus(inner, outer)));
  const middles = lines.map(({ outer, inner }) => between(outer, inner));
  const turned = Math.sign(cross(ways[0] as Point, minus(middles.at(-1) as Point, middles[0] as Point))) || 1;
  const ahead = (point: Point, line: number) =>
    cross(ways[line] as Point, minus(point, middles[line] as Point)) * turned;
  return (point) => {
    let part = 0;
    while (part < lines.length - 2 && ahead(point, part + 1) >= 0) part += 1;
    const [since, until] = [ahead(point, part), -ahead(point, part + 1)];
    const share = limited(Math.abs(since + until) < 1e-6 ? 0.5 : since / (since + until));
    const [from, to] = [lines[part], lines[part + 1]] as [SleeveLine, SleeveLine];
    const [outer, inner] = [between(from.outer, to.outer, share), between(from.inner, to.inner, share)];
    const way = minus(inner, outer);
    const [start, end] = [knots[part] as number, knots[part + 1] as number];
    return {
      along: start + (end - start) * share,
      across: limited(dot(minus(point, outer), way) / Math.max(1e-6, dot(way, way))),
    };
  };
}

/** Between which knots a value is, the ends' included beyond them, and its share of the way. */
function partOf(knots: readonly number[], value: number): [part: number, share: number] {
  let part = 0;
  while (part < knots.length - 2 && value > (knots[part + 1] as number)) part += 1;
  const [from, to] = [knots[part] as number, knots[part + 1] as number];
  return [part, Math.max(0, Math.min(1, (value - from) / Math.max(1e-6, to - from)))];
}

/**
 * A smooth curve through points at their knots, straight beyond its ends; Catmull and Rom's tangents. `leaving`: its
 * direction at the start is halfway to this one.
 */
function curveOf(points: readonly Point[], knots: readonly number[], leaving?: Point): (share: number) => Point {
  const slope = (from: number, to: number): Point => {
    const length = Math.max(1e-6, (knots[to] as number) - (knots[from] as number));
    const way = minus(points[to] as Point, points[from] as Point);
    return { x: way.x / length, y: way.y / length };
  };
  const last = points.length - 1;
  const slopes = points.map((_, index) => slope(Math.max(0, index - 1), Math.min(last, index + 1)));
  if (leaving) {
    const first = slopes[0] as Point;
    const [way, speed] = [unit(plus(unit(first), leaving)), Math.hypot(first.x, first.y)];
    slopes[0] = { x: way.x * speed, y: way.y * speed };
  }
  return (share) => {
    if (share < 0) return plus(points[0] as Point, slopes[0] as Point, share);
    if (share > 1) return plus(points[last] as Point, slopes[last] as Point, share - 1);
    const [at, part] = partOf(knots, share);
    const length = Math.max(1e-6, (knots[at + 1] as number) - (knots[at] as number));
    return hermite(
      points[at] as Point,
      points[at + 1] as Point,
      slopes[at] as Point,
      slopes[at + 1] as Point,
      length,
      part,
    );
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
function placeWithin(rootOuter: Point, endOuter: Point, rootInner: Point, endInner: Point): PlaceOnSleeve {
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
