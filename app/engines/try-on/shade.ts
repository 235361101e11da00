/** Light on the garment: the photo's own, taken from below it, and the shadow that the garment casts there. */
import type { Sheet } from '#app/engines/warp/mesh.ts';
import type { Point } from '#app/engines/warp/person.ts';
import { blurred } from './blurred.ts';
import type { SkinAt } from './skin.ts';

/** Strength of the underlying light and shade on a garment. */
const STRENGTH = 0.62;
/** Logarithms of the darkest shade and the brightest light taken from below. */
const DARKEST = -0.5;
const LIGHTEST = 0.22;
/** The shadow at its edges: darkness, and extent as a share of the shoulders' span. */
const SHADOW = 0.34;
const SHADOW_REACH = 0.028;

/**
 * Multiplies the garment by the light below it, coarse enough to hide seams and prints of old clothes. Skin and old
 * clothes, a light top and dark trousers too, are each compared with their own mean, since a border between them is not
 * shade. `share`: how much of that
 * a pixel gets: parts away from the body get less of its light. Changes `garment`.
 */
export function shadeByPhoto(
  garment: Sheet,
  picture: Sheet,
  person: Uint8Array | null,
  skin: SkinAt | null,
  span: number,
  share: (at: Point) => number = () => 1,
): void {
  const { width, height } = picture;
  const [luma, weight] = [new Float32Array(width * height), new Float32Array(width * height)];
  for (let at = 0; at < luma.length; at += 1) {
    const own = (person ? (person[at] as number) / 255 : 1) * ((garment.data[at * 4 + 3] as number) > 8 ? 1 : 0);
    weight[at] = own;
    luma[at] =
      own *
      Math.log(
        8 +
          0.299 * (picture.data[at * 4] as number) +
          0.587 * (picture.data[at * 4 + 1] as number) +
          0.114 * (picture.data[at * 4 + 2] as number),
      );
  }
  levelOut(luma, weight, skin ?? (() => 0));
  const fine = Math.max(2, Math.round(span * 0.045));
  const coarse = Math.max(fine * 3, Math.round(span * 0.42));
  const [fineLight, fineWeight, coarseLight, coarseWeight] = [
    blurred(luma, width, height, fine),
    blurred(weight, width, height, fine),
    blurred(luma, width, height, coarse),
    blurred(weight, width, height, coarse),
  ];
  for (let at = 0; at < luma.length; at += 1) {
    const own = fineWeight[at] as number;
    const around = coarseWeight[at] as number;
    if (garment.data[at * 4 + 3] === 0 || own < 0.02 || around < 0.004) continue;
    const known = Math.min(1, own * 2);
    const off = ((fineLight[at] as number) / own - (coarseLight[at] as number) / around) * STRENGTH;
    const factor = Math.exp(
      Math.max(DARKEST, Math.min(LIGHTEST, off)) * known * share({ x: at % width, y: Math.floor(at / width) }),
    );
    const alpha = garment.data[at * 4 + 3] as number;
    for (let channel = 0; channel < 3; channel += 1) {
      const color = garment.data[at * 4 + channel] as number;
      const light = factor < 1 ? inShade(color / Math.max(1, alpha), factor) : factor;
      garment.data[at * 4 + channel] = Math.min(alpha, Math.round(color * light));
    }
  }
}

/**
 * What is left of a color, 0..1 in sRGB, in shade of this factor: light that bright cloth throws back and forth keeps
 * its color, so that yellow does not turn olive. Jimenez and others, "Practical real-time strategies for accurate
 * indirect occlusion" (2016), whose cubic is in linear light: a display's gamma of 2.2 to it and back.
 */
function inShade(color: number, factor: number): number {
  const [albedo, open] = [color ** 2.2, factor ** 2.2];
  const seen = ((2.0404 * albedo - 0.3324) * open + (-4.7951 * albedo + 0.6417)) * open + 2.7552 * albedo + 0.6903;
  return Math.max(open, Math.min(1, seen * open)) ** (1 / 2.2);
}

/** Old clothes are of two colors if each covers this share of them, few pixels lie between, and their light is apart. */
const TWO = { each: 0.1, between: 0.06, apart: 0.8 } as const;
/** Steps of the histogram of logarithms of light, from log(8) to log(263). */
const STEPS = 48;
const FIRST = Math.log(8);
const STEP = (Math.log(263) - FIRST) / STEPS;

/**
 * Where the light of two clothes divides, a logarithm; null: they are of one color. Shade fills all steps between light
 * and dark; two colors leave a valley. `values` are not multiplied by `weight`. The threshold is Otsu's (1979).
 */
