/**
 * The axis of a lone upright thing, a bottle or a box on a plain background: its two sides, found one after the other
 * as the strongest straight edges that run nearly upright (Duda and Hart, 1972). Only trusted if they have similar
 * lengths, are next to each other, are parallel or taper evenly, and no level line contradicts them.
 */
import { MOST_ANGLE, type Edges } from './line-edges.ts';

const STEP = 0.25;
/** A side covers at least this share of the picture's height. */
const SIDE = 0.14;
/** Least ratio of the shorter side to the longer. */
const ALIKE = 0.55;
/** Sides are at least this share of the height apart: a pencil has two sides as well, and an edge has two flanks. */
const APART = 0.05;
/**
 * Sides that differ by less are parallel, degrees; with nearly the same length they may taper by up to the other value.
 */
const PARALLEL = 1;
const TAPER = 9;
const ALIKE_TAPERED = 0.75;
/** Any other upright edge at a different angle must be weaker than this share of the weaker side. */
const ELSEWHERE = 0.75;
/** Edges at another angle than their line are noise and texture, degrees. */
const ITS_OWN = 4;
/** A level line that covers this share of the picture counts … */
const LEVEL = 0.22;
/** … if its angle differs by this much, degrees. */
const DISAGREEING = 1.5;

/** Angles whose lines have this share of the strongest one's edges count as equally good. */
const BLUNT = 0.95;
/** Smaller angles are within the measurement error, degrees. */
const LEAST_AXIS = 1.25;

interface Line {
  angle: number;
  /** px from the middle. */
  off: number;
  /** Edges on it. */
  count: number;
}

/** The straight line with the most edges, counting one pixel to either side. */
function strongest({ along, off, turn, length }: Edges): Line {
  const found: Line[] = [];
  const bins = new Uint16Array(2 * Math.ceil(length) + 2048);
  const middle = bins.length >> 1;
  for (let angle = -MOST_ANGLE; angle <= MOST_ANGLE; angle += STEP) {
    const [cosine, sine] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    bins.fill(0);
    const best: Line = { angle, off: 0, count: 0 };
    for (let at = 0; at < along.length; at += 1) {
      if (Math.abs((turn[at] as number) - angle) > ITS_OWN) continue;
      const bin = middle + Math.round((off[at] as number) * cosine - (along[at] as number) * sine);
      bins[bin] = (bins[bin] as number) + 1;
    }
    for (let bin = 1; bin < bins.length - 1; bin += 1) {
      const count = (bins[bin] as number) + ((bins[bin - 1] as number) + (bins[bin + 1] as number)) / 2;
      if (count > best.count) Object.assign(best, { off: bin - middle, count });
    }
    found.push(best);
  }
  const most = found.reduce((one, two) => (two.count > one.count ? two : one));
  // Blunt peaks have several equally good angles: takes their middle.
  const equal = found.filter(({ off: place, count }) => count >= BLUNT * most.count && Math.abs(place - most.off) < 8);
  return { ...most, angle: equal.reduce((sum, one) => sum + one.angle, 0) / equal.length };
}

/** Keeps only edges that are near a line, or only those that are not. */
function besides({ along, off, turn, length }: Edges, { angle, off: place }: Line, room: number, near: boolean): Edges {
  const [cosine, sine] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const isKept = (_: number, at: number) =>
    Math.abs((off[at] as number) * cosine - (along[at] as number) * sine - place) <= room === near;
  return { along: along.filter(isKept), off: off.filter(isKept), turn: turn.filter(isKept), length };
}

/** Length of the line formed by edges near it, px: the number of rows with one. */
function lengthOf(edges: Edges): number {
  return new Set(edges.along).size;
}

/** Clockwise rotation of the thing, degrees; null: there is none, or it can't be determined. */
export function uprightAxis(upright: Edges, level: Edges): number | null {
  const height = upright.length;
  if (upright.along.length < 2 * SIDE * height) return null;
  const one = strongest(upright);
  const ofOne = besides(upright, one, 2, true);
  const rest = besides(upright, one, APART * height, false);
  if (rest.along.length < SIDE * height) return null;
  const two = strongest(rest);
  const ofTwo = besides(rest, two, 2, true);
  const [shorter, longer] = [lengthOf(ofOne), lengthOf(ofTwo)].sort((a, b) => a - b) as [number, number];
  if (shorter < SIDE * height || shorter < ALIKE * longer) return null;
  const between = Math.abs(one.angle - two.angle);
  if (between > TAPER || (between > PARALLEL && shorter < ALIKE_TAPERED * longer)) return null;
  const axis = (one.angle + two.angle) / 2;
  const other = strongest(besides(rest, two, APART * height, false));
  if (other.count > ELSEWHERE * Math.min(one.count, two.count) && Math.abs(other.angle - axis) > PARALLEL + between / 2)
    return null;
  const across = strongest(level);
  return (across.count / 2 > LEVEL * level.length && Math.abs(across.angle - axis) > DISAGREEING) ||
    Math.abs(axis) < LEAST_AXIS
    ? null
    : axis;
}
