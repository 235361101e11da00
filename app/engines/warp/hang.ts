/** Hangs a garment on a body: finds the target of each of its points. The user can drag these pairs afterwards. */
import { alongLimb, halfLimb, lengthOf, reach, type Body, type BodySide } from './body.ts';
import type { BottomPoints, TopPoints, TopSide } from './garment-points.ts';
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
/** A second seam point on the body, between collar and shoulder. */
const RIDGE = 0.55;
/** Sleeves that would end below this share of the arm are long ones. */
const LONG_SLEEVE = 0.84;
/** Thickness of cloth over a shoulder, as a share of its span. */
const THICK = 0.015;
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

/** Half of the torso's width at a point of its axis: from the silhouette, where no arm hangs next to it. */
function halfTorso(body: Body, at: Point, side: 'a' | 'b', otherwise: number): number {
  const found = reach(body, at, towards(side, body), { most: otherwise * 1.7, otherwise });
  return Math.max(otherwise * 0.7, found);
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
    if (!isBare)
      handles.push({
        id: `${side}.seam`,
        from: between(from.collar, from.shoulder, RIDGE),
        to: plus(between(collar, seam, RIDGE), body.up, liftOver(body, collar, seam)),
      });
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
    handles.push(...sleeveHandles(from, side, body, scale, seam, armpit));
  }
  handles.push({ id: 'hem', from: middle, to: axis(length) });
  return handles;
}

/** Collars and straps lie on the slope from neck to shoulder, as far out as they are cut. */
function slopePlace(garment: TopPoints, own: Point, side: 'a' | 'b', body: Body, scale: number, top: Point): Point {
  const middle = between(garment.a.shoulder, garment.b.shoulder);
  const half = Math.min(Math.abs(own.x - between(garment.a.collar, garment.b.collar).x) * scale, body.span * 0.5);
  const start = plus(top, towards(side, body), half);
  const cut = Math.max(0, Math.min((middle.y - own.y) * scale, body.span * 0.26));
  // Neck or hair above hides the slope: uses the other side's, else roughly the garment's cut.
  const above = overSlope(body, start) ?? overSlope(body, plus(top, towards(side, body), -half)) ?? cut * 0.6;
  return plus(start, body.up, Math.max(0, Math.min(above, cut * 1.3 + body.span * 0.02)));
}

/**
 * Shoulders are rounder than cloth: lifts the seam between collar and shoulder by this, so that little of the body
 * shows above it, px.
 */
function liftOver(body: Body, collar: Point, seam: Point): number {
  const above = [0.4, RIDGE, 0.7].map((share) => overSlope(body, between(collar, seam, share)) ?? 0);
  return Math.max(0, Math.min(Math.max(...above) * 0.6, body.span * 0.04));
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
  { cuff, shoulder, armpit }: TopSide,
  side: 'a' | 'b',
  body: Body,
  scale: number,
  seam: Point,
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
  const widthAt = (share: number) =>
    (distance(shoulder, armpit) * (1 - share) + distance(cuff.outer, cuff.inner) * share) * scale;
  const at = (share: number, from: { outer: Point; inner: Point }, name: string): Handle[] => {
    const on = alongLimb(arm, length * share);
    const out = { x: -on.along.y * sign, y: on.along.x * sign };
    const thick = halfLimb(body, on.at, on.along, body.span * HALF_ARM * (share * length > upper ? 0.72 : 1)) * 1.1;
    const half = Math.max(thick, Math.min((widthAt(share) * WORN_SLEEVE) / 2, thick * 1.35));
    return [
      { id: `${side}.${name}Outer`, from: from.outer, to: plus(on.at, out, half) },
      { id: `${side}.${name}Inner`, from: from.inner, to: plus(on.at, out, -half) },
    ];
  };
  const handles = at(1, cuff, 'cuff');
  // Long sleeves bend with the arm.
  if (length > upper * 1.2 && distance(seam, armpitTo) > 0) {
    const share = upper / length;
    handles.push(
      ...at(share, { outer: between(shoulder, cuff.outer, share), inner: between(armpit, cuff.inner, share) }, 'elbow'),
    );
  }
  return handles;
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
