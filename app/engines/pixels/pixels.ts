/** The engines' format of pictures: bytes, channel by channel of each pixel, row by row. */

export interface Pixels {
  width: number;
  height: number;
  /** 3: red, green, blue. 4: with alpha, the colors multiplied by it. */
  channels: number;
  /** `width × height × channels`, sRGB. */
  data: Uint8Array;
}

/** A part of a picture, px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One value per pixel: 0 is outside, anything else inside. */
export interface Mask {
  width: number;
  height: number;
  data: Uint8Array;
}

export function createPixels(width: number, height: number, channels: number): Pixels {
  return { width, height, channels, data: new Uint8Array(width * height * channels) };
}

/** A copy of a part. */
export function partOf({ width, channels, data }: Pixels, { left, top, width: wide, height: tall }: Box): Pixels {
  const part = createPixels(wide, tall, channels);
  for (let y = 0; y < tall; y += 1) {
    const start = ((top + y) * width + left) * channels;
    part.data.set(data.subarray(start, start + wide * channels), y * wide * channels);
  }
  return part;
}

/** Writes a part back in its place. */
export function putPart(into: Pixels, part: Pixels, left: number, top: number): void {
  const row = part.width * part.channels;
  for (let y = 0; y < part.height; y += 1)
    into.data.set(part.data.subarray(y * row, (y + 1) * row), ((top + y) * into.width + left) * into.channels);
}

export function partOfMask(mask: Mask, box: Box): Mask {
  return partOf({ ...mask, channels: 1 }, box);
}

/** Luma of a pixel by Rec. 601, 0..255. */
export function lumaAt(data: Uint8Array, at: number): number {
  return 0.299 * (data[at] as number) + 0.587 * (data[at + 1] as number) + 0.114 * (data[at + 2] as number);
}

/**
 * Numbers from a seed, 0 ≤ x < 1: the same picture gives the same result. Mulberry32 by T. Ettinger, in the public
 * domain.
 */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
