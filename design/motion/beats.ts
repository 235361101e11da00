/**
 * Finds the beats of music from its samples: how strongly sounds begin at each moment, the tempo that repeats best, and
 * the sequence of moments that fits both. The method is D. P. W. Ellis, "Beat Tracking by Dynamic Programming", Journal
 * of New Music Research 36(1), 2007; the code is our own.
 */

/** Sample rate of the analysis, per second: beats are audible below half of it. */
const RATE = 11_025;
const WINDOW = 512;
/** Samples between two frames of the analysis: 5.8 ms. */
const HOP = 64;
const LOOKS_A_SECOND = RATE / HOP;
const BANDS = 32;
/** Slowest and fastest tempo, beats per minute, and the tempo that people hear first when several fit. */
const TEMPI = { least: 60, most: 200, usual: 120 } as const;
/** How far from the usual tempo another is still likely, octaves. */
const SPREAD = 0.9;
/** Weight of a steady tempo against strong onsets: Ellis' alpha. */
const STEADY = 100;
/** Length of the analysis, s: enough for a tempo, and more than the longest film. */
const HEARD = 30;
/** Minimum ratio of the strongest onset to the average; below it there is no beat. */
const STANDS_OUT = 3;
/** Minimum growth of all bands together, in logarithms, for an onset: less is the wavering of a sustained sound. */
const BEGINS = 2;

/**
 * Beats in ms from the beginning, in order; empty for silence, or sounds without repetition. `samples`: one channel,
 * -1 to 1.
 */
export function beatsOf(samples: Float32Array, rate: number): number[] {
  const begun = beginnings(resample(samples.subarray(0, Math.round(HEARD * rate)), rate));
  const average = begun.reduce((sum, value) => sum + value, 0) / Math.max(1, begun.length);
  if (
    begun.length < 2 * LOOKS_A_SECOND ||
    begun.reduce((most, value) => Math.max(most, value), 0) < Math.max(BEGINS, STANDS_OUT * average)
  )
    return [];
  return rowOf(begun, periodOf(begun)).map((look) => Math.round((look * HOP + WINDOW / 2) / (RATE / 1000)));
}

/** The mean of the samples that coincide. */
function resample(samples: Float32Array, rate: number): Float32Array {
  const step = rate / RATE;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const from = Math.floor(index * step);
    const to = Math.max(from + 1, Math.floor((index + 1) * step));
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += samples[at] ?? 0;
    return sum / (to - from);
  });
}

/** How much louder the bands of hearing become at each frame, summed, smoothed and high-pass filtered. */
function beginnings(samples: Float32Array): Float32Array {
  const looks = Math.max(0, Math.floor((samples.length - WINDOW) / HOP) + 1);
  const edges = Array.from({ length: BANDS + 1 }, (_, band) =>
    Math.round((WINDOW / 2) ** (band / BANDS) - 1 + band * 0.5),
  );
  const flux = new Float32Array(looks);
  let before = new Float32Array(BANDS);
  for (let look = 0; look < looks; look += 1) {
    const powers = spectrum(samples.subarray(look * HOP, look * HOP + WINDOW));
    const bands = Float32Array.from({ length: BANDS }, (_, band) => {
      const from = Math.min(WINDOW / 2 - 1, edges[band] ?? 0);
      const to = Math.min(WINDOW / 2, Math.max(from + 1, edges[band + 1] ?? 0));
      let sum = 0;
      for (let at = from; at < to; at += 1) sum += powers[at] ?? 0;
      return Math.log1p(100 * Math.sqrt(sum));
    });
    if (look > 0) flux[look] = bands.reduce((sum, value, band) => sum + Math.max(0, value - (before[band] ?? 0)), 0);
    before = bands;
  }
  // Constant loudness is no beat: subtracts the mean of a second.
  const half = Math.round(LOOKS_A_SECOND / 2);
  const sums = new Float64Array(looks + 1);
  flux.forEach((value, at) => void (sums[at + 1] = (sums[at] ?? 0) + value));
  return flux.map((value, at) => {
    const [from, to] = [Math.max(0, at - half), Math.min(looks, at + half)];
    return Math.max(0, value - ((sums[to] ?? 0) - (sums[from] ?? 0)) / Math.max(1, to - from));
  });
}

