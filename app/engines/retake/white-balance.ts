/**
 * The color of the light, judged in three ways that err differently: from edges (grey-edge: van de Weijer, Gevers and
 * Gijsenij, 2007), from all colors (shades of grey: Finlayson and Trezzi, 2004), and from the brightest and least
 * colorful pixels. A cast is only believed when all three see it and real light can have it: a pink wall is pink, not
 * lit by pink light.
 */
import type { Pixels } from '../pixels/pixels.ts';
import { encoded, LINEAR, luminance } from './light.ts';

/** The color of light: logarithms of red and blue relative to green; both 0 for light that needs no correction. */
interface Chroma {
  red: number;
  blue: number;
}

export interface WhiteBalance {
  needed: boolean;
  /** Warm (above 0) or cold light, in natural logarithms along the line of daylight and lamps. */
  warmth: number;
  /** Factors of linear light that remove the cast. */
  gains: readonly [number, number, number];
}

/** Minkowski norm of both statistics. */
const NORM = 6;
/**
 * Direction in which daylight and lamps differ, in logarithms of R/G and B/G: CIE illuminants A, D50 and D75 lie within
 * 3 % of it.
 */
const AXIS = { red: 1 / Math.hypot(1, 1.6), blue: -1.6 / Math.hypot(1, 1.6) };
/** A weaker cast than this is acceptable. */
const LEAST_WARMTH = 0.14;
/** A stronger one is the scene's own color. */
const MOST_WARMTH = 1.75;
/** Colder than light of 9500 K, which cameras always correct: anything bluer is blue itself. */
const MOST_COLD = 0.36;
/** Warm light leaves almost nothing as cold as this, … */
const COLD_THING = -0.3;
/** … at most this share of the measurable part. */
const COLD_THINGS = 0.1;
/** Strongest channel below this, linear: too dark to judge coldness. */
const TOO_DARK = 0.02;
/** Tint beyond warmth above which light is unrealistically green or pink. */
const MOST_TINT = 0.12;
/**
 * Estimates within this distance, and within this share of the least, agree on the amount; otherwise the least of them
 * is used.
 */
const AGREEING = 0.2;
const AGREEING_SHARE = 0.25;
/** Share of the cast to remove: evening light may stay slightly warm. */
const STRENGTH = 0.9;
/** Bytes beyond which a channel is clipped, or too dark to judge. */
const CLIPPED = 250;
const DARK = 10;
/** The brightest share of pixels, searched for white things. */
const BRIGHTEST = 0.12;

const chromaOf = (red: number, green: number, blue: number): Chroma => ({
  red: Math.log(red / green),
  blue: Math.log(blue / green),
});
const warmthOf = ({ red, blue }: Chroma) => red * AXIS.red + blue * AXIS.blue;
const tintOf = ({ red, blue }: Chroma) => red * -AXIS.blue + blue * AXIS.red;

/** Minkowski mean of values. */
function norm(values: readonly number[]): number {
  return (values.reduce((sum, value) => sum + value ** NORM, 0) / Math.max(1, values.length)) ** (1 / NORM);
}

/** Linear colors of the usable pixels, as three lists; and of their steps to the next pixel. */
function samplesOf({ width, height, data }: Pixels) {
  const colors: [number[], number[], number[]] = [[], [], []];
  const steps: [number[], number[], number[]] = [[], [], []];
  const says = (at: number) => {
    const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    return Math.max(red, green, blue) <= CLIPPED && Math.max(red, green, blue) >= DARK;
  };
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const at = (y * width + x) * 3;
      if (!says(at)) continue;
      const isStep = says(at + 3) && says(at + width * 3);
      for (let channel = 0; channel < 3; channel += 1) {
        const here = LINEAR[data[at + channel] as number] as number;
        (colors[channel] as number[]).push(here);
        if (!isStep) continue;
        const right = (LINEAR[data[at + 3 + channel] as number] as number) - here;
        const below = (LINEAR[data[at + width * 3 + channel] as number] as number) - here;
        (steps[channel] as number[]).push(Math.hypot(right, below));
      }
    }
  }
  return { colors, steps };
}

