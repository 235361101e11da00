/** Hangs a garment on a body: finds the target of each of its points. The user can drag these pairs afterwards. */
import { alongLimb, halfLimb, lengthOf, reach, type Body, type BodySide } from './body.ts';
import { ALONG_SLEEVE, SLOPE, type BottomPoints, type Edges, type TopPoints, type TopSide } from './garment-points.ts';
import { between, distance, dot, minus, plus, unit, type Point } from './person.ts';
import type { Pair } from './thin-plate.ts';

/** `from` in the garment's px, `to` in the person's. */
export interface Handle extends Pair {
  /** Like `a.shoulder`: side as seen, then the point. */
  id: string;
}

type Sides = readonly ['a', 'b'];
const SIDES: Sides = ['a', 'b'];

/** How much farther out cloth lies than the body, as a factor of the distance below it. */
const EASE = 1.06;
/**
 * Shares of the shoulders' span: the seam's distance outside of the joint, its height above it, and half an upper arm's
 * width.
 */
const SEAM_OUT = 0.07;
const SEAM_UP = 0.13;
const HALF_ARM = 0.15;
/**
 * A tube laid flat shows half of its circumference, worn round only 2 / pi of that; hanging sleeves are a little
 * flatter than round.
 */
const WORN_SLEEVE = 0.74;
/**
 * Trousers are scaled by the waist, which is round too, so legs shrink less relative to it. Tops hang loose from the
 * flanks.
 */
const WORN_LEG = 0.86;
const WORN_HEM = 0.9;
/** A flaring skirt spread on the floor falls into folds when worn. */
const WORN_SKIRT = 0.8;
/** Sleeves that would end below this share of the arm are long ones. */
const LONG_SLEEVE = 0.84;
/** Thickness of cloth over a shoulder, as a share of its span. */
const THICK = 0.015;
/** Hair and straps may be above a shoulder: it is not rounder than this share of its span. */
const MOST_LIFT = 0.1;
/** Necks are hollow next to them: slopes are searched for from this far below a straight seam. */
const LOWEST_SLOPE = 0.22;
/** Half a neck, as a share of the shoulders' span: a collar within it stands up along the neck, as high as cut. */
const HALF_NECK = 0.17;
const HIGHEST_COLLAR = 0.2;
/** How much farther out than cut a collar may lie, as a share of the shoulders' span. */
const STEEP = 0.15;
/** Narrower straps than this need no more points than their ends. */
const WIDE_STRAP = 0.12;
/** A sleeve's half by its arm's, at most. */
const LOOSEST = 1.35;
/** Of a loose sleeve at most this share of its arm's half lies above it: the rest hangs below. */
const OVER_ARM = 0.06;
/** Cloth on an arm, by the arm's half. */
const ON_ARM = 1.08;
/** The chest below the arms, as a share of the shoulders' span. */
const CHEST = 1.02;
/** A second hold for a top's side, on the way from the arm down to the hem. */
const FLANK = 0.8;
/**
 * Hips are searched for down to this many torsos below the shoulders' seams, and at these shares of a top's length: it
 * must go around them.
 */
const LOWEST = 1.24;
const HIPS = [0.88, 0.94, 1];
/** Trousers that would end below this share of the leg are long ones. */
const FULL_LENGTH = 0.72;
/** The same for trousers whose legs are this many times as long as their part above the crotch. */
const LONG_LEGS = 1.75;
/** Tops end at most this many torsos below the shoulders' seams. */
const LONGEST_TOP = 1.26;

const towards = (side: 'a' | 'b', { across }: Body): Point => (side === 'a' ? { x: -across.x, y: -across.y } : across);
const down = ({ up }: Body): Point => ({ x: -up.x, y: -up.y });
const limb = (...points: readonly (Point | null)[]): Point[] => {
  const known: Point[] = [];
  for (const point of points) {
    if (!point) break;
    known.push(point);
  }
  return known;
};

export const armOf = (side: BodySide): Point[] => limb(side.shoulder, side.elbow, side.wrist);
export const legOf = (side: BodySide): Point[] => limb(side.hip, side.knee, side.ankle);

/**
 * Half of the torso's width at a point of its axis, from the silhouette. Where an arm or hand hangs next to it, the
 * other side's: bodies are about as wide on both.
 */
