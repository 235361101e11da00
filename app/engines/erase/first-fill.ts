/**
 * The first guess, at the coarsest level: patch by patch from the hole's edge inwards, first where lines run into the
 * hole, so that they continue in it. Criminisi, Pérez and Toyama, "Region Filling and Object Removal by Exemplar-Based
 * Image Inpainting", 2004.
 */
import { RADIUS, type Level, type Places } from './level.ts';

/** Compares every source up to this number; beyond it, an even selection. */
const COMPARED = 6_000;
/**
 * A place without a line is as urgent as a line of this strength, 0..1: following lines alone would draw letters and
 * leaves far into a hole.
 */
const LEAST_URGENCY = 0.25;
/**
 * Cost of a source at a distance equal to the hole's length, as a squared difference of each value: nearby sources are
 * likelier.
 */
const FAR = 60;

/** Sum of squared differences over the known part of the target's patch. */
function knownDistance(
  { width, channels, data }: Level,
  known: Uint8Array,
  target: number,
  source: number,
  limit: number,
): number {
  let sum = 0;
  for (let dy = -RADIUS; dy <= RADIUS; dy += 1) {
    for (let dx = -RADIUS; dx <= RADIUS; dx += 1) {
      const at = target + dy * width + dx;
      if (!known[at]) continue;
      const from = (source + dy * width + dx) * channels;
      for (let channel = 0; channel < channels; channel += 1) {
        const difference = (data[at * channels + channel] as number) - (data[from + channel] as number);
        sum += difference * difference;
      }
    }
    if (sum > limit) return sum;
  }
  return sum;
}

/** The longer side of the hole's bounds, px. */
function sizeOf({ width, height, hole }: Level): number {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < hole.length; at += 1) {
    if (!hole[at]) continue;
    const x = at % width;
    const y = (at - x) / width;
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return Math.max(8, right - left + 1, bottom - top + 1);
}

/** Fills the level's hole. The level must have sources. */
export function fillFromEdge(level: Level, { isTarget, sources }: Places): void {
  const { width, height, channels, data, hole } = level;
  const known = hole.map((value) => (value ? 0 : 1));
  const confidence = Float32Array.from(known);
  const brightness = (at: number) =>
    ((data[at * channels] as number) + (data[at * channels + 1] as number) + (data[at * channels + 2] as number)) / 3;
  const stride = Math.max(1, Math.ceil(sources.length / COMPARED));
  const size = sizeOf(level);
  let left = known.reduce((sum, value) => sum + (value ? 0 : 1), 0);

  /** The strongest line that runs into the hole here, 0..1. */
  const lineAt = (at: number): number => {
    const x = at % width;
    const y = (at - x) / width;
    const isKnown = (px: number, py: number) =>
      px >= 0 && py >= 0 && px < width && py < height ? (known[py * width + px] as number) : 0;
    let normalX = isKnown(x + 1, y) - isKnown(x - 1, y);
    let normalY = isKnown(x, y + 1) - isKnown(x, y - 1);
    const length = Math.hypot(normalX, normalY) || 1;
    normalX /= length;
    normalY /= length;
    let strongest = 0;
    for (let dy = -2; dy <= 2; dy += 1) {
      for (let dx = -2; dx <= 2; dx += 1) {
        const [px, py] = [x + dx, y + dy];
        if (!isKnown(px, py) || !isKnown(px + 1, py) || !isKnown(px, py + 1)) continue;
        const near = py * width + px;
        const across = brightness(near + 1) - brightness(near);
        const down = brightness(near + width) - brightness(near);
        // Lines run where nothing changes: at right angles to the gradient.
        strongest = Math.max(strongest, Math.abs(-down * normalX + across * normalY));
      }
    }
    return strongest / 255;
  };
  /** Patch centers must keep off the level's edge. */
  const middleFor = (at: number): number => {
    const x = Math.min(width - 1 - RADIUS, Math.max(RADIUS, at % width));
    const y = Math.min(height - 1 - RADIUS, Math.max(RADIUS, Math.floor(at / width)));
    return y * width + x;
  };

  while (left > 0) {
    let chosen = -1;
    let most = -1;
    for (let at = 0; at < known.length; at += 1) {
      if (known[at]) continue;
      const x = at % width;
      const atEdge =
        (x > 0 && known[at - 1]) ||
        (x < width - 1 && known[at + 1]) ||
        (at >= width && known[at - width]) ||
        (at < known.length - width && known[at + width]);
      if (!atEdge) continue;
      const middle = middleFor(at);
      let sure = 0;
      for (let dy = -RADIUS; dy <= RADIUS; dy += 1)
        for (let dx = -RADIUS; dx <= RADIUS; dx += 1) sure += confidence[middle + dy * width + dx] as number;
      const urgency = (sure / (2 * RADIUS + 1) ** 2) * (lineAt(at) + LEAST_URGENCY);
      if (urgency > most) {
        most = urgency;
        chosen = at;
      }
    }
    // A hole without an edge: nothing is known.
    if (chosen < 0) return;
    const target = middleFor(chosen);
    if (!isTarget[target]) return;
    let source = sources[0] as number;
    let least = Infinity;
    let knownValues = 0;
    for (let dy = -RADIUS; dy <= RADIUS; dy += 1)
      for (let dx = -RADIUS; dx <= RADIUS; dx += 1) knownValues += known[target + dy * width + dx] as number;
    const far = (FAR * knownValues * channels) / size ** 2;
    const [targetX, targetY] = [target % width, Math.floor(target / width)];
    for (let index = 0; index < sources.length; index += stride) {
      const one = sources[index] as number;
      const penalty = far * (((one % width) - targetX) ** 2 + (Math.floor(one / width) - targetY) ** 2);
      if (penalty >= least) continue;
      const found = penalty + knownDistance(level, known, target, one, least - penalty);
      if (found < least) {
        least = found;
        source = sources[index] as number;
      }
    }
    let sure = 0;
    for (let dy = -RADIUS; dy <= RADIUS; dy += 1)
      for (let dx = -RADIUS; dx <= RADIUS; dx += 1) sure += confidence[target + dy * width + dx] as number;
    sure /= (2 * RADIUS + 1) ** 2;
    for (let dy = -RADIUS; dy <= RADIUS; dy += 1) {
      for (let dx = -RADIUS; dx <= RADIUS; dx += 1) {
        const at = target + dy * width + dx;
        if (known[at]) continue;
        const from = (source + dy * width + dx) * channels;
        for (let channel = 0; channel < channels; channel += 1)
          data[at * channels + channel] = data[from + channel] as number;
        known[at] = 1;
        confidence[at] = sure;
        left -= 1;
      }
    }
  }
}
