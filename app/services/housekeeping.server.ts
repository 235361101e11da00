/**
 * What nobody waits for and has to be done all the same, at the start and once a day: old counters, spent codes,
 * visitors who never came back.
 */

/** Resolves when it is done for today; stops early when `signal` says so. */
export type Chore = (signal: AbortSignal) => Promise<unknown>;

export interface Housekeeping {
  /** Ends what runs and what would come. */
  close(): Promise<void>;
}

export interface HousekeepingDependencies {
  /** By name, which reports carry. Each is done whatever becomes of the others. */
  chores: Record<string, Chore>;
  report(error: unknown, context: Record<string, unknown>): void;
}

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Begins at once. */
export function keepHouse({ chores, report }: HousekeepingDependencies): Housekeeping {
  const ending = new AbortController();
  const { signal } = ending;

  async function round(): Promise<void> {
    for (const [chore, work] of Object.entries(chores)) {
      if (signal.aborted) return;
      try {
        await work(signal);
      } catch (error) {
        if (!signal.aborted) report(error, { area: 'housekeeping', chore });
      }
    }
  }

  let running = round();
  // A day whose work is still running when the next one begins is not disturbed.
  const timer = setInterval(() => (running = running.then(round)), DAY_MS);
  timer.unref();

  return {
    async close() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
}
