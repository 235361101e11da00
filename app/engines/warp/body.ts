/** A body for hanging garments on: joints by the side on which they appear, directions, and the silhouette's edges. */
import {
  between,
  distance,
  edgeFrom,
  minus,
  plus,
  unit,
  type JointName,
  type Person,
  type Point,
  type Silhouette,
} from './person.ts';

/** One arm and leg, as far as visible. `a` is the side at the picture's left. */
export interface BodySide {
  shoulder: Point;
  elbow: Point | null;
  wrist: Point | null;
  hip: Point;
  knee: Point | null;
  ankle: Point | null;
}

export interface Body {
  a: BodySide;
  b: BodySide;
  /** From shoulder to shoulder, px; for somebody seen from the side, estimated from the torso's length. */
  span: number;
  /** From the middle of the shoulders to the middle of the hips, px. */
  torso: number;
  /** Unit vectors: from `a` to `b`, and from hips to shoulders. */
  across: Point;
  up: Point;
  shoulders: Point;
  hips: Point;
  /** Whether the hips are visible: otherwise they are estimated below the shoulders. */
  hasHips: boolean;
  /**
   * Whether the shoulders are visible: otherwise they are estimated above the hips, for garments that hang from these.
   */
  hasShoulders: boolean;
  silhouette: Silhouette | null;
}

/**
 * Ratio of the torso's length to the shoulders' width when no hips are visible; close to the mean of adults by ANSUR
 * II.
 */
const TORSO_BY_SPAN = 1.35;
/**
 * Estimates the torso of a photo from the waist down by the thigh, or by the distance of the hips without a visible
 * knee (the figures' own).
 */
const TORSO_BY_THIGH = 1.05;
const TORSO_BY_HIPS = 2.7;
/** Joints with a lower score are ignored. */
export const LEAST_SCORE = 0.25;

/** Null: neither both shoulders nor both hips were found. */
export function bodyOf({ joints }: Person, silhouette: Silhouette | null): Body | null {
  const joint = (name: JointName): Point | null => {
    const found = joints[name];
    return found && found.score >= LEAST_SCORE ? { x: found.x, y: found.y } : null;
  };
  const seenShoulders = { left: joint('leftShoulder'), right: joint('rightShoulder') };
  const hasShoulders = seenShoulders.left !== null && seenShoulders.right !== null;
  const { left, right } = hasShoulders ? seenShoulders : shouldersAbove(joint);
  if (!left || !right) return null;
  // Seen from behind, the person's left is at the picture's left.
  const [a, b] = left.x < right.x ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const [shoulderA, shoulderB] = a === 'left' ? [left, right] : [right, left];
  const seen = distance(shoulderA, shoulderB);
  const shoulders = between(shoulderA, shoulderB);
  const across = unit(minus(shoulderB, shoulderA));
  const [hipA, hipB] = [joint(`${a}Hip`), joint(`${b}Hip`)];
  const guessed = plus(shoulders, { x: -across.y, y: across.x }, seen * TORSO_BY_SPAN);
  const hips = hipA && hipB ? between(hipA, hipB) : guessed;
  const torso = distance(shoulders, hips);
  const span = Math.max(seen, torso * 0.35);
  const up = unit(minus(shoulders, hips));
  const side = (name: 'left' | 'right', shoulder: Point, hip: Point | null, sign: number): BodySide => ({
    shoulder,
    elbow: joint(`${name}Elbow`),
    wrist: joint(`${name}Wrist`),
    knee: joint(`${name}Knee`),
    ankle: joint(`${name}Ankle`),
    hip: hip ?? plus(hips, across, sign * span * 0.3),
  });
  return {
    a: side(a, shoulderA, hipA, -1),
    b: side(b, shoulderB, hipB, 1),
    span,
    torso,
    across,
    up,
    shoulders,
    hips,
    hasHips: hipA !== null && hipB !== null,
    hasShoulders,
    silhouette,
  };
}

/** Estimates the shoulders when only hips and legs are visible. */
function shouldersAbove(joint: (name: JointName) => Point | null): { left: Point | null; right: Point | null } {
  const [left, right] = [joint('leftHip'), joint('rightHip')];
  if (!left || !right) return { left: null, right: null };
  const hips = between(left, right);
  const thighs = (
    [
      ['leftKnee', left],
      ['rightKnee', right],
    ] as const
  ).flatMap(([name, hip]) => {
    const knee = joint(name);
    return knee ? [distance(hip, knee)] : [];
  });
  const torso = thighs.length > 0 ? Math.max(...thighs) * TORSO_BY_THIGH : distance(left, right) * TORSO_BY_HIPS;
  const across = unit(minus(right, left));
  // The head's side is up, whichever way along the picture that is.
  const up = across.x > 0 ? { x: across.y, y: -across.x } : { x: -across.y, y: across.x };
  const middle = plus(hips, up, torso);
  const half = torso / TORSO_BY_SPAN / 2;
  return { left: plus(middle, across, -half), right: plus(middle, across, half) };
}

/** Distance from a point to the silhouette's edge towards a direction, at most `most`; `otherwise` px where unknown. */
export function reach(
  { silhouette }: Body,
  from: Point,
  direction: Point,
  { most, otherwise }: { most: number; otherwise: number },
): number {
  const edge = silhouette && edgeFrom(silhouette, from, direction, most);
  return edge ? distance(from, edge) : otherwise;
}

/** Half of a limb's width at a point of it, px: to the nearer edge on both sides; `otherwise` where neither is near. */
export function halfLimb(body: Body, at: Point, along: Point, otherwise: number): number {
  const normal = { x: -along.y, y: along.x };
  const limits = { most: otherwise * 1.9, otherwise: Number.NaN };
  const found = [reach(body, at, normal, limits), reach(body, at, { x: -normal.x, y: -normal.y }, limits)].filter(
    (value) => !Number.isNaN(value),
  );
  if (found.length === 0) return otherwise;
  const mean = found.reduce((sum, value) => sum + value, 0) / found.length;
  return Math.max(otherwise * 0.55, Math.min(otherwise * 1.6, mean));
}

export interface OnLimb {
  at: Point;
  /** Unit vector towards the hand or foot. */
  along: Point;
}

/**
 * A point at this distance along a limb, px; beyond its last joint the limb continues straight, up to a tenth of its
 * length.
 */
export function alongLimb(points: readonly Point[], length: number): OnLimb {
  const known = points.length > 1 ? points : [points[0] as Point, plus(points[0] as Point, { x: 0, y: 1 })];
  let left = Math.max(0, length);
  for (let index = 0; index + 1 < known.length; index += 1) {
    const [from, to] = [known[index] as Point, known[index + 1] as Point];
    const part = distance(from, to);
    const last = index + 2 === known.length;
    if (left > part && !last) {
      left -= part;
      continue;
    }
    const share = part < 1e-6 ? 0 : Math.min(left / part, last ? 1.1 : 1);
    // Around a joint the direction turns gradually.
    const own = unit(minus(to, from));
    const next = last ? own : unit(minus(known[index + 2] as Point, to));
    const before = index === 0 ? own : unit(minus(from, known[index - 1] as Point));
    const turn = Math.max(0, (share - 0.75) * 2);
    const turned = Math.max(0, (0.25 - share) * 2);
    return {
      at: between(from, to, share),
      along: unit(
        plus(plus({ x: own.x * (1 - turn - turned), y: own.y * (1 - turn - turned) }, next, turn), before, turned),
      ),
    };
  }
  return { at: known.at(-1) as Point, along: { x: 0, y: 1 } };
}

export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, index) => sum + distance(points[index] as Point, point), 0);
