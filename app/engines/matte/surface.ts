/**
 * The colors of a plain background as a smooth surface: a polynomial of low order in each color, by least squares over
 * certain background, fitted again without outliers (iteratively trimmed least squares: Rousseeuw, 1984).
 */
import { boxExtreme, createPlane, type Plane } from '../pixels/plane.ts';

/** A picture's color planes, 0..1. */
export type Guide = readonly [Plane, Plane, Plane];

export interface Surface {
  /** The background's colors everywhere, 0..1, also behind the subject. */
  colors: [Plane, Plane, Plane];
  /** Deviation of its pixels from them: the median distance in colors, of 1. */
  noise: number;
}

/** x^i × y^j for i + j up to this. */
const ORDER = 4;
/** Samples one pixel in this many, each way. */
const STEP = 6;
/**
 * Certain background: below this value in the mask, and this far from the subject, as a share of the longer side, since
 * shadows are near.
 */
const OUTSIDE = { mask: 0.06, reach: 0.03 } as const;
const ROUNDS = 6;
/** Samples within this many median distances are background; those within the first of these always, of 1. */
const WITHIN = 4;
const LEAST = 0.02;
/**
 * A background is plain when these shares of it lie on the surface, of the picture's rim and of all; and when it is no
 * more uneven, of 1.
 */
const PLAIN = { rim: 0.96, all: 0.7, noise: 0.022 } as const;
/** The rim, as a share of the sides. */
const RIM = 0.04;
/** Share of the picture that must be certain background. */
const ENOUGH = 0.12;

const powers: readonly (readonly [number, number])[] = Array.from({ length: ORDER + 1 }, (_, sum) =>
  Array.from({ length: sum + 1 }, (__, second) => [sum - second, second] as const),
).flat();

function terms(x: number, y: number, into: Float64Array): void {
  for (let index = 0; index < powers.length; index += 1) {
    const [i, j] = powers[index] as readonly [number, number];
    into[index] = x ** i * y ** j;
  }
}

/** Solves A × X = B for three right sides in place, by Gauss with pivots. False: A has no inverse. */
function solve(matrix: Float64Array[], right: Float64Array[]): boolean {
  const size = matrix.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(matrix[row]?.[column] as number) > Math.abs(matrix[pivot]?.[column] as number)) pivot = row;
    if (Math.abs(matrix[pivot]?.[column] as number) < 1e-10) return false;
    [matrix[column], matrix[pivot]] = [matrix[pivot] as Float64Array, matrix[column] as Float64Array];
    [right[column], right[pivot]] = [right[pivot] as Float64Array, right[column] as Float64Array];
    const [upper, upperRight] = [matrix[column] as Float64Array, right[column] as Float64Array];
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const [lower, lowerRight] = [matrix[row] as Float64Array, right[row] as Float64Array];
      const share = (lower[column] as number) / (upper[column] as number);
      if (share === 0) continue;
      for (let at = column; at < size; at += 1) lower[at] = (lower[at] as number) - share * (upper[at] as number);
      for (let at = 0; at < (right[0] as Float64Array).length; at += 1)
        lowerRight[at] = (lowerRight[at] as number) - share * (upperRight[at] as number);
    }
  }
  for (let row = 0; row < size; row += 1)
    for (let at = 0; at < (right[row] as Float64Array).length; at += 1)
      (right[row] as Float64Array)[at] = ((right[row] as Float64Array)[at] as number) / (matrix[row]?.[row] as number);
  return true;
}

/**
 * @param mask the subject, 0..1, of the guide's size
 * @param around distance of samples from the mask, as a share of the longer side, since shadows are near
 * @returns null where the background is not plain, or too little of it shows
 */
