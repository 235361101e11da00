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
 * clothes are each compared with their own mean, since the border between them is not shade. `share`: how much of that
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
  if (skin) levelOut(luma, weight, skin);
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

/**
 * Subtracts from each value of `sums`, which are multiplied by `weight`, the mean of skin or of the rest, in
 * proportion.
 */
function levelOut(sums: Float32Array, weight: Float32Array, skin: SkinAt): void {
  const shares = weight.map((one, at) => (one > 0 ? skin(at) : 0));
  const means = [true, false].map((isSkin) => {
    let [sum, total] = [0, 0];
    for (let at = 0; at < sums.length; at += 1) {
      const share = isSkin ? (shares[at] as number) : 1 - (shares[at] as number);
      [sum, total] = [sum + (sums[at] as number) * share, total + (weight[at] as number) * share];
    }
    return total < 1 ? 0 : sum / total;
  }) as [number, number];
  for (let at = 0; at < sums.length; at += 1) {
    const share = shares[at] as number;
    sums[at] = (sums[at] as number) - (weight[at] as number) * (means[0] * share + means[1] * (1 - share));
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
