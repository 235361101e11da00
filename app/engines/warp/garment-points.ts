/**
 * Finds a garment's own points from the outline of its photo laid flat or hung up, seen from the front: the likely
 * places of its seams. Sides are as seen: `a` is at the picture's left, `b` at its right.
 */
import { between, distance, isInside, plus, type Point, type Silhouette } from './person.ts';
import { hangingSleeve } from './hanging-sleeve.ts';
import { besides, boundsOf, most, outlineOf, runsOf } from './outline.ts';

/** The points of one side. */
export interface TopSide {
  /** Where the collar meets the shoulder seam. */
  collar: Point;
  shoulder: Point;
  armpit: Point;
  /** Upper and lower corner of the sleeve's end; null: no sleeve. */
  cuff: Edges | null;
  hem: Point;
  /** The outline from collar to shoulder, at the shares `SLOPE`. */
  slope: Point[];
  /** The sleeve's edges from shoulder and armpit to the cuff, at the shares `ALONG_SLEEVE`; empty: no sleeve. */
  sleeve: Edges[];
}

/** Across a sleeve: on its upper and lower edge. */
export interface Edges {
  outer: Point;
  inner: Point;
}

export interface TopPoints {
  kind: 'top' | 'full';
  a: TopSide;
  b: TopSide;
  /** The lowest point of the outline at the neck. */
  neck: Point;
  /** The narrowest row of a dress between chest and skirt; null: a top, or no such row. */
  waist: { a: Point; b: Point } | null;
}

export interface BottomPoints {
  kind: 'bottom';
  waist: { a: Point; b: Point };
  /** Between the legs; null: a skirt. */
  crotch: Point | null;
  hem: { a: { outer: Point; inner: Point | null }; b: { outer: Point; inner: Point | null } };
}

/** A sleeve protrudes from the line from collar to hem by more than this share of the body's width. */
const SLEEVE = 0.16;
/** Shoulders are above the armpit, at most this far to its sides, as a share of the body's width. */
const NEAR_ARMPIT = 0.1;
/** Armpits are at most this far down from shoulder to hem. */
const LOWEST_ARMPIT = 0.42;

/** Where outlines are followed between two points of them. */
export const SLOPE = [0.2, 0.45, 0.75] as const;
export const ALONG_SLEEVE = [0.12, 0.3, 0.5, 0.75] as const;
/** Edges are searched for this far from the straight line between two known points, as a share of its length. */
const BULGE = 0.3;

const stretch = (outline: readonly Point[], from: number, to: number): Point[] =>
  from <= to ? outline.slice(from, to + 1) : [...outline.slice(from), ...outline.slice(0, to + 1)];
const placeOf = (outline: readonly Point[], point: Point): number =>
  outline.findIndex(({ x, y }) => x === point.x && y === point.y);

/** Null: no such shape found. Points in the silhouette's px. */
export function topPoints(silhouette: Silhouette, kind: 'top' | 'full'): TopPoints | null {
  const outline = outlineOf(silhouette);
  if (outline.length < 40) return null;
  const { left, top, right, bottom } = boundsOf(outline);
  const height = bottom - top;
  // The body's own width and middle: where there is no sleeve next to it, or between the gaps; the widest run that
  // crosses the middle, of rows in the lower half.
  const centre = (left + right) / 2;
  const rows = [0.5, 0.58, 0.66, 0.74, 0.82]
    .map((share) =>
      runsOf(silhouette, Math.round(top + height * share)).find(([from, to]) => from <= centre && to >= centre),
    )
    .filter((run) => run !== undefined);
  if (rows.length === 0) return null;
  const narrowest = most(rows, ([from, to]) => from - to) as [number, number];
  const middle = (narrowest[0] + narrowest[1]) / 2;
  const body = narrowest[1] - narrowest[0];
  const neckAt = outline.filter(({ x, y }) => Math.abs(x - middle) <= body * 0.04 && y < top + height * 0.5);
  const neck = most(neckAt, ({ y }) => -y);
  if (!neck) return null;
  const sides = ([-1, 1] as const).map((side): Corners | null => {
    const outwards = ({ x }: Point) => (x - middle) * side;
    // The highest point near the neck; of a flat collar, the outermost one.
    const collar = most(
      outline.filter(
        (point) => outwards(point) > body * 0.06 && outwards(point) < body * 0.36 && point.y < top + height * 0.4,
      ),
      (point) => -point.y + 0.12 * outwards(point),
    );
    const hanging = hangingSleeve(silhouette, { top, bottom }, middle, body, side);
    const farthest = hanging ? hanging.bodyHalf * 1.04 : body * (kind === 'full' ? 1.4 : 0.75);
    const hem = most(
      outline.filter((point) => outwards(point) > 0 && point.y > top + height * 0.6 && outwards(point) < farthest),
      (point) => point.y + (kind === 'full' ? 0.5 : 0.8) * outwards(point),
    );
    if (!collar || !hem) return null;
    const [from, to] =
      side < 0 ? [placeOf(outline, hem), placeOf(outline, collar)] : [placeOf(outline, collar), placeOf(outline, hem)];
    // From collar to hem, on either side.
    const path = side < 0 ? stretch(outline, from, to).reverse() : stretch(outline, from, to);
    if (hanging) {
      const { cuff } = hanging;
      // The seam is above the gap: the outline runs over it without a bend.
      const above = path.filter(({ y }) => y < hanging.armpit.y);
      const shoulder = most(above, ({ x }) => -Math.abs(x - hanging.armpit.x)) ?? collar;
      // Cloth lying on cloth hides the upper end of the gap: the arm leaves the body no lower than this.
      const armpit = {
        x: hanging.armpit.x,
        y: Math.min(hanging.armpit.y, shoulder.y + (hem.y - shoulder.y) * LOWEST_ARMPIT),
      };
      return { collar, shoulder, armpit, cuff, hem };
    }
    const beyond = (point: Point) => -side * besides(point, collar, hem);
    const far = most(path, beyond);
    if (!far || path.length < 10) return null;
    const sleeve = beyond(far) > body * SLEEVE && far.y < hem.y - height * 0.12 ? far : null;
    if (!sleeve || (kind === 'full' && far.y > top + height * 0.62)) return sleeveless(path, collar, hem, side, body);
    return sleeved(path, collar, hem, sleeve, side, body);
  });
  const [a, b] = sides.map((side, index) => side && followed(silhouette, side, index === 0 ? 1 : -1));
  return a && b ? { kind, a, b, neck, waist: kind === 'full' ? waistOf(silhouette, a, b) : null } : null;
}