function halfTorso(body: Body, at: Point, side: 'a' | 'b', otherwise: number): number {
  const limits = { most: otherwise * 1.7, otherwise: Number.NaN };
  const own = reach(body, at, towards(side, body), limits);
  if (!Number.isNaN(own)) return Math.max(otherwise * 0.7, own);
  const toAxis = dot(minus(body.hips, at), body.across);
  const mirrored = plus(at, body.across, 2 * toAxis);
  const other = reach(body, mirrored, towards(side === 'a' ? 'b' : 'a', body), limits);
  return Number.isNaN(other) ? otherwise : Math.max(otherwise * 0.7, other);
}

/** The places of shoulder seams on the body. */
function seamOf(body: Body, side: 'a' | 'b'): Point {
  const out = plus(body[side].shoulder, towards(side, body), body.span * SEAM_OUT);
  const above = reach(body, out, body.up, { most: body.span * 0.32, otherwise: body.span * SEAM_UP });
  return plus(out, body.up, Math.max(body.span * 0.05, Math.min(above, body.span * 0.22)));
}

export function hangTop(garment: TopPoints, body: Body): Handle[] {
  const seams = { a: seamOf(body, 'a'), b: seamOf(body, 'b') };
  // Straps may be anywhere on the shoulder: a sleeveless garment is as wide as the chest below the arms.
  const isBare = garment.a.cuff === null && garment.b.cuff === null;
  const scale = isBare
    ? (body.span * CHEST) / Math.max(1, distance(garment.a.armpit, garment.b.armpit))
    : distance(seams.a, seams.b) / Math.max(1, distance(garment.a.shoulder, garment.b.shoulder));
  const handles: Handle[] = [];
  const top = between(seams.a, seams.b);
  const own = between(garment.a.shoulder, garment.b.shoulder);
  const middle = between(garment.a.hem, garment.b.hem);
  const cutLength = Math.max(10, (middle.y - own.y) * scale);
  // Shoulders laid flat are narrower than worn ones: a top that would thereby become a dress ends at the hips.
  const length = garment.kind === 'top' ? Math.min(cutLength, body.torso * LONGEST_TOP) : cutLength;
  /**
   * A place on the torso's axis, this many px below the shoulders' seams; below the hips it continues straight down.
   */
  const axis = (below: number): Point => {
    const toHips = dot(minus(body.hips, top), down(body));
    if (below <= toHips) return between(top, body.hips, below / Math.max(1, toHips));
    return plus(body.hips, unit(plus(down(body), { x: 0, y: 1 })), below - toHips);
  };
  const armpits = armpitsOf(garment, body, scale);
  for (const side of SIDES) {
    const [from, out] = [garment[side], towards(side, body)];
    const seam = isBare ? slopePlace(garment, from.shoulder, side, body, scale, top) : seams[side];
    handles.push({ id: `${side}.shoulder`, from: from.shoulder, to: seam });
    const collar = slopePlace(garment, from.collar, side, body, scale, top);
    handles.push({ id: `${side}.collar`, from: from.collar, to: collar });
    if (!isBare || distance(collar, seam) > body.span * WIDE_STRAP)
      for (const [index, share] of SLOPE.entries()) {
        const straight = between(collar, seam, share);
        handles.push({
          id: `${side}.seam${index + 1}`,
          from: from.slope[index] as Point,
          to: plus(straight, body.up, liftOver(body, straight)),
        });
      }
    const armpit = armpits[side];
    handles.push({ id: `${side}.armpit`, from: from.armpit, to: armpit });
    // Between armpit and hem as cut, and never narrower than the body.
    const hemAt = axis(length);
    const worn = scale * (garment.kind === 'top' ? WORN_HEM : 1);
    const cut = Math.abs(from.hem.x - middle.x) * worn;
    const bodyAt = (below: number) =>
      halfTorso(
        body,
        axis(Math.min(below, body.torso * LOWEST)),
        side,
        Math.max(distance(body.hips, body[side].hip) * 1.55, body.span * 0.36),
      );
    const hemHalf =
      garment.kind === 'full' && length > body.torso * 1.25
        ? Math.max(cut * WORN_SKIRT, body.span * 0.42)
        : Math.max(cut, Math.min(Math.max(...HIPS.map((share) => bodyAt(length * share))) * EASE, body.span * 0.62));
    const across = unit({ x: body.across.x, y: body.across.y * 0.5 });
    handles.push({
      id: `${side}.hem`,
      from: from.hem,
      to: plus(hemAt, side === 'a' ? { x: -across.x, y: -across.y } : across, hemHalf),
    });
    /** A dress widens for hips that are wider than its skirt there. */
    const hipHandle = (name: 'a' | 'b'): Handle[] => {
      const waist = handles.find(({ id }) => id === `${name}.waist`);
      const toHips = dot(minus(body.hips, top), down(body));
      const below = waist && dot(minus(waist.to, top), down(body));
      if (garment.kind !== 'full' || !waist || below === undefined || below > toHips * 0.95 || length < toHips * 1.1)
        return [];
      const share = (toHips - below) / (length - below);
      const own = Math.abs(dot(minus(waist.to, axis(below)), out)) * (1 - share) + hemHalf * share;
      const wide = Math.max(...[1, 1.06, 1.12].map((times) => bodyAt(toHips * times))) * EASE;
      return wide > own
        ? [
            {
              id: `${name}.hip`,
              from: between(waist.from, from.hem, share),
              to: plus(axis(toHips), out, Math.min(wide, body.span * 0.66)),
            },
          ]
        : [];
    };
    const waistFrom = garment.waist?.[side] ?? (garment.kind === 'top' ? between(from.armpit, from.hem) : null);
    if (waistFrom) {
      const share = (waistFrom.y - from.armpit.y) / Math.max(1, from.hem.y - from.armpit.y);
      const below = dot(minus(armpit, top), down(body)) * (1 - share) + length * share;
      const waistCut = Math.abs(waistFrom.x - between(garment.a.armpit, garment.b.armpit).x) * worn;
      // Where an arm hangs next to it, the silhouette is wider than the body: limited to the hem's width, if that is
      // cut straight.
      const widest = garment.kind === 'top' ? Math.max(waistCut, hemHalf * 1.06) : body.span * 0.62;
      handles.push({
        id: `${side}.waist`,
        from: waistFrom,
        to: plus(axis(below), out, Math.max(waistCut, Math.min(bodyAt(below) * EASE, widest))),
      });
    }
    handles.push(...hipHandle(side));
    // Sleeves laid next to the hem move away from it when an arm is raised, so the flank holds the hem.
    if (garment.kind === 'top' && from.cuff) {
      const flank = between(from.armpit, from.hem, FLANK);
      const below = dot(minus(armpit, top), down(body)) * (1 - FLANK) + length * FLANK;
      handles.push({
        id: `${side}.flank`,
        from: flank,
        to: plus(axis(below), out, Math.max(Math.abs(flank.x - middle.x) * worn, hemHalf)),
      });
    }
    handles.push(...sleeveHandles(from, side, body, scale, armpit));
  }
  handles.push({ id: 'hem', from: middle, to: axis(length) });
  return handles;
}