export function fitSurface(guide: Guide, mask: Plane, around: number = OUTSIDE.reach): Surface | null {
  const { width, height } = mask;
  const reach = Math.max(2, Math.round(around * Math.max(width, height)));
  const near = boxExtreme(mask, reach, 'greatest');
  const samples: { at: number; terms: Float64Array; rim: boolean }[] = [];
  let places = 0;
  for (let y = Math.floor(STEP / 2); y < height; y += STEP) {
    for (let x = Math.floor(STEP / 2); x < width; x += STEP) {
      places += 1;
      const at = y * width + x;
      if ((near.data[at] as number) > OUTSIDE.mask) continue;
      const values = new Float64Array(powers.length);
      const [u, v] = [(2 * x) / width - 1, (2 * y) / height - 1];
      terms(u, v, values);
      samples.push({ at, terms: values, rim: Math.max(Math.abs(u), Math.abs(v)) > 1 - 2 * RIM });
    }
  }
  if (samples.length < ENOUGH * places) return null;
  let distance: Float64Array = new Float64Array(samples.length);
  let limit = Infinity;
  let fitted: Float64Array[] = [];
  let noise = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const matrix = powers.map(() => new Float64Array(powers.length));
    const right = powers.map(() => new Float64Array(3));
    // The rim is assumed to be background at first; the middle may hold parts that the network left out.
    samples.forEach((sample, index) => {
      if (round === 0 ? !sample.rim && index % 4 !== 0 : (distance[index] as number) > limit) return;
      for (let row = 0; row < powers.length; row += 1) {
        const value = sample.terms[row] as number;
        const into = matrix[row] as Float64Array;
        for (let column = row; column < powers.length; column += 1)
          into[column] = (into[column] as number) + value * (sample.terms[column] as number);
        const sums = right[row] as Float64Array;
        for (let channel = 0; channel < 3; channel += 1)
          sums[channel] = (sums[channel] as number) + value * (guide[channel]?.data[sample.at] as number);
      }
    });
    // The matrix is symmetric: only its upper half was summed.
    for (let row = 0; row < powers.length; row += 1)
      for (let column = 0; column < row; column += 1)
        (matrix[row] as Float64Array)[column] = matrix[column]?.[row] as number;
    if (!solve(matrix, right)) return null;
    fitted = right;
    distance = Float64Array.from(samples, (sample) => {
      let sum = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        let value = 0;
        for (let row = 0; row < powers.length; row += 1)
          value += (sample.terms[row] as number) * (fitted[row]?.[channel] as number);
        sum += (value - (guide[channel]?.data[sample.at] as number)) ** 2;
      }
      return Math.sqrt(sum);
    });
    noise = distance.toSorted()[Math.floor(distance.length / 2)] as number;
    limit = Math.max(LEAST, WITHIN * noise);
  }
  const share = (which: (sample: (typeof samples)[number]) => boolean) => {
    let [inside, all] = [0, 0];
    samples.forEach((sample, index) => {
      if (!which(sample)) return;
      all += 1;
      if ((distance[index] as number) <= limit) inside += 1;
    });
    return all === 0 ? 0 : inside / all;
  };
  if (noise > PLAIN.noise || share(({ rim }) => rim) < PLAIN.rim || share(() => true) < PLAIN.all) return null;
  return { colors: evaluated(fitted, width, height), noise };
}

/**
 * The surface's colors everywhere. Interpolating a coarse grid of columns would not be exact, so each row has a
 * polynomial in x.
 */
function evaluated(fitted: readonly Float64Array[], width: number, height: number): [Plane, Plane, Plane] {
  const planes: [Plane, Plane, Plane] = [
    createPlane(width, height),
    createPlane(width, height),
    createPlane(width, height),
  ];
  const row = new Float64Array(ORDER + 1);
  for (let channel = 0; channel < 3; channel += 1) {
    const { data } = planes[channel] as Plane;
    for (let y = 0; y < height; y += 1) {
      const v = (2 * y) / height - 1;
      row.fill(0);
      powers.forEach(([i, j], index) => (row[i] = (row[i] as number) + (fitted[index]?.[channel] as number) * v ** j));
      for (let x = 0; x < width; x += 1) {
        const u = (2 * x) / width - 1;
        let value = 0;
        for (let power = ORDER; power >= 0; power -= 1) value = value * u + (row[power] as number);
        data[y * width + x] = Math.min(1, Math.max(0, value));
      }
    }
  }
  return planes;
}