function dividedAt(values: (at: number) => number, weight: Float32Array): number | null {
  const counts = new Float32Array(STEPS);
  const stepOf = (value: number) => Math.max(0, Math.min(STEPS - 1, Math.floor((value - FIRST) / STEP)));
  for (let at = 0; at < weight.length; at += 1)
    if ((weight[at] as number) > 0)
      counts[stepOf(values(at))] = (counts[stepOf(values(at))] as number) + (weight[at] as number);
  const moments = (from: number, to: number) => {
    let [count, sum] = [0, 0];
    for (let step = from; step < to; step += 1) {
      count += counts[step] as number;
      sum += (counts[step] as number) * (step + 0.5);
    }
    return { count, mean: count > 0 ? sum / count : 0 };
  };
  const all = moments(0, STEPS).count;
  let best = { at: 0, between: 0, gap: [0, 0] as [number, number], least: 0 };
  for (let at = 1; at < STEPS; at += 1) {
    const [dark, bright] = [moments(0, at), moments(at, STEPS)];
    const between = dark.count * bright.count * (bright.mean - dark.mean) ** 2;
    if (between > best.between)
      best = { at, between, gap: [dark.mean, bright.mean], least: Math.min(dark.count, bright.count) };
  }
  const [dark, bright] = best.gap;
  const third = (bright - dark) / 3;
  const valley = moments(Math.round(dark + third), Math.round(bright - third)).count;
  const isTwo = best.least > all * TWO.each && valley < all * TWO.between && (bright - dark) * STEP > TWO.apart;
  return isTwo ? FIRST + ((dark + bright) / 2) * STEP : null;
}

/**
 * Subtracts from each value of `sums`, which are multiplied by `weight`, the mean of what it belongs to: skin, or the
 * lighter or darker of the old clothes, in proportion.
 */
function levelOut(sums: Float32Array, weight: Float32Array, skin: SkinAt): void {
  const skins = weight.map((one, at) => (one > 0 ? skin(at) : 0));
  const valueAt = (at: number) => (sums[at] as number) / Math.max(1e-6, weight[at] as number);
  const divided = dividedAt(
    valueAt,
    weight.map((one, at) => one * (1 - (skins[at] as number))),
  );
  const sharesAt = (at: number): [number, number, number] => {
    const isSkin = skins[at] as number;
    const isDark = divided !== null && valueAt(at) < divided;
    return [isSkin, isDark ? 1 - isSkin : 0, isDark ? 0 : 1 - isSkin];
  };
  const totals = [0, 1, 2].map(() => ({ sum: 0, weight: 0 }));
  for (let at = 0; at < sums.length; at += 1) {
    if (weight[at] === 0) continue;
    for (const [group, share] of sharesAt(at).entries()) {
      const total = totals[group] as { sum: number; weight: number };
      total.sum += (sums[at] as number) * share;
      total.weight += (weight[at] as number) * share;
    }
  }
  const means = totals.map((total) => (total.weight < 1 ? 0 : total.sum / total.weight));
  for (let at = 0; at < sums.length; at += 1) {
    if (weight[at] === 0) continue;
    const mean = sharesAt(at).reduce((sum, share, group) => sum + share * (means[group] as number), 0);
    sums[at] = (sums[at] as number) - (weight[at] as number) * mean;
  }
}

/**
 * Draws a soft shadow below the garment, only on the person. Changes `garment`. `reach` px, down and slightly to the
 * right.
 */
export function throwShadow(
  garment: Sheet,
  person: Uint8Array | null,
  span: number,
  { reach = span * SHADOW_REACH, dark = SHADOW } = {},
): void {
  const { width, height } = garment;
  const cover = new Float32Array(width * height);
  for (let at = 0; at < cover.length; at += 1) cover[at] = (garment.data[at * 4 + 3] as number) / 255;
  const soft = blurred(cover, width, height, Math.max(1, Math.round(reach * 0.7)));
  const [dx, dy] = [Math.round(reach * 0.25), Math.round(reach * 0.8)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const own = cover[at] as number;
      if (own >= 0.999) continue;
      const from = Math.max(0, y - dy) * width + Math.max(0, x - dx);
      const shadow = (soft[from] as number) * dark * (person ? (person[at] as number) / 255 : 1) * (1 - own);
      // Black below: only alpha grows.
      if (shadow > 0.004) garment.data[at * 4 + 3] = Math.min(255, Math.round((own + shadow) * 255));
    }
  }
}
