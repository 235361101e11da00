/**
 * Turns matches into colors: every patch over a pixel of the hole votes for its match's color there. Wexler, Shechtman
 * and Irani, "Space-Time Completion of Video", 2007; the width of the weights as in Newson, Almansa, Gousseau and
 * Pérez, "Non-Local Patch-Based Image Inpainting", 2017.
 */
import { RADIUS, type Level, type Places } from './level.ts';
import type { Matches } from './patch-match.ts';

/** The distance below which this share of the targets stays. */
function distanceAt(share: number, { targets }: Places, { distance }: Matches): number {
  // A sample is enough, and sorting a million numbers is not free.
  const step = Math.max(1, Math.floor(targets.length / 4000));
  const some: number[] = [];
  for (let index = 0; index < targets.length; index += step) some.push(distance[targets[index] as number] as number);
  some.sort((a, b) => a - b);
  return some[Math.min(some.length - 1, Math.floor(share * some.length))] ?? 0;
}

/**
 * Fills the level's hole with the weighted mean of the patches' votes.
 * @param share quantile of the distances that is the width of the weights: a small one follows the best matches
 * @returns the mean change of a value, 0..255
 */
export function fillByVotes(level: Level, places: Places, matches: Matches, share: number): number {
  const { width, height, channels, data, hole } = level;
  const { isTarget } = places;
  const { source, distance } = matches;
  const spread = 2 * Math.max(1, distanceAt(share, places, matches));
  const sums = new Float64Array(channels);
  // Writing in place is safe: sources never lie in the hole.
  let changed = 0;
  let filled = 0;
  for (let y = 0; y < height; y += 1) {
    const [fromY, toY] = [Math.max(RADIUS, y - RADIUS), Math.min(height - 1 - RADIUS, y + RADIUS)];
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (!hole[at]) continue;
      const [fromX, toX] = [Math.max(RADIUS, x - RADIUS), Math.min(width - 1 - RADIUS, x + RADIUS)];
      sums.fill(0);
      let weights = 0;
      for (let middleY = fromY; middleY <= toY; middleY += 1) {
        for (let middleX = fromX; middleX <= toX; middleX += 1) {
          const middle = middleY * width + middleX;
          if (!isTarget[middle]) continue;
          // Never zero: in a corner there may be only one patch.
          const weight = Math.exp(-(distance[middle] as number) / spread) + 1e-9;
          const from = ((source[middle] as number) + at - middle) * channels;
          weights += weight;
          for (let channel = 0; channel < channels; channel += 1)
            sums[channel] = (sums[channel] as number) + weight * (data[from + channel] as number);
        }
      }
      if (weights === 0) continue;
      filled += channels;
      for (let channel = 0; channel < channels; channel += 1) {
        const value = Math.round((sums[channel] as number) / weights);
        changed += Math.abs(value - (data[at * channels + channel] as number));
        data[at * channels + channel] = value;
      }
    }
  }
  return filled === 0 ? 0 : changed / filled;
}

/** For each pixel of the hole the source pixel in the best patch over it; -1 elsewhere. */
export function bestSources(
  { width, height, hole }: Level,
  { isTarget }: Places,
  { source, distance }: Matches,
): Int32Array {
  const best = new Int32Array(width * height).fill(-1);
  for (let y = 0; y < height; y += 1) {
    const [fromY, toY] = [Math.max(RADIUS, y - RADIUS), Math.min(height - 1 - RADIUS, y + RADIUS)];
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (!hole[at]) continue;
      let least = Infinity;
      for (let middleY = fromY; middleY <= toY; middleY += 1) {
        for (
          let middleX = Math.max(RADIUS, x - RADIUS);
          middleX <= Math.min(width - 1 - RADIUS, x + RADIUS);
          middleX += 1
        ) {
          const middle = middleY * width + middleX;
          if (!isTarget[middle]) continue;
          // On a tie, takes the patch centred closest to the pixel, which says most about it.
          const off = Math.abs(middleX - x) + Math.abs(middleY - y);
          const found = (distance[middle] as number) * (1 + 0.02 * off);
          if (found < least) {
            least = found;
            best[at] = (source[middle] as number) + at - middle;
          }
        }
      }
    }
  }
  return best;
}
