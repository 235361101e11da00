/**
 * Brightness and contrast: exposes a dark picture longer, with its highlights rolled off instead of clipped; restores
 * black and white in a flat one; lifts the shadows of an otherwise bright picture by their surroundings' brightness,
 * which keeps their contrast (the base of Durand and Dorsey, "Fast Bilateral Filtering for the Display of
 * High-Dynamic-Range Images", 2002, here by a guided filter: He, Sun and Tang, 2010).
 */
import { boxMean, combine, createPlane, resample, type Plane } from '#app/engines/pixels/plane.ts';
import { lumaAt, type Pixels } from '../pixels/pixels.ts';
import { encoded, LINEAR, luminance } from './light.ts';
import { smallPicture } from './small.ts';
import type { Share } from './subject-crop.ts';
import { cutOffOf, type CutOff } from './too-bright.ts';

export interface Exposure {
  needed: boolean;
  /** Stops by which to raise or lower the light. */
  stops: number;
  /** Luma that becomes black, 0..1. */
  black: number;
  /** Strength of lifting shadows, 0..1. */
  shadows: number;
  /** Luma of the brightest pixels, 0..1: values raised beyond white are rolled off between there and the shoulder. */
  top: number;
}

const AS_IT_IS: Exposure = { needed: false, stops: 0, black: 0, shadows: 0, top: 1 };

/**
 * The usual exposure of good photos, stops below white: their strongest channel's 98th percentile, with a deviation of
 * a third of a stop, and less reliably the mean of the logarithms of their light (Reinhard et al., "Photographic Tone
 * Reproduction", 2002), which dark and bright things shift by a stop either way. Measured on 44 photographs.
 */
const USUAL_BRIGHT = -0.28;
const USUAL_MIDDLE = -2.7;
/** Weights of the bright parts and of the middle. */
const OF_BRIGHT = 0.8;
/** The middle is ignored when it differs from the bright parts by this many stops: things may be dark by themselves. */
const MOST_BY_MIDDLE = 1.5;
/**
 * Raises nothing if the very brightest parts would exceed white by more than this, stops: a lamp at night is not
 * underexposed.
 */
const MOST_PAST_WHITE = 0.35;
const MOST_STOPS = 3.2;
/** A smaller change is a matter of taste, stops. */
const LEAST_RAISED = 0.64;
/** A flat picture is fixed in any case. */
const LEAST_OF_FLAT = 0.25;
/**
 * A photo with more clipping than this (see too-bright.ts) was overexposed. So are one of 44 good photographs, and 34
 * of 44 brightened by 1.5 stops.
 */
const CUT_OFF = 0.165;
/**
 * Stops by which to lower it, and how many more for full clipping: least squares over photographs brightened by
 * 0.5 to 1.5 stops.
 */
const LOWERED = 0.86;
const LOWERED_BY_SHARE = 2.2;
/** Beyond this hardly anything but white remains. */
const MOST_LOWERED = 2.6;
/**
 * A picture with a smaller range from its darkest to its brightest parts is flat: a wooden table has no black either.
 */
const FLAT = 0.6;
/** Luma above this is not taken for black: haze may be intended. */
const MOST_TAKEN = 0.28;
/** The middle is backlit when it is this many stops darker than its surroundings. */
const AGAINST_LIGHT = 2.1;
/** Light below this is black, stops below white, and says nothing about the exposure. */
const BLACK = -9;
/** Longer side at which the surroundings' brightness is computed, px. */
const BASE_SIDE = 256;

/** The subject's box, in fractions of the picture; around the middle if unknown. */
const MIDDLE: Share = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

/** Values at these shares of the pixels, 0..1, ascending; `of` gives the byte of the pixel that begins at an index. */
function quantiles(
  { data }: Pixels,
  shares: readonly number[],
  of: (data: Uint8Array, at: number) => number,
): number[] {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 3)
    counts[Math.round(of(data, at))] = (counts[Math.round(of(data, at))] as number) + 1;
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

/**
 * The weakest channel: haze lifts it, color does not (He, Sun and Tang, "Single Image Haze Removal Using Dark Channel
 * Prior", 2009).
 */
const darkest = (data: Uint8Array, at: number) =>
  Math.min(data[at] as number, data[at + 1] as number, data[at + 2] as number);

