/**
 * Noise: estimated where the picture is flat (Immerkær, "Fast Noise Variance Estimation", 1996, on the calmest blocks),
 * removed scale by scale. The picture is split by the undecimated wavelet transform with a B3 spline (Starck and
 * Murtagh, 1994); in each scale, variation at noise level is damped by Wiener's rule. Color noise is removed more
 * firmly than that of brightness: it looks worse, and eyes see less detail in color.
 */
import { boxMean } from '#app/engines/pixels/plane.ts';
import { createFloatPlane, type FloatPlane } from '../pixels/float-plane.ts';
import type { Pixels } from '../pixels/pixels.ts';

export interface Noise {
  needed: boolean;
  /** Deviation of luma noise, of 255. */
  luma: number;
  /** Deviation of color noise, of 255. */
  color: number;
}

const BLOCK = 16;
/** The share of blocks that are calm enough to judge by. */
const CALMEST = 0.15;
const LEAST_LUMA = 2.6;
const LEAST_COLOR = 3;
/** A strongly raised picture was taken in little light: less of it is noise already. */
const OF_RAISED = 0.8;
const SCALES = 4;
/** Most noise in larger scales, as a multiple of white noise. */
const MOST_BLOTCHES = 4;
/** Strength: damps this many deviations of noise. */
const LUMA_FIRMNESS = 1.15;
const COLOR_FIRMNESS = 2.2;
/**
 * Deviation of white noise of deviation 1 in each scale of this transform (Starck, Murtagh and Fadili, "Sparse Image
 * and Signal Processing", 2010).
 */
const OF_SCALE = [0.8907, 0.2007, 0.0857, 0.0413] as const;

/** Luma and two differences of color (the reversible ones of Rec. 601), as planes. */
function planesOf({ width, height, channels, data }: Pixels): [FloatPlane, FloatPlane, FloatPlane] {
  const planes: [FloatPlane, FloatPlane, FloatPlane] = [
    createFloatPlane(width, height),
    createFloatPlane(width, height),
    createFloatPlane(width, height),
  ];
  for (let at = 0; at < width * height; at += 1) {
    const [red, green, blue] = [
      data[at * channels] as number,
      data[at * channels + 1] as number,
      data[at * channels + 2] as number,
    ];
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
    planes[0].data[at] = luma;
    planes[1].data[at] = blue - luma;
    planes[2].data[at] = red - luma;
  }
  return planes;
}

/** Immerkær's operator: blind to planes and slopes, deviation 6 for noise of deviation 1. */
function roughness({ width, data }: FloatPlane, at: number): number {
  const v = (offset: number) => data[at + offset] as number;
  return (
    v(-width - 1) -
    2 * v(-width) +
    v(-width + 1) -
    2 * v(-1) +
    4 * v(0) -
    2 * v(1) +
    v(width - 1) -
    2 * v(width) +
    v(width + 1)
  );
}

/** Deviation of the noise in a plane, from its calmest blocks that are neither black nor white. */
function deviationOf(plane: FloatPlane, luma: FloatPlane): number {
  const found: number[] = [];
  const { width, height } = plane;
  // Large pictures have more blocks than are needed.
  const step = BLOCK * Math.max(1, Math.round(Math.sqrt((width * height) / 2_000_000)));
  for (let top = 1; top + BLOCK < height; top += step) {
    for (let left = 1; left + BLOCK < width; left += step) {
      let [sum, light] = [0, 0];
      for (let y = top; y < top + BLOCK; y += 1) {
        for (let x = left; x < left + BLOCK; x += 1) {
          sum += Math.abs(roughness(plane, y * width + x));
          light += luma.data[y * width + x] as number;
        }
      }
      const mean = light / BLOCK ** 2;
      if (mean > 12 && mean < 243) found.push((Math.sqrt(Math.PI / 2) / 6) * (sum / BLOCK ** 2));
    }
  }
  if (found.length < 4) return 0;
  found.sort((a, b) => a - b);
  const calm = found.slice(0, Math.max(4, Math.floor(found.length * CALMEST)));
  return calm[Math.floor(calm.length / 2)] ?? 0;
}

