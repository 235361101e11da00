/**
 * Separates subject and background by their colors: near every pixel, the colors of certain subject and of certain
 * background are two clouds; the pixel's alpha is its position between them, along the direction in which they differ
 * most for their width (Fisher: "The use of multiple measurements in taxonomic problems", 1936; clouds per pixel as in
 * Chuang et al.: "A Bayesian approach to digital matting", 2001). It finds strands that a network at 1024 px can't see,
 * and gives the distance of the clouds: where they meet, the result can't be trusted.
 */
import { boxExtreme, boxMean, createPlane, resample, type Plane } from '../pixels/plane.ts';

/** The size at which the clouds are gathered, px of the longer side: colors change slowly. */
const CLOUD_SIDE = 512;
/** Certain subject and certain background, of 1, and how far inside, px. */
const SURELY = { subject: 0.93, background: 0.04, inside: 1, outside: 2 } as const;
/** Windows for gathering the colors, px, and the extra weight of the nearer one. */
const RADII = [9, 34] as const;
const NEARER = 12;
/** Share of a window, px, that must be certain background for an edge to be there. */
const OPEN = { window: 24, share: 0.05 } as const;
/** Least certain share of a window. */
const ENOUGH = 0.004;
/** Variance of a camera's noise. */
const NOISE = 4e-4;
/** Squared distance of the clouds, in their widths, at which colors count half. */
const HALF_TRUSTED = 50;

/**
 * The subject's distance from the background's hue, in units of the background's own spread, at which it starts to
 * count and counts fully.
 */
const HUES_APART = [4, 9] as const;

/**
 * Where subject and background can be separated, and how: alpha ≈ red × picture's red + … + offset, colors
 * 0..1.
 */
export interface Apart {
  red: Plane;
  green: Plane;
  blue: Plane;
  offset: Plane;
  /** Confidence, 0..1. */
  trust: Plane;
  /** The background's hue, as a direction in colors, and the share of subject for one unit of distance from it. */
  hue: readonly [Plane, Plane, Plane];
  hueShare: Plane;
  /** Confidence in that distance, 0..1. */
  hueTrust: Plane;
}

/** Gathers pixels by `weight`: its share of the window, the mean color and the six covariances, row by row. */
interface Cloud {
  weight: Float32Array;
  mean: readonly [Float32Array, Float32Array, Float32Array];
  /** rr, rg, rb, gg, gb, bb. */
  spread: readonly Float32Array[];
}

const PAIRS = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 2],
  [2, 2],
] as const;

function gathered(colors: readonly Plane[], weight: Plane): Cloud {
  const { width, height } = weight;
  const near = (plane: Plane): Float32Array => {
    const [close, far] = RADII.map((radius) => boxMean(plane, radius)) as [Plane, Plane];
    for (let at = 0; at < far.data.length; at += 1)
      far.data[at] = (far.data[at] as number) + NEARER * (close.data[at] as number);
    return far.data;
  };
  const product = (values: (at: number) => number): Plane => {
    const plane = createPlane(width, height);
    for (let at = 0; at < plane.data.length; at += 1) if ((weight.data[at] as number) > 0) plane.data[at] = values(at);
    return plane;
  };
  const sum = near(weight);
  const mean = colors.map(({ data }) => near(product((at) => data[at] as number))) as unknown as Cloud['mean'] &
    Float32Array[];
  const spread = PAIRS.map(([one, two]) =>
    near(product((at) => ((colors[one] as Plane).data[at] as number) * ((colors[two] as Plane).data[at] as number))),
  );
  for (let at = 0; at < sum.length; at += 1) {
    const share = Math.max(1e-9, sum[at] as number);
    for (const plane of mean) plane[at] = (plane[at] as number) / share;
    PAIRS.forEach(([one, two], index) => {
      const plane = spread[index] as Float32Array;
      plane[at] = (plane[at] as number) / share - (mean[one][at] as number) * (mean[two][at] as number);
    });
  }
  return { weight: sum, mean, spread };
}

/**
 * Mean of the squared distance from the line through black along a direction, of colors with these second moments
 * about black.
 */
function beside(moments: readonly number[], u: readonly number[]): number {
  let along = 0;
  let all = 0;
  PAIRS.forEach(([one, two], index) => {
    const moment = moments[index] as number;
    along += (one === two ? 1 : 2) * moment * (u[one] as number) * (u[two] as number);
    if (one === two) all += moment;
  });
  return Math.max(0, all - along);
}

/**
 * A subject of many colors surrounds its background's color, so that no line separates them. A pixel off the
 * background's hue, lit or in shadow, is not background: the farther off, in units of the subject's own distance, the
 * more subject.
 */
