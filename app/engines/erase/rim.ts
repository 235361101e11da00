/**
 * People mark things a little too tightly, and remains at the hole's rim would be copied all over it. So pixels that
 * are connected to the mark, resemble the marked ones and nothing further outside, are erased too.
 */
import { depthOf } from '../pixels/masks.ts';
import type { Mask, Pixels } from '../pixels/pixels.ts';

/** A mark is assumed too tight by at most this share of the picture's longer side, and by this many px. */
const TIGHT = 0.008;
const [LEAST_TIGHT, MOST_TIGHT] = [3, 16];
/** Color samples per field, on either side of the mark's border. */
const SAMPLES = 48;
/** Closer to an outside color than this, it counts as outside; root of the summed squares, of 255. */
const OUTSIDE = 34;
/** A pixel of the thing is this many times closer to one of the thing's colors. */
const NEARER = 2.2;

/** Colors by field of a coarse grid. */
class Samples {
  private readonly fields = new Map<number, number[]>();
  private readonly skip = new Map<number, number>();
  private readonly side: number;
  private readonly wide: number;

  constructor(side: number, width: number) {
    this.side = side;
    this.wide = Math.ceil(width / side) + 2;
  }

  private fieldOf(x: number, y: number): number {
    return (Math.floor(y / this.side) + 1) * this.wide + Math.floor(x / this.side) + 1;
  }

  add(x: number, y: number, at: number): void {
    const field = this.fieldOf(x, y);
    const samples = this.fields.get(field);
    if (!samples) {
      this.fields.set(field, [at]);
      return;
    }
    // Spread over the whole field: when it is full, each further one replaces another in turn.
    const seen = (this.skip.get(field) ?? 0) + 1;
    this.skip.set(field, seen);
    if (samples.length < SAMPLES) samples.push(at);
    else if (seen % 7 === 0) samples[(seen / 7) % SAMPLES] = at;
  }

  /** Squared distance to the nearest color around, or Infinity. */
  nearest({ channels, data }: Pixels, x: number, y: number, at: number): number {
    const middle = this.fieldOf(x, y);
    let least = Infinity;
    for (const field of [
      middle - this.wide - 1,
      middle - this.wide,
      middle - this.wide + 1,
      middle - 1,
      middle,
      middle + 1,
      middle + this.wide - 1,
      middle + this.wide,
      middle + this.wide + 1,
    ]) {
      for (const sample of this.fields.get(field) ?? []) {
        let sum = 0;
        for (let channel = 0; channel < channels; channel += 1)
          sum += ((data[at * channels + channel] as number) - (data[sample * channels + channel] as number)) ** 2;
        least = Math.min(least, sum);
      }
    }
    return least;
  }
}

/** The mark with the rim it missed. `longer`: the whole picture's longer side, px. */
export function withRim(picture: Pixels, mark: Mask, longer: number): Mask {
  const { width, height } = mark;
  const tight = Math.min(MOST_TIGHT, Math.max(LEAST_TIGHT, Math.round(longer * TIGHT)));
  const away = depthOf({ ...mark, data: mark.data.map((value) => (value ? 0 : 1)) });
  const deep = depthOf(mark);
  const inside = new Samples(3 * tight, width);
  const outside = new Samples(3 * tight, width);
  const front: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (mark.data[at]) {
        const depth = deep[at] as number;
        if (depth <= 2 * tight) inside.add(x, y, at);
        if (depth < 1.5) front.push(at);
      } else if ((away[at] as number) > tight && (away[at] as number) <= 3.5 * tight) {
        outside.add(x, y, at);
      }
    }
  }
  const rimmed = { ...mark, data: mark.data.slice() };
  const asked = new Uint8Array(width * height);
  for (let at = front.pop(); at !== undefined; at = front.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    for (const next of [
      x > 0 ? at - 1 : -1,
      x < width - 1 ? at + 1 : -1,
      y > 0 ? at - width : -1,
      y < height - 1 ? at + width : -1,
    ]) {
      if (next < 0 || asked[next] || rimmed.data[next] || (away[next] as number) > tight) continue;
      asked[next] = 1;
      const [px, py] = [next % width, Math.floor(next / width)];
      const strange = outside.nearest(picture, px, py, next);
      if (strange === Infinity || strange < OUTSIDE * OUTSIDE) continue;
      if (inside.nearest(picture, px, py, next) * NEARER * NEARER > strange) continue;
      rimmed.data[next] = 1;
      front.push(next);
    }
  }
  return rimmed;
}
