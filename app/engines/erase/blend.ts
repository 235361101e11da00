/**
 * Joins pixels copied from many places without seams: keeps the steps between neighbours, and the hole's edge, rather
 * than their colors. Pérez, Gangnet and Blake, "Poisson Image Editing", 2003. Solved from coarse to fine, at each size
 * by successive over-relaxation.
 */
import type { Pixels } from '../pixels/pixels.ts';

/** Largest change of copied colors, of 255: a hole cut too tightly must not bleed into all of it. */
const MOST = 40;
/** Steps that differ by more than this, of 255, are kept. */
const BREAK = 16;
const ROUNDS = 40;
const RELAXATION = 1.75;
/**
 * The correction at a seam fades out within this share of the longer side: spread over the whole hole it would be a
 * stain.
 */
const HELD = 0.035;
/** Below this size there is nothing left to halve. */
const LEAST_SIDE = 8;

/** Unknown pixels and the outflow of each. */
interface Problem {
  width: number;
  height: number;
  unknown: Uint8Array;
  outflow: Float32Array;
  /** Weight of staying unchanged. */
  held: number;
}

function halved({ width, height, unknown, outflow, held }: Problem): Problem {
  const wide = Math.ceil(width / 2);
  const tall = Math.ceil(height / 2);
  const half: Problem = {
    width: wide,
    height: tall,
    unknown: new Uint8Array(wide * tall),
    outflow: new Float32Array(wide * tall),
    held: 4 * held,
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (!unknown[at]) continue;
      const to = (y >> 1) * wide + (x >> 1);
      half.unknown[to] = 1;
      half.outflow[to] = (half.outflow[to] as number) + (outflow[at] as number);
    }
  }
  return half;
}

/** Solves Σ (c − c of each neighbour) = outflow, with c = 0 at known pixels. */
function solve(problem: Problem): Float32Array {
  const { width, height, unknown, outflow, held } = problem;
  const values = new Float32Array(width * height);
  if (Math.min(width, height) > LEAST_SIDE) {
    const half = halved(problem);
    const coarse = solve(half);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1)
        if (unknown[y * width + x]) values[y * width + x] = coarse[(y >> 1) * half.width + (x >> 1)] as number;
    }
  }
  const inside: number[] = [];
  for (let at = 0; at < unknown.length; at += 1) if (unknown[at]) inside.push(at);
  const order = Int32Array.from(inside);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = 0; index < order.length; index += 1) {
      const at = order[round % 2 ? order.length - 1 - index : index] as number;
      const x = at % width;
      let sum = outflow[at] as number;
      let neighbours = 0;
      if (x > 0) {
        sum += values[at - 1] as number;
        neighbours += 1;
      }
      if (x < width - 1) {
        sum += values[at + 1] as number;
        neighbours += 1;
      }
      if (at >= width) {
        sum += values[at - width] as number;
        neighbours += 1;
      }
      if (at < values.length - width) {
        sum += values[at + width] as number;
        neighbours += 1;
      }
      values[at] = (values[at] as number) + RELAXATION * (sum / (neighbours + held) - (values[at] as number));
    }
  }
  return values;
}

/**
 * Fills the hole of a picture.
 * @param hole 1: to be filled
 * @param from for each pixel of the hole the index of the known pixel it copies; -1 for the others
 */
export function blendCopies(picture: Pixels, hole: Uint8Array, from: Int32Array): void {
  const { width, height, channels, data } = picture;
  const original = data.slice();
  const steps = [1, -1, width, -width];
  const allowed = (at: number, step: number) =>
    step === 1
      ? at % width < width - 1
      : step === -1
        ? at % width > 0
        : step > 0
          ? at < width * (height - 1)
          : at >= width;
  for (let channel = 0; channel < channels; channel += 1) {
    const valueOf = (at: number) => original[at * channels + channel] as number;
    const outflow = new Float32Array(width * height);
    for (let at = 0; at < outflow.length; at += 1) {
      if (!hole[at]) continue;
      const source = from[at] as number;
      const here = valueOf(source);
      let sum = 0;
      for (const step of steps) {
        if (!allowed(at, step)) continue;
        const neighbour = at + step;
        const inHole = hole[neighbour] === 1;
        const beside = inHole ? valueOf(from[neighbour] as number) : valueOf(neighbour);
        // The original step at the source of either pixel.
        let wanted = 0;
        let told = 0;
        if (allowed(source, step) && !hole[source + step]) {
          wanted += here - valueOf(source + step);
          told += 1;
        }
        const other = inHole ? (from[neighbour] as number) : -1;
        if (other >= 0 && allowed(other, -step) && !hole[other - step]) {
          wanted += valueOf(other - step) - valueOf(other);
          told += 1;
        }
        const change = (told > 0 ? wanted / told : here - beside) - (here - beside);
        // A large step between two copies is an edge in the content, not a difference in light: spreading it would
        // leave a stain.
        sum += Math.abs(change) < BREAK ? change : 0;
      }
      outflow[at] = sum;
    }
    const change = solve({ width, height, unknown: hole, outflow, held: 1 / (HELD * Math.max(width, height)) ** 2 });
    for (let at = 0; at < outflow.length; at += 1) {
      if (!hole[at]) continue;
      const shift = Math.min(MOST, Math.max(-MOST, change[at] as number));
      data[at * channels + channel] = Math.min(255, Math.max(0, Math.round(valueOf(from[at] as number) + shift)));
    }
  }
}