/** The chroma of the brightest things, of their least colorful half. */
function brightest([red, green, blue]: readonly [number[], number[], number[]]): Chroma | null {
  const order = red.map((_, index) => index);
  const light = (index: number) => luminance(red[index] as number, green[index] as number, blue[index] as number);
  const bright = order.sort((a, b) => light(b) - light(a)).slice(0, Math.max(8, Math.floor(order.length * BRIGHTEST)));
  const chromas = bright.map((index) =>
    chromaOf(red[index] as number, Math.max(1e-4, green[index] as number), Math.max(1e-4, blue[index] as number)),
  );
  const least = chromas
    .sort((a, b) => Math.hypot(a.red, a.blue) - Math.hypot(b.red, b.blue))
    .slice(0, Math.ceil(chromas.length / 2));
  if (least.length === 0) return null;
  const mean = (key: keyof Chroma) => least.reduce((sum, one) => sum + one[key], 0) / least.length;
  return { red: mean('red'), blue: mean('blue') };
}

/** Share of the colors that warm light would not have left so cold, 0..1. */
function coldShare([red, green, blue]: readonly [number[], number[], number[]]): number {
  let [cold, told] = [0, 0];
  for (let at = 0; at < red.length; at += 1) {
    const color = [red[at] as number, green[at] as number, blue[at] as number] as const;
    if (Math.max(...color) < TOO_DARK) continue;
    told += 1;
    if (warmthOf(chromaOf(Math.max(1e-3, color[0]), Math.max(1e-3, color[1]), Math.max(1e-3, color[2]))) < COLD_THING)
      cold += 1;
  }
  return told === 0 ? 0 : cold / told;
}

const NEUTRAL: WhiteBalance = { needed: false, warmth: 0, gains: [1, 1, 1] };

/** Judges a small picture. */
export function judgeWhiteBalance(small: Pixels): WhiteBalance {
  const { colors, steps } = samplesOf(small);
  if (colors[0].length < 64 || steps[0].length < 64) return NEUTRAL;
  const byEdges = steps.map(norm) as [number, number, number];
  const byColors = colors.map(norm) as [number, number, number];
  const white = brightest(colors);
  if (Math.min(...byEdges, ...byColors) <= 0 || !white) return NEUTRAL;
  const seen = [chromaOf(...byEdges), chromaOf(...byColors), white];
  const warmths = seen.map(warmthOf);
  const tints = seen.map(tintOf);
  const sign = Math.sign(warmths[2] ?? 0);
  // All must see it.
  const [least, middle, most] = warmths.map((one) => one * sign).sort((a, b) => a - b) as [number, number, number];
  const warmth = least <= 0 ? 0 : sign * (most - least < AGREEING + AGREEING_SHARE * least ? middle : least);
  const tint = tints.reduce((sum, one) => sum + one, 0) / tints.length;
  if (
    Math.abs(warmth) < LEAST_WARMTH ||
    Math.abs(warmth) > MOST_WARMTH ||
    Math.abs(tint) > MOST_TINT + 0.15 * Math.abs(warmth)
  )
    return { ...NEUTRAL, warmth };
  if (warmth < -MOST_COLD || (warmth > 0 && coldShare(colors) > COLD_THINGS)) return { ...NEUTRAL, warmth };
  return { needed: true, warmth, gains: gainsFor(STRENGTH * warmth, STRENGTH * agreed(tints)) };
}

/** What all estimates see of a tint: the least of them, 0 if they differ in its direction. */
function agreed(tints: readonly number[]): number {
  const sign = Math.sign(tints[0] ?? 0);
  return sign * Math.max(0, Math.min(...tints.map((tint) => tint * sign)));
}

/** Gains that remove warmth, and with it the tint that lamps have beyond daylight, and keep the luminance of white. */
export function gainsFor(warmth: number, tint = 0): [number, number, number] {
  const red = Math.exp(-warmth * AXIS.red + tint * AXIS.blue);
  const blue = Math.exp(-warmth * AXIS.blue - tint * AXIS.red);
  const kept = luminance(red, 1, blue);
  return [red / kept, 1 / kept, blue / kept];
}

/**
 * Applies the gains to the picture's light. A clipped channel was brighter than its byte says: it does not fall below the
 * other two, so that white things turn white, not the color opposite to the light.
 */
export function applyGains({ channels, data }: Pixels, gains: readonly [number, number, number]): void {
  const tables = gains.map((gain) => Uint8Array.from(LINEAR, (light) => Math.round(encoded(light * gain))));
  for (let at = 0; at < data.length; at += channels) {
    const before = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    const after = before.map((value, channel) => (tables[channel] as Uint8Array)[value] as number);
    for (let channel = 0; channel < 3; channel += 1) {
      const value = after[channel] as number;
      data[at + channel] = (before[channel] as number) > CLIPPED ? Math.max(...after) : value;
    }
    if (channels === 4)
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] = Math.min(data[at + channel] as number, data[at + 3] as number);
  }
}
