/** Measures a row: our code and its floor alternate in one process, warmed up; medians, spread and ratio. */

/** One measurement at one size. Both sides do the same work once per call. */
export interface Pair {
  /** The variable of a row's pairs: layers, pixels, format. */
  size: string;
  ours: () => Promise<unknown>;
  /** The baseline: the same work with as little as possible around it. */
  floor: () => Promise<unknown>;
  /** Runs untimed before each of our calls; its result is passed to the call. */
  prepare?: () => Promise<unknown>;
  /** Another implementation of the same task that measures its own time, ms. */
  peer?: () => Promise<number>;
  /** Calls of each side; at least 5. */
  repetitions: number;
  /** Both sides return times, ms, measured more precisely than by a clock around the call. */
  knownTimes?: true;
  /** One call takes seconds: three calls of each side are enough, after one to warm up. */
  slow?: true;
  /** Further results of our calls, by name and unit: memory, event loop delay, quality. */
  further?: () => Record<string, number | string>;
}

export interface Row {
  name: string;
  /** The measured task and its floor. */
  about: string;
  /** Sets everything up, passes the pairs to `measure` one by one, and cleans up. */
  run(measure: (pair: Pair) => Promise<void>, options: { full: boolean }): Promise<void>;
}

export interface Figures {
  median: number;
  p95: number;
  /** From the quickest to the slowest call. */
  spread: [number, number];
}

export interface Result {
  row: string;
  size: string;
  repetitions: number;
  /** ms */
  ours: Figures;
  /** ms */
  floor: Figures;
  ratio: number;
  /** ms; with `peerRatio`, ours to the peer's. */
  peer?: Figures;
  peerRatio?: number;
  further?: Record<string, number | string>;
}

/** Measures one pair. The sides alternate, and so does which goes first, so that neither profits from warm caches. */
export async function measurePair(
  row: string,
  { size, ours, floor, prepare, peer, repetitions, knownTimes, slow, further }: Pair,
): Promise<Result> {
  const warmUp = knownTimes ? 0 : slow ? 1 : Math.min(3, repetitions);
  const calls = slow ? 3 : Math.max(5, repetitions);
  for (let i = 0; i < warmUp; i++) {
    await prepare?.();
    await ours();
    await floor();
    await peer?.();
  }
  const times = { ours: [] as number[], floor: [] as number[], peer: [] as number[] };
  for (let i = 0; i < calls; i++) {
    const order = i % 2 === 0 ? (['ours', 'floor'] as const) : (['floor', 'ours'] as const);
    for (const side of order) {
      if (side === 'ours') await prepare?.();
      const work = side === 'ours' ? ours : floor;
      times[side].push(knownTimes ? Number(await work()) : await timeOf(work));
    }
    if (peer) times.peer.push(await peer());
  }
  const figures = { ours: figuresOf(times.ours), floor: figuresOf(times.floor) };
  const result = {
    row,
    size,
    repetitions: times.ours.length,
    ...figures,
    ratio: figures.ours.median / figures.floor.median,
    ...(further && { further: further() }),
  };
  if (!peer) return result;
  const other = figuresOf(times.peer);
  return { ...result, peer: other, peerRatio: figures.ours.median / other.median };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Median, 95th percentile and spread of a list of times. */
export function figuresOf(times: readonly number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  const middle = Math.floor(sorted.length / 2);
  const median =
    sorted.length % 2 === 1 ? at(0.5) : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
  return { median, p95: at(0.95), spread: [sorted[0] ?? Number.NaN, sorted.at(-1) ?? Number.NaN] };
}
