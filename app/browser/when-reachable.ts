/** Waits for the server to be reachable before a page is reloaded, since the whole page would fail. */

export interface ReachParts {
  /** Rejects if there was no answer. */
  ask(signal: AbortSignal): Promise<unknown>;
  /** Resolves when the time is over, or there is a sign that it may work now. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
}

/** Delay before the next try, ms. */
export const askAgainAfter = (times: number): number => Math.min(15_000, 1_000 * 2 ** times);

/**
 * Resolves to true as soon as the server answers. `lost` is called, once, if it did not at first. False: the signal
 * aborted.
 */
export async function whenReachable(
  signal: AbortSignal,
  lost: () => void = () => undefined,
  { ask, pause }: ReachParts = browserParts,
): Promise<boolean> {
  for (let times = 0; !signal.aborted; times += 1) {
    try {
      await ask(signal);
      return !signal.aborted;
    } catch {
      if (signal.aborted) return false;
      if (times === 0) lost();
      await pause(askAgainAfter(times), signal);
    }
  }
  return false;
}

const browserParts: ReachParts = {
  // Small, public and never cached.
  ask: (signal) => fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal }),
  pause: (ms, signal) =>
    new Promise((resolve) => {
      const over = new AbortController();
      const done = () => {
        clearTimeout(timer);
        over.abort();
        resolve();
      };
      const timer = setTimeout(done, ms);
      window.addEventListener('online', done, { signal: over.signal });
      signal.addEventListener('abort', done, { signal: over.signal });
    }),
};