/** Squared magnitudes of a Hann window: the fast Fourier transform of Cooley and Tukey. */
function spectrum(window: Float32Array): Float32Array {
  const real = new Float32Array(WINDOW);
  const imaginary = new Float32Array(WINDOW);
  for (let at = 0, swapped = 0; at < WINDOW; at += 1) {
    real[swapped] = (window[at] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW));
    let bit = WINDOW >> 1;
    for (; swapped & bit; bit >>= 1) swapped ^= bit;
    swapped ^= bit;
  }
  for (let size = 2; size <= WINDOW; size *= 2) {
    for (let turn = 0; turn < size / 2; turn += 1) {
      const [cosine, sine] = [Math.cos((-2 * Math.PI * turn) / size), Math.sin((-2 * Math.PI * turn) / size)];
      for (let low = turn; low < WINDOW; low += size) {
        const high = low + size / 2;
        const [x, y] = [real[high] ?? 0, imaginary[high] ?? 0];
        const [a, b] = [x * cosine - y * sine, x * sine + y * cosine];
        real[high] = (real[low] ?? 0) - a;
        imaginary[high] = (imaginary[low] ?? 0) - b;
        real[low] = (real[low] ?? 0) + a;
        imaginary[low] = (imaginary[low] ?? 0) + b;
      }
    }
  }
  return Float32Array.from(
    { length: WINDOW / 2 },
    (_, at) => ((real[at] ?? 0) ** 2 + (imaginary[at] ?? 0) ** 2) / (WINDOW * WINDOW),
  );
}

/** Frames between two beats: where onsets repeat best, preferring usual tempi. */
function periodOf(begun: Float32Array): number {
  let best = (60 / TEMPI.usual) * LOOKS_A_SECOND;
  let most = 0;
  for (let lag = Math.floor((60 / TEMPI.most) * LOOKS_A_SECOND); lag <= (60 / TEMPI.least) * LOOKS_A_SECOND; lag += 1) {
    let sum = 0;
    // Neighbours too, because players aren't perfectly steady.
    for (let at = lag + 1; at < begun.length; at += 1)
      sum +=
        (begun[at] ?? 0) * ((begun[at - lag] ?? 0) + ((begun[at - lag - 1] ?? 0) + (begun[at - lag + 1] ?? 0)) / 2);
    const octaves = Math.log2((60 * LOOKS_A_SECOND) / lag / TEMPI.usual);
    const likely = (sum / (begun.length - lag)) * Math.exp(-0.5 * (octaves / SPREAD) ** 2);
    if (likely > most) [best, most] = [lag, likely];
  }
  return best;
}

/** The sequence of frames with the strongest onsets whose distances are close to the period. */
function rowOf(begun: Float32Array, period: number): number[] {
  const spread = Math.sqrt(begun.reduce((sum, value) => sum + value ** 2, 0) / begun.length) || 1;
  const scores = new Float64Array(begun.length);
  const from = new Int32Array(begun.length).fill(-1);
  for (let at = 0; at < begun.length; at += 1) {
    let best = 0;
    for (let gap = Math.round(period / 2); gap <= Math.round(period * 2) && gap <= at; gap += 1) {
      const score = (scores[at - gap] ?? 0) - STEADY * Math.log(gap / period) ** 2;
      if (score > best) {
        best = score;
        from[at] = at - gap;
      }
    }
    scores[at] = best + (begun[at] ?? 0) / spread;
  }
  // The last beat is the best end within the last period.
  let last = begun.length - 1;
  for (let at = Math.max(0, Math.floor(begun.length - period)); at < begun.length; at += 1)
    if ((scores[at] ?? 0) > (scores[last] ?? 0)) last = at;
  const row: number[] = [];
  for (let at = last; at >= 0; at = from[at] ?? -1) row.push(at);
  return row.toReversed();
}
