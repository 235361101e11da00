/**
 * The shifts by which a picture most resembles itself: along a table's edge, from tile to tile. Missing content is most
 * likely found one of them away. He and Sun, "Statistics of Patch Offsets for Image Completion",
 * 2012.
 */
import { patchDistance } from './patch-match.ts';
import { RADIUS, type Level, type Places } from './level.ts';

/** How many shifts are worth trying. */
const SHIFTS = 48;
/** Shifts shorter than this share of the longer side only show that neighbours are alike. */
const SHORTEST = 1 / 16;
/** Most known patches to compare. */
const ASKED = 16_000;
const PASSES = 4;
/** Peaks closer than this count as one, px. */
const APART = 3;

export interface Shift {
  x: number;
  y: number;
}

/** Most common first. For levels of up to a few hundred px a side. */
export function commonShifts(level: Level, { sources, isSource }: Places, random: () => number): Shift[] {
  const { width, height } = level;
  const shortest = Math.max(6, SHORTEST * Math.max(width, height));
  const step = Math.max(1, Math.ceil(sources.length / ASKED));
  const match = new Int32Array(width * height).fill(-1);
  const least = new Float32Array(width * height).fill(Infinity);
  const count = width * height;
  const allowed = (one: number, two: number) => {
    if (two < 0 || two >= count || !isSource[two]) return false;
    const x = (two % width) - (one % width);
    const y = Math.floor(two / width) - Math.floor(one / width);
    return x * x + y * y >= shortest * shortest;
  };
  const consider = (one: number, two: number) => {
    if (!allowed(one, two) || match[one] === two) return;
    const found = patchDistance(level, one, two, least[one] as number);
    if (found >= (least[one] as number)) return;
    least[one] = found;
    match[one] = two;
  };
  for (let pass = 0; pass < PASSES; pass += 1) {
    const sign = pass % 2 === 0 ? 1 : -1;
    for (let index = 0; index < sources.length; index += step) {
      const one = sources[sign > 0 ? index : sources.length - 1 - index] as number;
      consider(one, sources[Math.floor(random() * sources.length)] as number);
      for (const neighbour of [one - sign * step, one - sign * width]) {
        if (neighbour >= 0 && neighbour < count && (match[neighbour] as number) >= 0)
          consider(one, (match[neighbour] as number) + one - neighbour);
      }
      for (let around = Math.max(width, height) / 2; around >= 1; around /= 2) {
        const middle = match[one] as number;
        if (middle < 0) break;
        const x = Math.round((middle % width) + (random() * 2 - 1) * around);
        const y = Math.round(Math.floor(middle / width) + (random() * 2 - 1) * around);
        if (x >= RADIUS && y >= RADIUS && x < width - RADIUS && y < height - RADIUS) consider(one, y * width + x);
      }
    }
  }
  return peaksOf(level, match);
}

function peaksOf({ width, height }: Level, match: Int32Array): Shift[] {
  const wide = 2 * width + 1;
  const votes = new Uint32Array(wide * (2 * height + 1));
  for (let one = 0; one < match.length; one += 1) {
    const two = match[one] as number;
    if (two < 0) continue;
    const x = (two % width) - (one % width);
    const y = Math.floor(two / width) - Math.floor(one / width);
    const at = (y + height) * wide + x + width;
    votes[at] = (votes[at] as number) + 1;
    // Shifts are symmetric: each counts in both directions.
    const back = (height - y) * wide + width - x;
    votes[back] = (votes[back] as number) + 1;
  }
  const order = [...votes.keys()]
    .filter((at) => (votes[at] as number) > 2)
    .sort((a, b) => (votes[b] as number) - (votes[a] as number));
  const shifts: Shift[] = [];
  for (const at of order) {
    const shift = { x: (at % wide) - width, y: Math.floor(at / wide) - height };
    if (shifts.some(({ x, y }) => Math.abs(x - shift.x) < APART && Math.abs(y - shift.y) < APART)) continue;
    shifts.push(shift);
    if (shifts.length === SHIFTS) break;
  }
  return shifts;
}
