/**
 * Fills thin scratches: from the edge inwards each pixel becomes the weighted mean of the extrapolated known pixels
 * around it. Telea, "An Image Inpainting Technique Based on the Fast Marching Method", 2004.
 */
import type { Mask, Pixels } from '../pixels/pixels.ts';

/** Radius of the known pixels that count, px. */
const AROUND = 4;

/** A heap of pixels, the nearest to the edge first. */
class Front {
  private readonly keys: number[] = [];
  private readonly items: number[] = [];

  get size(): number {
    return this.items.length;
  }

  push(key: number, item: number): void {
    let at = this.items.length;
    this.keys.push(key);
    this.items.push(item);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((this.keys[parent] as number) <= key) break;
      this.keys[at] = this.keys[parent] as number;
      this.items[at] = this.items[parent] as number;
      at = parent;
    }
    this.keys[at] = key;
    this.items[at] = item;
  }

  pop(): number {
    const top = this.items[0] as number;
    const key = this.keys.pop() as number;
    const item = this.items.pop() as number;
    const count = this.items.length;
    if (count === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= count) break;
      if (child + 1 < count && (this.keys[child + 1] as number) < (this.keys[child] as number)) child += 1;
      if ((this.keys[child] as number) >= key) break;
      this.keys[at] = this.keys[child] as number;
      this.items[at] = this.items[child] as number;
      at = child;
    }
    this.keys[at] = key;
    this.items[at] = item;
    return top;
  }
}

const KNOWN = 0;
const AT_FRONT = 1;
const UNKNOWN = 2;

/** Changes the picture: its hole is filled. Pixels not connected to anything known stay unchanged. */
export function fillScratches(picture: Pixels, { data: hole }: Mask): void {
  const { width, height, channels, data } = picture;
  const state = hole.map((value) => (value ? UNKNOWN : KNOWN));
  const time = new Float32Array(width * height);
  for (let at = 0; at < time.length; at += 1) time[at] = hole[at] ? 1e6 : 0;
  const front = new Front();

  const neighboursOf = (at: number): number[] => {
    const x = at % width;
    const found: number[] = [];
    if (x > 0) found.push(at - 1);
    if (x < width - 1) found.push(at + 1);
    if (at >= width) found.push(at - width);
    if (at < time.length - width) found.push(at + width);
    return found;
  };
  /** A pixel's distance from the edge, from two of its neighbours: |∇T| = 1. */
  const reached = (one: number, two: number): number => {
    if (one < 0 || two < 0) return 1e6;
    const [a, b] = [time[one] as number, time[two] as number];
    const [knowsA, knowsB] = [state[one] === KNOWN, state[two] === KNOWN];
    if (knowsA && knowsB) {
      const root = Math.sqrt(Math.max(0, 2 - (a - b) ** 2));
      return (a + b + root) / 2;
    }
    return knowsA ? 1 + a : knowsB ? 1 + b : 1e6;
  };
  const timeOf = (at: number): number => {
    const x = at % width;
    const [left, right] = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1];
    const [above, below] = [at >= width ? at - width : -1, at < time.length - width ? at + width : -1];
    return Math.min(
      reached(left, above),
      reached(right, above),
      reached(left, below),
      reached(right, below),
      ...neighboursOf(at).map((one) => (state[one] === KNOWN ? 1 + (time[one] as number) : 1e6)),
    );
  };
  /** The slope of a value at a pixel, from neighbours that are filled. */
  const slope = (at: number, step: number, valueOf: (at: number) => number): number => {
    const x = at % width;
    const ahead = step === 1 ? x < width - 1 : at < time.length - width;
    const behind = step === 1 ? x > 0 : at >= width;
    const next = ahead && state[at + step] !== UNKNOWN;
    const last = behind && state[at - step] !== UNKNOWN;
    if (next && last) return (valueOf(at + step) - valueOf(at - step)) / 2;
    if (next) return valueOf(at + step) - valueOf(at);
    return last ? valueOf(at) - valueOf(at - step) : 0;
  };

  const fill = (at: number): void => {
    const x = at % width;
    const y = (at - x) / width;
    const depth = (point: number) => time[point] as number;
    const [normalX, normalY] = [slope(at, 1, depth), slope(at, width, depth)];
    const sums = new Float64Array(channels);
    let weights = 0;
    for (let py = Math.max(0, y - AROUND); py <= Math.min(height - 1, y + AROUND); py += 1) {
      for (let px = Math.max(0, x - AROUND); px <= Math.min(width - 1, x + AROUND); px += 1) {
        const near = py * width + px;
        const [dx, dy] = [x - px, y - py];
        const square = dx * dx + dy * dy;
        if (state[near] !== KNOWN || square === 0 || square > AROUND * AROUND) continue;
        const direction = Math.max(1e-6, Math.abs((dx * normalX + dy * normalY) / Math.sqrt(square)));
        const level = 1 / (1 + Math.abs((time[near] as number) - (time[at] as number)));
        const weight = (direction * level) / square;
        weights += weight;
        for (let channel = 0; channel < channels; channel += 1) {
          sums[channel] = (sums[channel] as number) + weight * (data[near * channels + channel] as number);
        }
      }
    }
    if (weights === 0) return;
    for (let channel = 0; channel < channels; channel += 1)
      data[at * channels + channel] = Math.min(255, Math.max(0, Math.round((sums[channel] as number) / weights)));
  };

  for (let at = 0; at < state.length; at += 1) {
    if (state[at] !== KNOWN) continue;
    for (const near of neighboursOf(at)) {
      if (state[near] !== UNKNOWN) continue;
      state[near] = AT_FRONT;
      time[near] = timeOf(near);
      front.push(time[near] as number, near);
    }
  }
  while (front.size > 0) {
    const at = front.pop();
    if (state[at] === KNOWN) continue;
    fill(at);
    state[at] = KNOWN;
    for (const near of neighboursOf(at)) {
      if (state[near] === KNOWN) continue;
      const found = timeOf(near);
      if (state[near] === UNKNOWN || found < (time[near] as number)) {
        state[near] = AT_FRONT;
        time[near] = found;
        front.push(found, near);
      }
    }
  }
}