/** Collars and straps lie on the slope from neck to shoulder, as far out as they are cut. */
function slopePlace(garment: TopPoints, own: Point, side: 'a' | 'b', body: Body, scale: number, top: Point): Point {
  const middle = between(garment.a.shoulder, garment.b.shoulder);
  const half = Math.min(Math.abs(own.x - between(garment.a.collar, garment.b.collar).x) * scale, body.span * 0.5);
  const start = plus(top, towards(side, body), half);
  const isNeck = half < body.span * HALF_NECK;
  const cut = Math.max(0, Math.min((middle.y - own.y) * scale, body.span * (isNeck ? HIGHEST_COLLAR : 0.26)));
  // On steep slopes a collar lies farther out, where the neck ends.
  if (!isNeck)
    for (let shift = 0; shift < STEEP; shift += 0.02) {
      const at = plus(start, towards(side, body), body.span * shift);
      const over = overSlope(body, at);
      if (over !== null && over <= cut + body.span * 0.04) return plus(at, body.up, Math.max(0, over));
    }
  // Neck or hair above hides the slope: uses the other side's, else roughly the garment's cut.
  const above =
    overSlope(body, start) ?? overSlope(body, plus(top, towards(side, body), -half)) ?? (isNeck ? cut : cut * 0.6);
  return plus(start, body.up, Math.max(0, Math.min(above, cut * 1.3 + body.span * 0.02)));
}

/** How far above a point of a straight seam the shoulder's slope is, px; below 0: below it. 0 where it is hidden. */
function liftOver(body: Body, at: Point): number {
  const below = body.span * LOWEST_SLOPE;
  const above = reach(body, plus(at, down(body), below), body.up, {
    most: below + body.span * MOST_LIFT,
    otherwise: 0,
  });
  return above === 0 ? 0 : above - below + body.span * THICK;
}

