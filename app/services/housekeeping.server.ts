/** Background chores, run at the start and once a day: old counters, spent codes, visitors who never came back. */

/** Resolves when it is done for today; stops early when `signal` says so. */
export type Chore = (signal: AbortSignal) => Promise<unknown>;

export interface Housekeeping {
  /** Ends the running round and cancels later ones. */
  close(): Promise<void>;
}

export interface HousekeepingDependencies {
  /** By name, which reports carry. Each is run whatever happens to the others. */
  chores: Record<string, Chore>;
  report(error: unknown, context: Record<string, unknown>): void;
}

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Starts immediately. */
export function runDaily({ chores, report }: HousekeepingDependencies): Housekeeping {
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
  // A round still running when the next one is due is not disturbed.
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
