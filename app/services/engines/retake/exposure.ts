/**
 * Brightness and contrast: a picture that is too dark is exposed longer, with its highlights rolled off instead of cut; one that
 * is flat gets its black and white back; shadows of a picture that is otherwise bright are lifted by their surroundings'
 * brightness, so that what is in them keeps its contrast (the base of Durand and Dorsey, "Fast Bilateral Filtering for the
 * Display of High-Dynamic-Range Images", 2002, here by a guided filter: He, Sun and Tang, 2010).
 */
import { boxMean, combine, createPlane, resample, type Plane } from '#app/services/imaging/matte/plane.ts';
import { lumaAt, type Pixels } from '../pixels/pixels.ts';
import { smallPicture } from './small.ts';

export interface Exposure {
  needed: boolean;
  /** Stops by which the light is raised or lowered. */
  stops: number;
  /** Luma that becomes black, 0..1. */
  black: number;
  /** How much shadows are lifted, 0..1. */
  shadows: number;
}

const AS_IT_IS: Exposure = { needed: false, stops: 0, black: 0, shadows: 0 };

/** A picture whose brightest parts stay below this luma got too little light, whatever it shows … */
const DIM = 0.8;
/** … and is raised until they come here, or its middle there. */
const BRIGHTEST = 0.95;
const MOST_MIDDLE = 0.8;
/** Brighter middles of pictures without any dark are lowered. */
const BRIGHT_MIDDLE = 0.86;
const MOST_STOPS = 1.6;
/** Less of a change nobody sees. */
const LEAST_STOPS = 0.2;
/** A picture that spans less than this, from its darkest to its brightest parts, is flat: a wooden table has no black either. */
const FLAT = 0.6;
/** No more than this luma is taken for black: haze may be meant. */
const MOST_TAKEN = 0.22;
/** Pixels darker than this are shadow. */
const SHADOW = 0.2;
/** A picture with more shadow than this, and light as well, has them lifted. */
const MUCH_SHADOW = 0.28;
/** Side at which the brightness of surroundings is found, px. */
const BASE_SIDE = 256;

/** Luma at these shares of the pixels, ascending. */
function quantiles({ data }: Pixels, shares: readonly number[]): number[] {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 3) counts[Math.round(lumaAt(data, at))] = (counts[Math.round(lumaAt(data, at))] as number) + 1;
  const total = data.length / 3;
  return shares.map((share) => {
    let sum = 0;
    for (let value = 0; value < 256; value += 1) {
      sum += counts[value] as number;
      if (sum > share * total) return value / 255;
    }
    return 1;
  });
}

/** Judges a small picture. */
export function judgeExposure(small: Pixels): Exposure {
  const [least, low, middle, high, most] = quantiles(small, [0.005, 0.05, 0.5, 0.95, 0.995]) as [number, number, number, number, number];
  if (most - least < 0.08) return AS_IT_IS;
  const isDim = most < DIM;
  const isBright = middle > BRIGHT_MIDDLE && low > 0.5 && most > 0.99;
  let stops = 0;
  if (isDim) stops = Math.min(MOST_STOPS, 2.2 * Math.log2(Math.min(BRIGHTEST / most, Math.max(1, MOST_MIDDLE / middle))));
  else if (isBright) stops = -Math.min(0.6, 2.2 * Math.log2(middle / 0.8));
  if (Math.abs(stops) < LEAST_STOPS) stops = 0;
  const gain = 2 ** (stops / 2.2);
  const black = (most - least) * gain < FLAT && least > 0.1 ? Math.min(MOST_TAKEN, 0.8 * least) : 0;
  let dark = 0;
  for (let at = 0; at < small.data.length; at += 3) if ((lumaAt(small.data, at) / 255) * gain < SHADOW) dark += 1;
  const shade = dark / (small.data.length / 3);
  const shadows = !isDim && shade > MUCH_SHADOW && high > 0.6 ? Math.min(0.7, (shade - MUCH_SHADOW) * 2 + 0.25) : 0;
  const needed = stops !== 0 || black > 0 || shadows > 0;
  return needed ? { needed, stops, black, shadows } : AS_IT_IS;
}

/** What becomes of each luma value, 0..1 → 0..1: stretched, exposed, highlights rolled off towards white. */
export function toneOf({ stops, black }: Pick<Exposure, 'stops' | 'black'>): (luma: number) => number {
  const gain = 2 ** (stops / 2.2);
  const shoulder = 0.75;
  return (luma) => {
    const exposed = (Math.max(0, luma - black) / (1 - black)) * gain;
    if (gain <= 1 || exposed <= shoulder) return Math.min(1, exposed);
    // Above the shoulder everything that would be cut off is bent into what is left: it meets the line with its slope there, and white at the top.
    const over = Math.min(1, (exposed - shoulder) / (gain - shoulder));
    const slope = (gain - shoulder) / (1 - shoulder);
    return shoulder + (1 - shoulder) * (1 - (1 - over) ** slope);
  };
}

/** Brightness of each place's surroundings, 0..1, edges kept: a guided filter of the small luma by itself. */
function baseOf(picture: Pixels): Plane {
  const small = smallPicture(picture, BASE_SIDE);
  const luma = createPlane(small.width, small.height);
  for (let at = 0; at < luma.data.length; at += 1) luma.data[at] = lumaAt(small.data, at * 3) / 255;
  const radius = Math.max(2, Math.round(Math.max(small.width, small.height) / 16));
  const mean = boxMean(luma, radius);
  const variance = combine(boxMean(combine(luma, luma, (a, b) => a * b), radius), mean, (square, a) => Math.max(0, square - a * a));
  const slope = combine(variance, variance, (a) => a / (a + 0.01));
  const offset = combine(mean, slope, (a, b) => a * (1 - b));
  const [slopes, offsets] = [boxMean(slope, radius), boxMean(offset, radius)];
  return combine(combine(slopes, luma, (a, b) => a * b), offsets, (a, b) => a + b);
}

/** Changes the picture. Colours keep their hue: all channels of a pixel change by one factor. */
export function applyExposure(picture: Pixels, exposure: Exposure): void {
  const { width, height, channels, data } = picture;
  const tone = Float32Array.from({ length: 256 }, (_, value) => toneOf(exposure)(value / 255));
  const base = exposure.shadows > 0 ? resample(baseOf(picture), width, height) : null;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * channels;
    const luma = lumaAt(data, at);
    const low = Math.floor(luma);
    const part = luma - low;
    let wanted = (tone[low] as number) * (1 - part) + (tone[Math.min(255, low + 1)] as number) * part;
    if (base) {
      const dark = Math.max(0, 1 - Math.max(0, base.data[pixel] as number) / 0.5);
      wanted *= 1 + exposure.shadows * 1.4 * dark * dark;
    }
    const before = Math.max(0.5, luma) / 255;
    const factor = Math.min(6, wanted / before);
    const ceiling = channels === 4 ? (data[at + 3] as number) : 255;
    // Beyond white a colour pales instead of changing its hue.
    const most = Math.max(data[at] as number, data[at + 1] as number, data[at + 2] as number) * factor;
    const pale = most > ceiling ? Math.min(1, (most - ceiling) / Math.max(1, most - wanted * 255)) : 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = (data[at + channel] as number) * factor;
      data[at + channel] = Math.min(ceiling, Math.max(0, Math.round(value + pale * (wanted * 255 - value))));
    }
  }
}