/**
 * Where sleeves leave the body: as cut, a little lower where arms leave it later; the same on both sides, or stripes
 * would tilt.
 */
function armpitsOf(garment: TopPoints, body: Body, scale: number): Record<'a' | 'b', Point> {
  const sides = SIDES.map((side) => {
    const { cuff, armpit, shoulder } = garment[side];
    const drop = Math.max(body.span * 0.34, Math.min((armpit.y - shoulder.y) * scale, body.span * 0.62));
    const at = plus(
      plus(body[side].shoulder, towards(side, body), body.span * (cuff ? 0.02 : -0.01)),
      down(body),
      Math.max(body.span * 0.2, drop - body.span * SEAM_UP),
    );
    return { at, later: cuff ? reach(body, at, down(body), { most: body.span * 0.3, otherwise: 0 }) : 0 };
  });
  const later = Math.min(Math.max(...sides.map((side) => side.later)), body.span * 0.1);
  const [a, b] = sides.map(({ at }) => plus(at, down(body), later)) as [Point, Point];
  return { a, b };
}

/** The height above a point near the shoulders' slope at which cloth rests on it, px; null: hidden. */
function overSlope(body: Body, at: Point): number | null {
  const below = body.span * 0.1;
  const above = reach(body, plus(at, down(body), below), body.up, { most: body.span * 0.42, otherwise: Number.NaN });
  return Number.isNaN(above) ? null : above - below + body.span * THICK;
}

function sleeveHandles(
  { cuff, shoulder, armpit, sleeve }: TopSide,
  side: 'a' | 'b',
  body: Body,
  scale: number,
  armpitTo: Point,
): Handle[] {
  if (!cuff) return [];
  const arm = armOf(body[side]);
  if (arm.length < 2) return [];
  const [root, end] = [between(shoulder, armpit), between(cuff.outer, cuff.inner)];
  // Limbs pointing at the camera look shorter: the sleeve ends with the arm.
  const cut = Math.max(distance(root, end), distance(shoulder, end)) * scale;
  // Long sleeves laid flat are hardly ever as long as the arm, yet they end at the wrist.
  const length =
    arm.length > 2 && cut > lengthOf(arm) * LONG_SLEEVE ? lengthOf(arm) : Math.min(cut, lengthOf(arm) * 1.04);
  const upper = lengthOf(arm.slice(0, 2));
  const sign = side === 'a' ? 1 : -1;
  // Below, a sleeve begins at the armpit, which is farther down the arm than the shoulder.
  const pit = Math.max(
    0,
    Math.min(dot(minus(armpitTo, arm[0] as Point), unit(minus(arm[1] as Point, arm[0] as Point))), length * 0.85),
  );
  const edge = (along: number, isOuter: boolean) => {
    const on = alongLimb(arm, along);
    const out = { x: -on.along.y * sign, y: on.along.x * sign };
    const usual = body.span * HALF_ARM * (along > upper ? 0.72 : 1);
    const mean = halfLimb(body, on.at, on.along, usual);
    const way = isOuter ? out : { x: -out.x, y: -out.y };
    const own = reach(body, on.at, way, { most: usual * 1.9, otherwise: mean });
    // Joints are rarely in the middle of an arm.
    return { at: on.at, way, thick: Math.max(mean * 0.7, Math.min(own, mean * 1.5)) * ON_ARM };
  };
  const at = (share: number, from: Edges, name: string): Handle[] => {
    const [outer, inner] = [edge(length * share, true), edge(pit + (length - pit) * share, false)];
    const arms = outer.thick + inner.thick;
    const loose = Math.max(0, Math.min(distance(from.outer, from.inner) * scale * WORN_SLEEVE, arms * LOOSEST) - arms);
    const over = Math.min(loose, outer.thick * OVER_ARM);
    return [
      { id: `${side}.${name}Outer`, from: from.outer, to: plus(outer.at, outer.way, outer.thick + over) },
      { id: `${side}.${name}Inner`, from: from.inner, to: plus(inner.at, inner.way, inner.thick + loose - over) },
    ];
  };
  return [
    ...at(1, cuff, 'cuff'),
    ...sleeve.flatMap((edges, index) => at(ALONG_SLEEVE[index] as number, edges, `sleeve${index + 1}`)),
  ];
}