/** Judges a picture at its own size, since downscaling removes noise. `gain`: its later amplification. */
export function judgeNoise(picture: Pixels, gain = 1): Noise {
  const [luma, blue, red] = planesOf(picture);
  const [ofLuma, ofColor] = [deviationOf(luma, luma), Math.max(deviationOf(blue, luma), deviationOf(red, luma))];
  const least = gain > 1.3 ? OF_RAISED : 1;
  return {
    needed: ofLuma * gain > least * LEAST_LUMA || ofColor * gain > least * LEAST_COLOR,
    luma: ofLuma,
    color: ofColor,
  };
}

/** Smooths by the B3 spline with gaps of `gap` px between its five values, edges repeated. */
function smoothed({ width, height, data }: FloatPlane, gap: number): FloatPlane {
  const between = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const v = (px: number) => data[row + (px < 0 ? 0 : px >= width ? width - 1 : px)] as number;
      between[row + x] =
        (6 * (data[row + x] as number) + 4 * (v(x - gap) + v(x + gap)) + v(x - 2 * gap) + v(x + 2 * gap)) / 16;
    }
  }
  const result = createFloatPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    const rows = [y - 2 * gap, y - gap, y, y + gap, y + 2 * gap].map(
      (py) => Math.min(height - 1, Math.max(0, py)) * width,
    ) as [number, number, number, number, number];
    const [a, b, c, d, e] = rows;
    for (let x = 0; x < width; x += 1) {
      result.data[y * width + x] =
        (6 * (between[c + x] as number) +
          4 * ((between[b + x] as number) + (between[d + x] as number)) +
          (between[a + x] as number) +
          (between[e + x] as number)) /
        16;
    }
  }
  return result;
}

/** Deviation in the calmest places, by a plane of local energy. */
function calmest({ data }: FloatPlane): number {
  const some = Float32Array.from(
    { length: Math.min(4096, data.length) },
    (_, at) => data[Math.floor((at * data.length) / Math.min(4096, data.length))] as number,
  ).sort();
  return 1.15 * Math.sqrt(Math.max(0, some[Math.floor(CALMEST * some.length)] as number));
}

function cleaned(plane: FloatPlane, deviation: number, firmness: number): FloatPlane {
  const result = createFloatPlane(plane.width, plane.height);
  let rest = plane;
  for (let scale = 0; scale < SCALES; scale += 1) {
    const next = smoothed(rest, 2 ** scale);
    const detail: FloatPlane = { ...rest, data: rest.data.map((value, at) => value - (next.data[at] as number)) };
    const energy = boxMean({ ...detail, data: detail.data.map((value) => value * value) }, 1 + scale);
    // Noise in files is not white: compression and cameras move some of it to larger scales, where the calmest places
    // show it.
    const white = deviation * (OF_SCALE[scale] as number);
    const noise =
      (firmness * (scale === 0 ? white : Math.min(MOST_BLOTCHES * white, Math.max(1.5 * white, calmest(energy))))) ** 2;
    for (let at = 0; at < result.data.length; at += 1) {
      const kept = Math.max(0, 1 - noise / Math.max(1e-6, energy.data[at] as number));
      result.data[at] = (result.data[at] as number) + (detail.data[at] as number) * kept;
    }
    rest = next;
  }
  for (let at = 0; at < result.data.length; at += 1)
    result.data[at] = (result.data[at] as number) + (rest.data[at] as number);
  return result;
}

/** Changes the picture. */
export function applyDenoise(picture: Pixels, noise: Noise): void {
  const { channels, data } = picture;
  const [luma, blue, red] = planesOf(picture);
  const clean = [
    cleaned(luma, noise.luma, LUMA_FIRMNESS),
    cleaned(blue, noise.color, COLOR_FIRMNESS),
    cleaned(red, noise.color, COLOR_FIRMNESS),
  ] as const;
  for (let at = 0; at < luma.data.length; at += 1) {
    const l = clean[0].data[at] as number;
    const b = l + (clean[1].data[at] as number);
    const r = l + (clean[2].data[at] as number);
    const g = (l - 0.299 * r - 0.114 * b) / 0.587;
    const ceiling = channels === 4 ? (data[at * channels + 3] as number) : 255;
    for (const [channel, value] of [r, g, b].entries())
      data[at * channels + channel] = Math.min(ceiling, Math.max(0, Math.round(value)));
  }
}
