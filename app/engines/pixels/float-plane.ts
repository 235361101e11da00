/**
 * One channel of a picture as numbers, for computations that round only at the end; and enlarging and shrinking it by
 * kernels.
 */

export interface FloatPlane {
  width: number;
  height: number;
  data: Float32Array;
}

export function createFloatPlane(width: number, height: number): FloatPlane {
  return { width, height, data: new Float32Array(width * height) };
}

export interface Kernel {
  /** Half its width, px of the smaller of both sizes. */
  support: number;
  at(x: number): number;
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** Lanczos' windowed sinc with three lobes (Duchon 1979). */
export const LANCZOS3: Kernel = { support: 3, at: (x) => (Math.abs(x) < 3 ? sinc(x) * sinc(x / 3) : 0) };

/** Catmull and Rom's cubic, that of Keys 1981 with a = -1/2. */
export const CUBIC: Kernel = {
  support: 2,
  at(x) {
    const a = Math.abs(x);
    if (a < 1) return 1.5 * a ** 3 - 2.5 * a ** 2 + 1;
    return a < 2 ? -0.5 * a ** 3 + 2.5 * a ** 2 - 4 * a + 2 : 0;
  },
};

/** For each target position the first source position and the weights from there on; they sum to 1. */
interface Taps {
  first: Int32Array;
  weights: Float32Array;
  count: number;
}

function tapsOf(source: number, target: number, kernel: Kernel): Taps {
  const scale = target / source;
  const stretch = Math.max(1, 1 / scale);
  const support = kernel.support * stretch;
  const count = Math.ceil(2 * support) + 1;
  const taps: Taps = { first: new Int32Array(target), weights: new Float32Array(target * count), count };
  for (let at = 0; at < target; at += 1) {
    const middle = (at + 0.5) / scale - 0.5;
    const first = Math.ceil(middle - support);
    taps.first[at] = first;
    let sum = 0;
    for (let tap = 0; tap < count; tap += 1) sum += kernel.at((first + tap - middle) / stretch);
    for (let tap = 0; tap < count; tap += 1)
      taps.weights[at * count + tap] = kernel.at((first + tap - middle) / stretch) / sum;
  }
  return taps;
}

/** The plane at another size: each value a weighted sum of those around it, edges repeated. */
export function scaled(
  { width, height, data }: FloatPlane,
  toWidth: number,
  toHeight: number,
  kernel: Kernel,
): FloatPlane {
  const across = tapsOf(width, toWidth, kernel);
  const down = tapsOf(height, toHeight, kernel);
  const between = new Float32Array(toWidth * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < toWidth; x += 1) {
      const first = across.first[x] as number;
      let sum = 0;
      for (let tap = 0; tap < across.count; tap += 1)
        sum +=
          (across.weights[x * across.count + tap] as number) *
          (data[y * width + Math.min(width - 1, Math.max(0, first + tap))] as number);
      between[y * toWidth + x] = sum;
    }
  }
  const result = createFloatPlane(toWidth, toHeight);
  for (let y = 0; y < toHeight; y += 1) {
    const first = down.first[y] as number;
    const row = result.data.subarray(y * toWidth, (y + 1) * toWidth);
    for (let tap = 0; tap < down.count; tap += 1) {
      const weight = down.weights[y * down.count + tap] as number;
      if (weight === 0) continue;
      const from = Math.min(height - 1, Math.max(0, first + tap)) * toWidth;
      for (let x = 0; x < toWidth; x += 1) row[x] = (row[x] as number) + weight * (between[from + x] as number);
    }
  }
  return result;
}