export function hangBottom(garment: BottomPoints, body: Body): Handle[] {
  const waistAt = plus(body.hips, body.up, body.torso * 0.22);
  const hipHalf = Math.max(distance(body.a.hip, body.b.hip) / 2, body.span * 0.26);
  const half = (side: 'a' | 'b', at: Point) => halfTorso(body, at, side, hipHalf * 1.5) * 1.03;
  const waist = {
    a: plus(waistAt, towards('a', body), half('a', waistAt)),
    b: plus(waistAt, towards('b', body), half('b', waistAt)),
  };
  const scale = distance(waist.a, waist.b) / Math.max(1, distance(garment.waist.a, garment.waist.b));
  const top = between(garment.waist.a, garment.waist.b);
  const handles: Handle[] = SIDES.map((side) => ({ id: `${side}.waist`, from: garment.waist[side], to: waist[side] }));
  const crotch = plus(body.hips, down(body), hipHalf * 0.75);
  if (garment.crotch) handles.push({ id: 'crotch', from: garment.crotch, to: crotch });
  for (const side of SIDES) {
    const { outer, inner } = garment.hem[side];
    const out = towards(side, body);
    const hip = plus(body[side].hip, out, halfTorso(body, body[side].hip, side, hipHalf * 0.62) * 1.04);
    const hipFrom = between(garment.waist[side], outer, 0.25);
    handles.push({ id: `${side}.hip`, from: hipFrom, to: hip });
    if (!garment.crotch) {
      // A skirt hangs from the hips, as long and wide as cut.
      const length = (outer.y - top.y) * scale;
      const cut = Math.abs(outer.x - top.x) * scale;
      handles.push({
        id: `${side}.hem`,
        from: outer,
        to: plus(
          plus(waistAt, unit(plus(down(body), { x: 0, y: 1 })), length),
          { x: Math.sign(out.x) || 1, y: 0 },
          Math.max(cut * WORN_SKIRT, hipHalf * 1.4),
        ),
      });
      continue;
    }
    const leg = legOf(body[side]);
    if (leg.length < 2) leg.push(plus(leg[0] as Point, down(body), body.torso * 1.7));
    const end = inner ? between(outer, inner) : outer;
    // Trouser legs are as long as the part below the crotch, judged by the visible leg; shorts stay short.
    const whole = lengthOf(leg) * (leg.length > 2 ? 1 : 2);
    const cut = (end.y - garment.crotch.y) * scale + hipHalf * 0.75;
    // Laid flat they are as wide as half of a waist: trousers that nearly reach the ankles are meant to do so.
    const rise = Math.max(1, garment.crotch.y - top.y);
    const length = cut > whole * FULL_LENGTH || (end.y - garment.crotch.y) / rise > LONG_LEGS ? whole : cut;
    const sign = side === 'a' ? 1 : -1;
    const place = (share: number, from: { outer: Point; inner: Point }, name: string) => {
      const on = alongLimb(leg, length * share);
      const normal = { x: -on.along.y * sign, y: on.along.x * sign };
      const thick = halfLimb(body, on.at, on.along, hipHalf * (share > 0.7 ? 0.38 : 0.52)) * 1.12;
      const wide = Math.max(thick, Math.min((distance(from.outer, from.inner) * scale * WORN_LEG) / 2, thick * 1.9));
      handles.push(
        { id: `${side}.${name}Outer`, from: from.outer, to: plus(on.at, normal, wide) },
        { id: `${side}.${name}Inner`, from: from.inner, to: plus(on.at, normal, -wide) },
      );
    };
    const ends = { outer, inner: inner ?? outer };
    place(1, ends, 'hem');
    // Both legs close to the crotch: the body shows between them otherwise.
    place(0.2, { outer: between(hipFrom, outer, 0.16), inner: between(garment.crotch, ends.inner, 0.12) }, 'thigh');
    if (length > whole * 0.6)
      place(0.5, { outer: between(hipFrom, outer, 0.4), inner: between(garment.crotch, ends.inner, 0.4) }, 'knee');
  }
  return handles;
}

/** Handles with the places the user dragged them to. */
export function withDragged(handles: readonly Handle[], dragged: Readonly<Record<string, Point>>): Handle[] {
  return handles.map((handle) => ({ ...handle, to: dragged[handle.id] ?? handle.to }));
}
