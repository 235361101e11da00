/**
 * How much of a photo was clipped to white by overexposure. Too much light puts everything at the last values, with
 * almost nothing just below them; well-exposed bright things have as much just below. A white background, as shops want
 * it, is no sign: it is connected to the frame and fills much of it.
 */
import type { Pixels } from '../pixels/pixels.ts';

/** Strongest channel from which a pixel is clipped. */
const CUT = 250;
/** Strongest channel from which an unclipped pixel is bright and has detail. */
const BRIGHT = 235;
/** All channels from here on: white. */
const WHITE = 247;
/** Width of the frame used to judge the background, px of the small picture. */
const FRAME = 3;
/** From this share of the frame on, white that is connected to it is a background. */
const BACKGROUND = 0.35;
/** With more of the frame white, the picture shows only the background and a product on it. */
const ALL_BACKGROUND = 0.6;
/** With less than this share besides the background there is no evidence. */
const LEAST_LEFT = 0.02;

export interface CutOff {
  /** 0..1: clipped share of the non-background, times its share of the brightest parts. */
  evidence: number;
  /** Clipped share of the non-background, 0..1. */
  share: number;
  /** It shows something on a white background: dark things there are really dark. */
  onWhite: boolean;
}

/** 1: white connected to the frame; and the white share of the frame. */
function backgroundOf({ width, height, data }: Pixels): { background: Uint8Array; ofFrame: number } {
  const background = new Uint8Array(width * height);
  const isWhite = (pixel: number) =>
    Math.min(data[pixel * 3] as number, data[pixel * 3 + 1] as number, data[pixel * 3 + 2] as number) >= WHITE;
  const open: number[] = [];
  let frame = 0;
  for (let pixel = 0; pixel < background.length; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    if (Math.min(x, y, width - 1 - x, height - 1 - y) >= FRAME) continue;
    frame += 1;
    if (!isWhite(pixel)) continue;
    background[pixel] = 1;
    open.push(pixel);
  }
  const ofFrame = open.length / Math.max(1, frame);
  if (ofFrame <= BACKGROUND) return { background: background.fill(0), ofFrame };
  while (open.length > 0) {
    const pixel = open.pop() as number;
    const x = pixel % width;
    for (const next of [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width]) {
      if (next < 0 || next >= background.length || background[next] || !isWhite(next)) continue;
      background[next] = 1;
      open.push(next);
    }
  }
  return { background, ofFrame };
}

/** Judges a small picture of three channels. */
export function cutOffOf(small: Pixels): CutOff {
  const { background, ofFrame } = backgroundOf(small);
  if (ofFrame > ALL_BACKGROUND) return { evidence: 0, share: 0, onWhite: true };
  let [cut, bright, left] = [0, 0, 0];
  for (let pixel = 0; pixel < background.length; pixel += 1) {
    if (background[pixel]) continue;
    left += 1;
    const strongest = Math.max(
      small.data[pixel * 3] as number,
      small.data[pixel * 3 + 1] as number,
      small.data[pixel * 3 + 2] as number,
    );
    if (strongest >= CUT) cut += 1;
    else if (strongest >= BRIGHT) bright += 1;
  }
  if (cut === 0 || left < LEAST_LEFT * background.length) return { evidence: 0, share: 0, onWhite: false };
  return { evidence: (cut / left) * (cut / (cut + bright)), share: cut / left, onWhite: false };
}