function setHue(apart: Apart, at: number, subject: Cloud, background: Cloud, sure: number): void {
  const [back, front] = [0, 1].map((which) =>
    [0, 1, 2].map((channel) => (which === 0 ? background : subject).mean[channel]?.[at] as number),
  ) as [number[], number[]];
  const length = Math.hypot(...back);
  if (length < 0.12) return;
  const u = back.map((value) => value / length);
  const moments = (cloud: Cloud, mean: readonly number[]) =>
    PAIRS.map(
      ([one, two], index) =>
        Math.max(-1, cloud.spread[index]?.[at] as number) + (mean[one] as number) * (mean[two] as number),
    );
  const own = Math.sqrt(beside(moments(subject, front), u));
  const noise = Math.sqrt(beside(moments(background, back), u) + 2 * NOISE);
  if (own < 1e-3) return;
  for (let channel = 0; channel < 3; channel += 1) (apart.hue[channel] as Plane).data[at] = u[channel] as number;
  apart.hueShare.data[at] = 1 / own;
  const times = own / noise;
  apart.hueTrust.data[at] = sure * Math.min(1, Math.max(0, (times - HUES_APART[0]) / (HUES_APART[1] - HUES_APART[0])));
}

/**
 * @param guide the picture's color planes, 0..1
 * @param mask 0..1, of the guide's size
 * @param where above 0 where the answer is of use, of the guide's size
 */
export function toldApart(guide: readonly [Plane, Plane, Plane], mask: Plane, where: Plane): Apart {
  const shrink = Math.min(1, CLOUD_SIDE / Math.max(mask.width, mask.height));
  const [width, height] = [Math.max(1, Math.round(mask.width * shrink)), Math.max(1, Math.round(mask.height * shrink))];
  const colors = guide.map((plane) => resample(plane, width, height));
  const small = resample(mask, width, height);
  const least = boxExtreme(small, SURELY.inside, 'least');
  const greatest = boxExtreme(small, SURELY.outside, 'greatest');
  const subject = gathered(colors, { ...least, data: least.data.map((value) => (value >= SURELY.subject ? 1 : 0)) });
  const background = gathered(colors, {
    ...greatest,
    data: greatest.data.map((value) => (value <= SURELY.background ? 1 : 0)),
  });
  const plane = () => createPlane(width, height);
  const apart: Apart = {
    red: plane(),
    green: plane(),
    blue: plane(),
    offset: plane(),
    trust: plane(),
    hue: [plane(), plane(), plane()],
    hueShare: plane(),
    hueTrust: plane(),
  };
  const enough = ENOUGH * (1 + NEARER);
  // Inside a subject that the network is unsure of there is no edge, whatever the colors.
  const open = boxMean(
    { ...greatest, data: greatest.data.map((value) => (value <= SURELY.background ? 1 : 0)) },
    OPEN.window,
  );
  const wanted = boxExtreme(resample(where, width, height), 2, 'greatest').data;
  for (let at = 0; at < width * height; at += 1) {
    if ((wanted[at] as number) <= 0) continue;
    const near = Math.min(1, (open.data[at] as number) / OPEN.share);
    const sure = near * Math.min(1, Math.min(subject.weight[at] as number, background.weight[at] as number) / enough);
    if (sure <= 0) continue;
    setHue(apart, at, subject, background, sure);
    const both = PAIRS.map(
      (_, index) => (subject.spread[index]?.[at] as number) + (background.spread[index]?.[at] as number),
    ) as [number, number, number, number, number, number];
    const [rr, rg, rb, gg, gb, bb] = [both[0] + NOISE, both[1], both[2], both[3] + NOISE, both[4], both[5] + NOISE];
    const [back, front] = [background.mean, subject.mean];
    const [r, g, b] = [0, 1, 2].map(
      (channel) => (front[channel]?.[at] as number) - (back[channel]?.[at] as number),
    ) as [number, number, number];
    // The inverse of a symmetric matrix, by cofactors.
    const c11 = gg * bb - gb * gb;
    const c12 = rb * gb - rg * bb;
    const c13 = rg * gb - rb * gg;
    const c22 = rr * bb - rb * rb;
    const c23 = rg * rb - rr * gb;
    const c33 = rr * gg - rg * rg;
    const determinant = rr * c11 + rg * c12 + rb * c13;
    const [toR, toG, toB] = [
      (c11 * r + c12 * g + c13 * b) / determinant,
      (c12 * r + c22 * g + c23 * b) / determinant,
      (c13 * r + c23 * g + c33 * b) / determinant,
    ];
    const distance = toR * r + toG * g + toB * b;
    if (!(distance > 1e-6)) continue;
    apart.red.data[at] = toR / distance;
    apart.green.data[at] = toG / distance;
    apart.blue.data[at] = toB / distance;
    apart.offset.data[at] =
      -(toR * (back[0][at] as number) + toG * (back[1][at] as number) + toB * (back[2][at] as number)) / distance;
    apart.trust.data[at] = (sure * distance) / (distance + HALF_TRUSTED);
  }
  return apart;
}
