/**
 * Two parallel edges of one thin thing: a joint, a wire, a strap. Drawn as one, it keeps its width, and where two of
 * them cross, both continue.
 */
import type { Mask, Pixels } from '../pixels/pixels.ts';
import type { Edge } from './edges.ts';
import { meanAt, profileOf, type Profile } from './profile.ts';

/** Thicker things are two edges, as a multiple of the bands' half width. */
const THICKEST = 4;
/** Largest difference between a thin thing's two sides, as a share of its own difference from them. */
const SIDES_ALIKE = 0.45;

/** Colors on one side of a line, without the line itself. */
function sideColors(profile: Profile, from: number, to: number): number[] {
  return Array.from(
    { length: profile.channels },
    (_, channel) => (meanAt(profile, from, channel) + meanAt(profile, to, channel)) / 2,
  );
}

const apart = (one: readonly number[], other: readonly number[]) =>
  one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] as number))), 0);

/** The line midway between two edges, from the hole on. */
function midway(one: Edge, other: Edge, inHole: (x: number, y: number) => boolean): Edge | null {
  const [sumX, sumY] = [one.outX + other.outX, one.outY + other.outY];
  const long = Math.hypot(sumX, sumY);
  const [outX, outY] = [sumX / long, sumY / long];
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const reach = Math.hypot(one.x - other.x, one.y - other.y) + 2;
  for (let back = reach; back >= -reach; back -= 0.5) {
    const [x, y] = [middle.x + outX * back, middle.y + outY * back];
    if (inHole(x, y))
      return { x, y, outX, outY, bend: (one.bend + other.bend) / 2, length: Math.min(one.length, other.length) };
  }
  return null;
}

/** The ends, with pairs of edges of one thin thing merged. `half`: half the width of an edge's band, px. */
export function withRidges(
  picture: Pixels,
  hole: Mask,
  ends: readonly Profile[],
  half: number,
  within: number,
): Profile[] {
  const { width, height } = hole;
  const inHole = (x: number, y: number) => {
    const [px, py] = [Math.round(x), Math.round(y)];
    return px >= 0 && py >= 0 && px < width && py < height && hole.data[py * width + px] === 1;
  };
  const close: { one: number; other: number; wide: number }[] = [];
  for (const [one, { edge: a }] of ends.entries()) {
    for (const [other, { edge: b }] of ends.entries()) {
      if (other <= one || a.outX * b.outX + a.outY * b.outY < 0.99) continue;
      const wide = Math.abs((b.y - a.y) * a.outX - (b.x - a.x) * a.outY);
      const off = Math.abs((b.x - a.x) * a.outX + (b.y - a.y) * a.outY);
      if (wide >= 2 && wide <= THICKEST * half && off <= 3 * wide + 4) close.push({ one, other, wide });
    }
  }
  close.sort((a, b) => a.wide - b.wide);
  const taken = new Set<number>();
  const ridges: Profile[] = [];
  for (const { one, other, wide } of close) {
    if (taken.has(one) || taken.has(other)) continue;
    const edge = midway((ends[one] as Profile).edge, (ends[other] as Profile).edge, inHole);
    const reach = Math.ceil(wide / 2) + half + 2;
    const profile = edge && profileOf(picture, hole, edge, reach, within);
    if (!profile) continue;
    const [left, right] = [sideColors(profile, -reach + 1, -reach + 2), sideColors(profile, reach - 2, reach - 1)];
    const core = sideColors(profile, 0, 0);
    if (apart(left, right) > SIDES_ALIKE * Math.min(apart(core, left), apart(core, right))) continue;
    taken.add(one).add(other);
    ridges.push(profile);
  }
  return [...ridges, ...ends.filter((_, index) => !taken.has(index))];
}

/** How much the drawing at a place differs from both sides of its line, of 255: high at the core of something thin. */
export function coreAt(profile: Profile, aside: number): number {
  const { reach, channels } = profile;
  let [fromLeft, fromRight] = [0, 0];
  for (let channel = 0; channel < channels; channel += 1) {
    const here = meanAt(profile, aside, channel);
    fromLeft = Math.max(fromLeft, Math.abs(here - meanAt(profile, -reach + 2, channel)));
    fromRight = Math.max(fromRight, Math.abs(here - meanAt(profile, reach - 2, channel)));
  }
  return Math.min(fromLeft, fromRight);
}
