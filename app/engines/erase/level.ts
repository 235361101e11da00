/** One size of the part of a picture to complete: its channels, its hole, and the possible sources of patches. */
import { lumaAt, type Mask, type Pixels } from '../pixels/pixels.ts';

/** Patches are squares of `2 × RADIUS + 1` px. */
export const RADIUS = 3;

export interface Level {
  width: number;
  height: number;
  /** Colors first, then at coarse levels the variation at the finer ones. */
  channels: number;
  data: Uint8Array;
  /** 1: to be filled. */
  hole: Uint8Array;
  /** 1: not to be copied from. */
  avoid: Uint8Array;
  /** 1: a line that was drawn through the hole; known at every size. */
  firm: Uint8Array;
}

/** Possible sources of patches. Indices are `y × width + x` of patch centers. */
export interface Places {
  /** Centers of the patches that touch the hole, row by row. */
  targets: Int32Array;
  /** 1: a target. */
  isTarget: Uint8Array;
  /** 1: the patch around it is whole, known and may be copied. */
  isSource: Uint8Array;
  sources: Int32Array;
}

/** Weight of a difference in texture relative to one in color. */
const TEXTURE_WEIGHT = 3;

/** The finest level: colors, and their variation from pixel to pixel, across and down. */
export function finestLevel(
  { width, height, channels, data }: Pixels,
  hole: Mask,
  avoid: Mask | null,
  firm: Uint8Array | null,
): Level {
  const all = channels + 2;
  const level: Level = {
    width,
    height,
    channels: all,
    data: new Uint8Array(width * height * all),
    hole: hole.data,
    avoid: avoid?.data ?? new Uint8Array(width * height),
    firm: firm ?? new Uint8Array(width * height),
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      for (let channel = 0; channel < channels; channel += 1)
        level.data[at * all + channel] = data[at * channels + channel] as number;
      if (hole.data[at]) continue;
      const here = lumaAt(data, at * channels);
      const right = x < width - 1 && !hole.data[at + 1] ? Math.abs(lumaAt(data, (at + 1) * channels) - here) : 0;
      const below =
        y < height - 1 && !hole.data[at + width] ? Math.abs(lumaAt(data, (at + width) * channels) - here) : 0;
      level.data[at * all + channels] = Math.min(255, Math.round(right * TEXTURE_WEIGHT));
      level.data[at * all + channels + 1] = Math.min(255, Math.round(below * TEXTURE_WEIGHT));
    }
  }
  return level;
}

/** Half the size: means of the known pixels of each 2 × 2; a hole wherever one of them is, except for drawn lines. */
export function halfLevel({ width, height, channels, data, hole, avoid, firm }: Level): Level {
  const wide = Math.ceil(width / 2);
  const tall = Math.ceil(height / 2);
  const half: Level = {
    width: wide,
    height: tall,
    channels,
    data: new Uint8Array(wide * tall * channels),
    hole: new Uint8Array(wide * tall),
    avoid: new Uint8Array(wide * tall),
    firm: new Uint8Array(wide * tall),
  };
  const sums = new Float64Array(channels);
  for (let y = 0; y < tall; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const at = y * wide + x;
      sums.fill(0);
      let known = 0;
      for (let dy = 0; dy < 2; dy += 1) {
        for (let dx = 0; dx < 2; dx += 1) {
          const from = Math.min(height - 1, 2 * y + dy) * width + Math.min(width - 1, 2 * x + dx);
          if (avoid[from]) half.avoid[at] = 1;
          if (firm[from]) half.firm[at] = 1;
          if (hole[from]) {
            half.hole[at] = 1;
            continue;
          }
          known += 1;
          for (let channel = 0; channel < channels; channel += 1)
            sums[channel] = (sums[channel] as number) + (data[from * channels + channel] as number);
        }
      }
      if (half.firm[at]) half.hole[at] = 0;
      if (known > 0)
        for (let channel = 0; channel < channels; channel += 1)
          half.data[at * channels + channel] = Math.round((sums[channel] as number) / known);
    }
  }
  return half;
}

/** Sums over everything above and left of each pixel: the sum over a rectangle then takes four look-ups (Crow 1984). */
function sumsOf(width: number, height: number, value: (at: number) => number): Int32Array {
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += value(y * width + x);
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
    }
  }
  return sums;
}

export function placesOf({ width, height, hole, avoid }: Level): Places {
  const holes = sumsOf(width, height, (at) => hole[at] as number);
  const barred = sumsOf(width, height, (at) => (hole[at] || avoid[at] ? 1 : 0));
  const inside = (sums: Int32Array, x: number, y: number) => {
    const [left, right, top, bottom] = [
      x - RADIUS,
      x + RADIUS + 1,
      (y - RADIUS) * (width + 1),
      (y + RADIUS + 1) * (width + 1),
    ];
    return (
      (sums[bottom + right] as number) -
      (sums[bottom + left] as number) -
      (sums[top + right] as number) +
      (sums[top + left] as number)
    );
  };
  const isTarget = new Uint8Array(width * height);
  const isSource = new Uint8Array(width * height);
  const targets: number[] = [];
  const sources: number[] = [];
  for (let y = RADIUS; y < height - RADIUS; y += 1) {
    for (let x = RADIUS; x < width - RADIUS; x += 1) {
      const at = y * width + x;
      if (inside(holes, x, y) > 0) {
        isTarget[at] = 1;
        targets.push(at);
      } else if (inside(barred, x, y) === 0) {
        isSource[at] = 1;
        sources.push(at);
      }
    }
  }
  return { targets: Int32Array.from(targets), isTarget, isSource, sources: Int32Array.from(sources) };
}
