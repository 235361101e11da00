/**
 * Completes a hole in a picture from its surroundings: at the coarsest size patch by patch from the edge, then at each
 * finer size by alternating matches and votes until they agree, at last by blending copies without seams.
 */
import { blendCopies } from './blend.ts';
import { fillFromEdge } from './first-fill.ts';
import { finestLevel, halfLevel, placesOf, RADIUS, type Level, type Places } from './level.ts';
import { commonShifts, type Shift } from './common-shifts.ts';
import { finerMatches, improveMatches, measureMatches, randomMatches, tryShifts, type Matches } from './patch-match.ts';
import { depthOf } from '../pixels/masks.ts';
import { randomOf, type Mask, type Pixels } from '../pixels/pixels.ts';
import { bestSources, fillByVotes } from './vote.ts';

/**
 * Depth of the hole at the coarsest level, px: deeper, and it is guessed patch after patch; less, and thin lines have
 * vanished.
 */
const COARSE_DEPTH = 8;
/** Least shorter side of the coarsest level, so that there is enough to choose from. */
const COARSE_SIDE = 28;
/** With fewer patches to copy from the result would repeat one patch. */
const LEAST_SOURCES = 60;
/** Most rounds of matches and votes: coarse levels decide the content, fine ones only its look. */
const MOST_TURNS = 9;
/** A smaller change (mean, of 255) counts as none. */
const SETTLED = 0.6;
/** Holes with more pixels than these take votes at coarser levels only. */
const VOTED_PIXELS = 900_000;
/** Reach of random search at the finest levels, px: the sources are decided by then. */
const FINE_REACH = 48;
/** Longer side of the level in which the picture is compared with itself, px. */
const SHIFTS_SIDE = 260;

export interface CompleteOptions {
  /** Inside: may be compared, but not copied from. */
  avoid?: Mask | null;
  /** 1: a line drawn through the hole, which no longer belongs to the hole; known at every size. */
  firm?: Uint8Array | null;
  seed?: number;
  progress?: (share: number) => void;
}

/** Levels from the finest to the coarsest. `depth`: of the hole, px. */
function levelsOf(picture: Pixels, hole: Mask, avoid: Mask | null, firm: Uint8Array | null, depth: number): Level[] {
  const levels = [finestLevel(picture, hole, avoid, firm)];
  for (
    let last = levels[0] as Level, deep = depth;
    deep > COARSE_DEPTH && Math.min(last.width, last.height) >= 2 * COARSE_SIDE;
    deep /= 2
  ) {
    last = halfLevel(last);
    // The coarsest level needs something to copy.
    if (placesOf(last).sources.length < LEAST_SOURCES) break;
    levels.push(last);
  }
  return levels;
}

/** Colors only: at the finest level patches are small compared with textures. */
function colorLevel(level: Level, colors: number): Level {
  const pixels = level.width * level.height;
  const data = new Uint8Array(pixels * colors);
  for (let at = 0; at < pixels; at += 1)
    for (let channel = 0; channel < colors; channel += 1)
      data[at * colors + channel] = level.data[at * level.channels + channel] as number;
  return { ...level, channels: colors, data };
}

function settle(
  level: Level,
  places: Places,
  matches: Matches,
  shifts: readonly Shift[],
  turns: number,
  reach: number,
  random: () => number,
): void {
  for (let turn = 0; turn < turns; turn += 1) {
    measureMatches(level, places, matches);
    if (turn < 2) tryShifts(level, places, matches, shifts);
    improveMatches(level, places, matches, false, reach, random);
    improveMatches(level, places, matches, true, reach, random);
    // At first all patches vote, at the end only the best.
    const share = 0.75 - (0.5 * turn) / Math.max(1, turns - 1);
    if (fillByVotes(level, places, matches, share) < SETTLED && turn > 0) break;
  }
  measureMatches(level, places, matches);
}

/**
 * @param picture changed: its hole is filled
 * @param hole inside: to be filled
 * @returns false, and nothing changed, when there is too little to copy from
 */
export function completePixels(
  picture: Pixels,
  hole: Mask,
  { avoid = null, firm = null, seed = 1, progress = () => undefined }: CompleteOptions = {},
): boolean {
  const random = randomOf(seed);
  const whole = firm ? { ...hole, data: hole.data.map((value, at) => (value || firm[at] ? 1 : 0)) } : hole;
  const depth = depthOf(whole).reduce((most, value) => Math.max(most, value), 0);
  const levels = levelsOf(picture, hole, avoid, firm, depth);
  const [finest] = levels as [Level, ...Level[]];
  let finer = placesOf(finest);
  if (finer.sources.length < LEAST_SOURCES || finer.targets.length === 0) return false;
  // Each level costs about four times as much as the one before it.
  const total = levels.reduce((sum, _, index) => sum + 4 ** -index, 0);
  const compared = Math.max(
    0,
    levels.findIndex(({ width, height }) => Math.max(width, height) <= SHIFTS_SIDE),
  );
  const shifts = commonShifts(levels[compared] as Level, placesOf(levels[compared] as Level), random);
  /** Converts an index from the level of the shifts to another. */
  const scaleOf = (index: number) => 2 ** (compared - index);
  let done = 0;
  let matches: Matches | null = null;
  let before: Level | null = null;
  for (let index = levels.length - 1; index >= 0; index -= 1) {
    const level = index === 0 ? colorLevel(levels[0] as Level, picture.channels) : (levels[index] as Level);
    const places = index === 0 ? finer : placesOf(level);
    const span = Math.max(level.width, level.height);
    if (!matches || !before) {
      fillFromEdge(level, places);
      matches = randomMatches(level, places, random);
      measureMatches(level, places, matches);
      for (let pass = 0; pass < 6; pass += 1) improveMatches(level, places, matches, pass % 2 === 1, span, random);
    } else {
      matches = finerMatches(before, matches, level, places, random);
      fillByVotes(level, places, matches, 0.5);
    }
    const isLarge = places.targets.length > VOTED_PIXELS;
    const turns = index === 0 && levels.length > 1 ? (isLarge ? 1 : 2) : Math.min(MOST_TURNS, 4 + 2 * index);
    // At the finest level the layout is settled.
    const here =
      index === 0 && levels.length > 1
        ? []
        : shifts.map(({ x, y }) => ({ x: Math.round(x * scaleOf(index)), y: Math.round(y * scaleOf(index)) }));
    settle(level, places, matches, here, turns, index < 2 && levels.length > 1 ? FINE_REACH : span, random);
    before = level;
    finer = index === 0 ? places : finer;
    done += 4 ** -index;
    progress((0.9 * done) / total);
  }
  if (!matches || !before) return false;
  const from = bestSources(before, finer, matches);
  fillLeft(before, from);
  blendCopies(picture, hole.data, from);
  progress(1);
  return true;
}

/** Pixels that no patch covers, in pictures hardly larger than one: they copy their neighbour's source. */
function fillLeft({ width, hole }: Level, from: Int32Array): void {
  let known = from.find((value) => value >= 0) ?? RADIUS * width + RADIUS;
  for (let at = 0; at < from.length; at += 1) {
    if ((from[at] as number) >= 0) known = from[at] as number;
    else if (hole[at]) from[at] = known;
  }
}