type Corners = Omit<TopSide, 'slope' | 'sleeve'>;

/** `outwards`: the sign of what is outside its upper edges. */
function followed(silhouette: Silhouette, corners: Corners, outwards: 1 | -1): TopSide {
  const { collar, shoulder, armpit, cuff } = corners;
  return {
    ...corners,
    slope: SLOPE.map((share) => onOutline(silhouette, collar, shoulder, share, outwards)),
    sleeve: cuff
      ? ALONG_SLEEVE.map((share) => ({
          outer: onOutline(silhouette, shoulder, cuff.outer, share, outwards),
          inner: onOutline(silhouette, armpit, cuff.inner, share, outwards === 1 ? -1 : 1),
        }))
      : [],
  };
}

/** The narrowest row across the middle, from a little below the arms to the middle of the garment. */
function waistOf(silhouette: Silhouette, a: TopSide, b: TopSide): { a: Point; b: Point } | null {
  const [from, to] = [Math.max(a.armpit.y, b.armpit.y), Math.min(a.hem.y, b.hem.y)];
  const middle = (a.armpit.x + b.armpit.x) / 2;
  const rows = Array.from({ length: 12 }, (_, step) => Math.round(from + (to - from) * (0.1 + 0.03 * step)));
  const runs = rows.flatMap((row) =>
    runsOf(silhouette, row)
      .filter(([left, right]) => left <= middle && right >= middle)
      .map(([left, right]) => ({ row, left, right })),
  );
  const found = most(runs, ({ left, right }) => left - right);
  return found ? { a: { x: found.left, y: found.row }, b: { x: found.right, y: found.row } } : null;
}

function sleeved(path: readonly Point[], collar: Point, hem: Point, tip: Point, side: -1 | 1, body: number): Corners {
  const split = placeOf(path, tip);
  const [upper, lower] = [path.slice(0, split + 1), path.slice(split)];
  // The armpit is the deepest point within the line from the sleeve's end to the hem.
  const armpit = most(lower, (point) => side * besides(point, tip, hem)) ?? hem;
  // Above the armpit, where the outline from collar to sleeve bends most: seams of dropped shoulders are a little
  // outside.
  const shoulder =
    most(
      upper,
      (point) =>
        -side * besides(point, collar, tip) - Math.max(0, Math.abs(point.x - armpit.x) - body * NEAR_ARMPIT) * 0.6,
    ) ?? collar;
  const root = between(shoulder, armpit);
  // The sleeve's end runs across its direction: from the tip both ways as long as the outline does so.
  const along = { x: tip.x - root.x, y: tip.y - root.y };
  const length = Math.hypot(along.x, along.y) || 1;
  const reach = ({ x, y }: Point) => ((x - root.x) * along.x + (y - root.y) * along.y) / length;
  const sleeve = path.slice(placeOf(path, shoulder), Math.max(split + 1, placeOf(path, armpit)));
  const end = Math.max(...sleeve.map(reach));
  const ending = sleeve.filter((point) => reach(point) > end - Math.max(body * 0.16, length * 0.16));
  const corner = (sign: number) =>
    most(ending, (point) => sign * besides(point, root, tip) + reach(point) * 0.6) ?? tip;
  const [outer, inner] = [corner(-side), corner(side)];
  return { collar, shoulder, armpit, cuff: { outer, inner }, hem };
}