/** The light of a picture in stops below white. */
function stopsOf({ width, height, data }: Pixels, subject: Share) {
  const strongest = new Float32Array(width * height);
  const [of, around] = [
    { sum: 0, count: 0 },
    { sum: 0, count: 0 },
  ];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red, green, blue] = [
      data[pixel * 3] as number,
      data[pixel * 3 + 1] as number,
      data[pixel * 3 + 2] as number,
    ];
    const light = Math.max(
      BLACK,
      Math.log2(Math.max(1e-4, luminance(LINEAR[red] as number, LINEAR[green] as number, LINEAR[blue] as number))),
    );
    strongest[pixel] = Math.log2(Math.max(1e-4, LINEAR[Math.max(red, green, blue)] as number));
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const inside =
      x >= subject.x * width &&
      x < (subject.x + subject.width) * width &&
      y >= subject.y * height &&
      y < (subject.y + subject.height) * height;
    const side = inside ? of : around;
    side.sum += light;
    side.count += 1;
  }
  strongest.sort();
  const at = (share: number) =>
    strongest[Math.min(strongest.length - 1, Math.floor(share * strongest.length))] as number;
  const mean = ({ sum, count }: { sum: number; count: number }, none: number) => (count === 0 ? none : sum / count);
  const middle = (of.sum + around.sum) / (width * height);
  return { bright: at(0.98), brightest: at(0.995), middle, subject: mean(of, middle), around: mean(around, middle) };
}

/** Stops to raise; 0: none. */
function stopsToRaise(
  { bright, brightest, middle, subject, around }: ReturnType<typeof stopsOf>,
  least: number,
): number {
  // A bright thing on a dark background is intended: the thing, not its background, shows how much light there was.
  const seen = Math.max(middle, Math.min(subject, around + 3));
  const byBright = USUAL_BRIGHT - bright;
  const byMiddle = Math.min(byBright + MOST_BY_MIDDLE, Math.max(byBright - MOST_BY_MIDDLE, USUAL_MIDDLE - seen));
  const raised = Math.min(MOST_STOPS, OF_BRIGHT * byBright + (1 - OF_BRIGHT) * byMiddle, MOST_PAST_WHITE - brightest);
  return raised >= least ? raised : 0;
}

/** Stops to lower; 0: none. */
function stopsToLower({ evidence, share }: CutOff): number {
  return evidence > CUT_OFF ? Math.min(MOST_LOWERED, LOWERED + LOWERED_BY_SHARE * share) : 0;
}

/** Judges a small picture. */
export function judgeExposure(small: Pixels, subject: Share | null = null): Exposure {
  const [least, most, top] = quantiles(small, [0.005, 0.995, 0.999], lumaAt) as [number, number, number];
  if (most - least < 0.04) return AS_IT_IS;
  const [darkLeast = 0, darkLow = 0] = quantiles(small, [0.005, 0.05], darkest);
  const isFlat = most - least < FLAT && darkLeast > 0.1 && darkLeast < 0.5 && darkLow > 0.12;
  const black = isFlat ? Math.min(MOST_TAKEN, 0.8 * darkLeast) : 0;
  const clear: Pixels = { ...small, data: small.data.slice() };
  if (black > 0) takeHaze(clear, black);
  const light = stopsOf(clear, subject ?? MIDDLE);
  const cutOff = cutOffOf(clear);
  const stops = stopsToRaise(light, isFlat ? LEAST_OF_FLAT : LEAST_RAISED) || -stopsToLower(cutOff);
  const behind = light.around - light.subject - AGAINST_LIGHT;
  const shadows =
    behind > 0 && !cutOff.onWhite && light.brightest > -0.3 && light.subject > BLACK + 2
      ? Math.min(0.7, 0.25 + 0.3 * behind)
      : 0;
  const needed = stops !== 0 || black > 0 || shadows > 0;
  return needed ? { needed, stops, black, shadows, top } : AS_IT_IS;
}

/** Values from here on are bent to end at white. */
const SHOULDER = 0.75;
/** As encoded() of light.ts, 0..1, extended beyond white. */
const beyondWhite = (light: number) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
const lightAt = (luma: number) => (luma <= 0.04045 ? luma / 12.92 : ((luma + 0.055) / 1.055) ** 2.4);

/**
 * The tone curve for luma values, 0..1 → 0..1: stretched, exposed in linear light, highlights rolled off towards white.
 */
