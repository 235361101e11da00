/**
 * Randomness that depends only on seed and place: hashes, gradient noise, sums of octaves, cells. The same on every
 * thread.
 */

/** 32 bits from two integers and a seed; neighbours are uncorrelated. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** 0 up to 1 for a lattice point. */
export function hashUnit(x: number, y: number, seed: number): number {
  return hash(x, y, seed) / 4294967296;
}

/** A stream of numbers, 0 up to 1 (mulberry32). */
export function randomStream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from words. */
export function seedOf(text: string): number {
  let h = 2166136261;
  for (let at = 0; at < text.length; at += 1) h = Math.imul(h ^ text.charCodeAt(at), 16777619);
  return h >>> 0;
}

const DIRECTIONS = 32;
const gradientX = new Float64Array(DIRECTIONS);
const gradientY = new Float64Array(DIRECTIONS);
for (let at = 0; at < DIRECTIONS; at += 1) {
  gradientX[at] = Math.cos((at / DIRECTIONS) * 2 * Math.PI) * 1.5;
  gradientY[at] = Math.sin((at / DIRECTIONS) * 2 * Math.PI) * 1.5;
}

/** Gradient noise (Perlin 2002) in two dimensions, about -1..1, features about one unit across. */
export function noise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const a = hash(ix, iy, seed) & 31;
  const b = hash(ix + 1, iy, seed) & 31;
  const c = hash(ix, iy + 1, seed) & 31;
  const d = hash(ix + 1, iy + 1, seed) & 31;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const n0 = (gradientX[a] as number) * fx + (gradientY[a] as number) * fy;
  const n1 = (gradientX[b] as number) * (fx - 1) + (gradientY[b] as number) * fy;
  const n2 = (gradientX[c] as number) * fx + (gradientY[c] as number) * (fy - 1);
  const n3 = (gradientX[d] as number) * (fx - 1) + (gradientY[d] as number) * (fy - 1);
  const top = n0 + (n1 - n0) * u;
  const bottom = n2 + (n3 - n2) * u;
  return top + (bottom - top) * v;
}

/**
 * Octaves of noise, each twice as fine and `gain` times as strong, about -1..1. Octaves finer than a pixel fade out, so
 * that distance makes surfaces smooth instead of noisy.
 * @param footprint width of a pixel in units of x
 */
export function octaves(x: number, y: number, count: number, gain: number, footprint: number, seed: number): number {
  let sum = 0;
  let total = 0;
  let weight = 1;
  let scale = 1;
  for (let octave = 0; octave < count; octave += 1) {
    const across = footprint * scale;
    const seen = across >= 0.9 ? 0 : across <= 0.3 ? 1 : (0.9 - across) / 0.6;
    total += weight;
    if (seen > 0)
      sum += seen * weight * noise(x * scale + octave * 17.13, y * scale - octave * 9.71, seed + octave * 101);
    else if (octave > 0) {
      for (let rest = octave + 1; rest < count; rest += 1) total += weight * gain ** (rest - octave);
      break;
    }
    weight *= gain;
    scale *= 2.03;
  }
  return sum / total;
}

/** Ridged octaves, 0..1: crests where the noise passes zero. For veins and cracks. */
export function ridges(x: number, y: number, count: number, gain: number, footprint: number, seed: number): number {
  let sum = 0;
  let total = 0;
  let weight = 1;
  let scale = 1;
  for (let octave = 0; octave < count; octave += 1) {
    if (footprint * scale > 0.8) break;
    const value =
      1 - Math.min(1, Math.abs(noise(x * scale + octave * 31.7, y * scale + octave * 11.3, seed + octave * 57)) * 1.6);
    sum += weight * value * value;
    total += weight;
    weight *= gain;
    scale *= 2.1;
  }
  return total === 0 ? 0.35 : sum / total;
}

export interface Cell {
  /** Distances to the nearest and the second nearest point. */
  first: number;
  second: number;
  /** The nearest point's number and place. */
  id: number;
  x: number;
  y: number;
}

/** The points around a place, one in each unit square, moved at random (Worley). */
export function cells(x: number, y: number, seed: number, out: Cell): void {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  out.first = 9;
  out.second = 9;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      const h = hash(ix + dx, iy + dy, seed);
      const px = ix + dx + 0.1 + 0.8 * ((h & 0xffff) / 65536);
      const py = iy + dy + 0.1 + 0.8 * ((h >>> 16) / 65536);
      const distance = Math.sqrt((px - x) * (px - x) + (py - y) * (py - y));
      if (distance < out.first) {
        out.second = out.first;
        out.first = distance;
        out.id = h;
        out.x = px;
        out.y = py;
      } else if (distance < out.second) out.second = distance;
    }
  }
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export const clamp = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value;

export const lerp = (a: number, b: number, share: number): number => a + (b - a) * share;