function sleeveless(path: readonly Point[], collar: Point, hem: Point, side: -1 | 1, body: number): Corners {
  const upper = path.filter(({ y }) => y < collar.y + (hem.y - collar.y) * 0.4);
  const shoulder = most(upper, ({ x, y }) => side * (x - collar.x) * 0.7 - (y - collar.y) * 1.1) ?? collar;
  // Where the arm's opening ends: outside again after its bow.
  const below = path
    .slice(Math.max(0, placeOf(path, shoulder)))
    .filter(({ y }) => y > shoulder.y + body * 0.38 && y < shoulder.y + body * 0.85);
  const armpit = most(below, ({ x, y }) => side * x - 0.3 * y) ?? { x: shoulder.x, y: shoulder.y + body * 0.5 };
  return { collar, shoulder, armpit, cuff: null, hem };
}

/** Sleeves of one garment are alike: the shorter one has at least this share of the other's length. */
const ALIKE = 0.4;
/** A sleeve is no longer than this, from its seam to its cuff, by the distance of the armpits. */
const LONGEST_SLEEVE = 1.9;

/**
 * Whether the sleeves make sense: laid on the body, they leave an outline whose points are nowhere near shoulder, armpit
 * and cuff; so does a cutout in strips.
 */
export function hasClearSleeves({ kind, a, b }: TopPoints): boolean {
  const chest = distance(a.armpit, b.armpit);
  const lengths = [a, b].map(({ cuff, shoulder, armpit }) =>
    cuff === null ? null : distance(between(cuff.outer, cuff.inner), between(shoulder, armpit)),
  );
  const [one, other] = lengths;
  if (one != null && other != null && Math.min(one, other) < Math.max(one, other) * ALIKE) return false;
  return [a, b].every(({ shoulder, armpit, hem }, side) => {
    const length = lengths[side];
    if (length == null) return true;
    const isHigh = armpit.y - shoulder.y < (hem.y - shoulder.y) * (kind === 'full' ? 0.55 : 0.72);
    return length > chest * 0.05 && length < chest * LONGEST_SLEEVE && isHigh;
  });
}

/** Null: no such shape found. Points in the silhouette's px. */
export function bottomPoints(silhouette: Silhouette): BottomPoints | null {
  const outline = outlineOf(silhouette);
  if (outline.length < 40) return null;
  const { left, top, right, bottom } = boundsOf(outline);
  const [width, height] = [right - left, bottom - top];
  const middle = (left + right) / 2;
  const corner = (side: number, down: number, tilt = 0.6) =>
    most(outline, ({ x, y }) => side * (x - middle) * tilt + down * y) as Point;
  const waist = { a: corner(-1, -1), b: corner(1, -1) };
  // The gap between the legs: the highest row from which two runs continue to the bottom.
  let crotch: Point | null = null;
  for (let row = Math.floor(bottom - height * 0.04); row > top + height * 0.12; row -= 1) {
    const runs = runsOf(silhouette, row).filter(([from, to]) => to - from > width * 0.05);
    if (runs.length < 2) break;
    const [one, other] = [runs[0] as [number, number], runs.at(-1) as [number, number]];
    crotch = { x: (one[1] + other[0]) / 2, y: row };
  }
  if (!crotch || crotch.y > bottom - height * 0.15)
    return {
      kind: 'bottom',
      waist,
      crotch: null,
      hem: { a: { outer: corner(-1, 1), inner: null }, b: { outer: corner(1, 1), inner: null } },
    };
  const split = crotch.x;
  const legs = ([-1, 1] as const).map((side) => {
    const own = outline.filter(({ x, y }) => (x - split) * side >= 0 && y > (crotch as Point).y);
    const outer = most(own, ({ x, y }) => side * (x - middle) * 0.7 + y) ?? corner(side, 1);
    const inner = most(own, ({ x, y }) => -side * (x - middle) * 0.7 + y) ?? outer;
    return { outer, inner: distance(outer, inner) < width * 0.04 ? null : inner };
  });
  return {
    kind: 'bottom',
    waist,
    crotch,
    hem: { a: legs[0] as { outer: Point; inner: Point | null }, b: legs[1] as { outer: Point; inner: Point | null } },
  };
}

/**
 * The outline's place next to a share of the straight line between two points on it: sleeves and shoulders bulge. The
 * straight line's own point where no edge is near. `outwards`: sign of the side, as for `besides`.
 */
function onOutline(silhouette: Silhouette, from: Point, to: Point, share: number, outwards: 1 | -1): Point {
  const length = distance(from, to);
  const on = between(from, to, share);
  if (length < 4) return on;
  const way = { x: (-(to.y - from.y) / length) * outwards, y: ((to.x - from.x) / length) * outwards };
  const most = length * BULGE;
  const starts = isInside(silhouette, on);
  for (let step = 1; step <= most; step += 1) {
    const at = plus(on, way, starts ? step : -step);
    if (isInside(silhouette, at) !== starts) return starts ? plus(on, way, step - 1) : at;
  }
  return on;
}