export function toneOf({ stops, black, top }: Pick<Exposure, 'stops' | 'black' | 'top'>): (luma: number) => number {
  const gain = 2 ** stops;
  const stretched = (luma: number) => Math.max(0, luma - black) / (1 - black);
  // White stays white when a picture is lowered: clipped areas would only turn grey.
  if (gain <= 1) {
    return (luma) => {
      const light = lightAt(Math.min(1, stretched(luma)));
      return beyondWhite((gain * light) / (1 + (gain - 1) * light));
    };
  }
  const end = beyondWhite(lightAt(stretched(Math.min(1, Math.max(black + 0.01, top)))) * gain);
  return (luma) => {
    const light = beyondWhite(lightAt(stretched(luma)) * gain);
    if (end <= 1 || light <= SHOULDER) return Math.min(1, light);
    // It meets the line with the same slope there, and white at the top.
    const over = Math.min(1, (light - SHOULDER) / (end - SHOULDER));
    return SHOULDER + (1 - SHOULDER) * (1 - (1 - over) ** ((end - SHOULDER) / (1 - SHOULDER)));
  };
}

/** Brightness of each place's surroundings, 0..1, edges kept: a guided filter of the small luma by itself. */
function baseOf(picture: Pixels): Plane {
  const small = smallPicture(picture, BASE_SIDE);
  const luma = createPlane(small.width, small.height);
  for (let at = 0; at < luma.data.length; at += 1) luma.data[at] = lumaAt(small.data, at * 3) / 255;
  const radius = Math.max(2, Math.round(Math.max(small.width, small.height) / 16));
  const mean = boxMean(luma, radius);
  const variance = combine(
    boxMean(
      combine(luma, luma, (a, b) => a * b),
      radius,
    ),
    mean,
    (square, a) => Math.max(0, square - a * a),
  );
  const slope = combine(variance, variance, (a) => a / (a + 0.01));
  const offset = combine(mean, slope, (a, b) => a * (1 - b));
  const [slopes, offsets] = [boxMean(slope, radius), boxMean(offset, radius)];
  return combine(
    combine(slopes, luma, (a, b) => a * b),
    offsets,
    (a, b) => a + b,
  );
}

/**
 * Bytes of the root of linear light, in this many steps: calling encoded() for each channel of each pixel would
 * dominate the time.
 */
const ROOTS = 4096;
const BYTE_OF_ROOT = Uint8Array.from({ length: ROOTS + 1 }, (_, root) => Math.round(encoded((root / ROOTS) ** 2)));

/** Haze affects all channels alike. */
function takeHaze({ channels, data }: Pixels, black: number): void {
  for (let at = 0; at < data.length; at += channels) {
    const white = channels === 4 ? (data[at + 3] as number) : 255;
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = Math.max(0, Math.round(((data[at + channel] as number) - black * white) / (1 - black)));
  }
}

/** Changes the picture. Colors keep their hue: all channels of a pixel change by one factor of light. */
export function applyExposure(picture: Pixels, exposure: Exposure): void {
  const { width, height, channels, data } = picture;
  if (exposure.black > 0) takeHaze(picture, exposure.black);
  const top = Math.max(0, exposure.top - exposure.black) / (1 - exposure.black);
  const tone = toneOf({ ...exposure, black: 0, top });
  const wantedOf = Float32Array.from({ length: 1021 }, (_, value) => lightAt(tone(value / 1020)));
  const lightOf = Float32Array.from({ length: 1021 }, (_, value) => lightAt(Math.max(0.5, value / 4) / 255));
  const base = exposure.shadows > 0 ? resample(baseOf(picture), width, height) : null;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * channels;
    const index = Math.round(4 * lumaAt(data, at));
    let wanted = wantedOf[index] as number;
    if (base) {
      const dark = Math.max(0, 1 - Math.max(0, base.data[pixel] as number) / 0.5);
      wanted = Math.min(1, wanted * (1 + exposure.shadows * 3.5 * dark * dark));
    }
    const factor = Math.min(24, wanted / (lightOf[index] as number));
    const ceiling = channels === 4 ? (data[at + 3] as number) : 255;
    // Beyond white a color pales instead of changing its hue.
    const most =
      (LINEAR[Math.max(data[at] as number, data[at + 1] as number, data[at + 2] as number)] as number) * factor;
    const pale = most > 1 ? Math.min(1, (most - 1) / Math.max(1e-3, most - wanted)) : 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = (LINEAR[data[at + channel] as number] as number) * factor;
      const light = Math.min(1, Math.max(0, value + pale * (wanted - value)));
      data[at + channel] = Math.min(ceiling, BYTE_OF_ROOT[Math.round(Math.sqrt(light) * ROOTS)] as number);
    }
  }
}
