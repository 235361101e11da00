/**
 * Finds for each patch that touches the hole the most similar known patch: PatchMatch, by Barnes, Shechtman,
 * Finkelstein and Goldman, "PatchMatch: A Randomized Correspondence Algorithm for Structural Image Editing", 2009. A
 * neighbour's good match, shifted along, is likely a good one here; random search finds the first good ones.
 */
import { RADIUS, type Level, type Places } from './level.ts';

/** Matches by target index; -1 where there is no target. */
export interface Matches {
  /** Index of the matching patch's center. */
  source: Int32Array;
  /** Sum of squared differences. */
  distance: Float32Array;
}

/** The sum of squared differences of two patches, or anything above `limit` once it is passed. */
export function patchDistance({ width, channels, data }: Level, one: number, two: number, limit: number): number {
  const span = (2 * RADIUS + 1) * channels;
  const stride = width * channels;
  let first = (one - RADIUS * width - RADIUS) * channels;
  let second = (two - RADIUS * width - RADIUS) * channels;
  let sum = 0;
  for (let row = -RADIUS; row <= RADIUS; row += 1) {
    for (let at = 0; at < span; at += 1) {
      const difference = (data[first + at] as number) - (data[second + at] as number);
      sum += difference * difference;
    }
    if (sum > limit) return sum;
    first += stride;
    second += stride;
  }
  return sum;
}

/** Measures every match again after the hole's colors have changed. */
export function measureMatches(level: Level, { targets }: Places, { source, distance }: Matches): void {
  for (const target of targets) distance[target] = patchDistance(level, target, source[target] as number, Infinity);
}

/** Matches at random. */
export function randomMatches({ width, height }: Level, { targets, sources }: Places, random: () => number): Matches {
  const matches = { source: new Int32Array(width * height).fill(-1), distance: new Float32Array(width * height) };
  for (const target of targets) matches.source[target] = sources[Math.floor(random() * sources.length)] as number;
  return matches;
}

/** One pass over all targets, forwards or backwards. `reach`: radius of the random search, px. */
export function improveMatches(
  level: Level,
  { targets, isTarget, isSource }: Places,
  { source, distance }: Matches,
  backwards: boolean,
  reach: number,
  random: () => number,
): void {
  const { width, height } = level;
  const step = backwards ? -1 : 1;
  const count = width * height;
  for (let index = 0; index < targets.length; index += 1) {
    const target = targets[backwards ? targets.length - 1 - index : index] as number;
    let best = source[target] as number;
    let least = distance[target] as number;
    // A step past the row's end hits a pixel too close to the edge to be a source.
    for (const neighbour of [target - step, target - step * width]) {
      if (neighbour < 0 || neighbour >= count || !isTarget[neighbour]) continue;
      const candidate = (source[neighbour] as number) + target - neighbour;
      if (candidate < 0 || candidate >= count || !isSource[candidate] || candidate === best) continue;
      const found = patchDistance(level, target, candidate, least);
      if (found < least) {
        least = found;
        best = candidate;
      }
    }
    for (let around = reach; around >= 1; around /= 2) {
      const middleX = best % width;
      const middleY = (best - middleX) / width;
      const x = Math.round(middleX + (random() * 2 - 1) * around);
      const y = Math.round(middleY + (random() * 2 - 1) * around);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const candidate = y * width + x;
      if (!isSource[candidate] || candidate === best) continue;
      const found = patchDistance(level, target, candidate, least);
      if (found < least) {
        least = found;
        best = candidate;
      }
    }
    source[target] = best;
    distance[target] = least;
  }
}

/** Tries the same shifts for every target. `shifts`: index differences of this level. */
export function tryShifts(
  level: Level,
  { targets, isSource }: Places,
  { source, distance }: Matches,
  shifts: readonly { x: number; y: number }[],
): void {
  const { width, height } = level;
  for (const target of targets) {
    const x = target % width;
    const y = (target - x) / width;
    for (const shift of shifts) {
      const [toX, toY] = [x + shift.x, y + shift.y];
      if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
      const candidate = toY * width + toX;
      if (!isSource[candidate] || candidate === source[target]) continue;
      const found = patchDistance(level, target, candidate, distance[target] as number);
      if (found >= (distance[target] as number)) continue;
      distance[target] = found;
      source[target] = candidate;
    }
  }
}

/**
 * A level's matches at the next finer one: the same shifts, twice as long. Invalid sources there are replaced by random
 * ones.
 */
export function finerMatches(
  coarse: Level,
  matches: Matches,
  fine: Level,
  { targets, isSource, sources }: Places,
  random: () => number,
): Matches {
  const { width, height } = fine;
  const finer = { source: new Int32Array(width * height).fill(-1), distance: new Float32Array(width * height) };
  const inner = (value: number, length: number) => Math.min(length - 1 - RADIUS, Math.max(RADIUS, value));
  for (const target of targets) {
    const x = target % width;
    const y = (target - x) / width;
    const half = inner(y >> 1, coarse.height) * coarse.width + inner(x >> 1, coarse.width);
    const from = matches.source[half] as number;
    let found = -1;
    if (from >= 0) {
      const fromX = from % coarse.width;
      const shiftX = 2 * (fromX - (half % coarse.width));
      const shiftY = 2 * ((from - fromX) / coarse.width - Math.floor(half / coarse.width));
      const [toX, toY] = [x + shiftX, y + shiftY];
      if (toX >= 0 && toY >= 0 && toX < width && toY < height && isSource[toY * width + toX]) found = toY * width + toX;
      finer.distance[target] = matches.distance[half] as number;
    }
    finer.source[target] = found >= 0 ? found : (sources[Math.floor(random() * sources.length)] as number);
  }
  return finer;
}
