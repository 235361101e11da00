/**
 * A fair scheduler for contended work: a few run in parallel, fewer of each user, and a user with one request never
 * waits behind another's thousand.
 */

export interface FairTurns {
  /**
   * Resolves when it is the caller's turn, with a function that ends the turn. Rejects when the signal aborts, or with
   * BusyError if too many of this key are waiting.
   */
  take(key: string, signal?: AbortSignal): Promise<() => void>;
}

export interface FairTurnsOptions {
  /** How many run in parallel. */
  atOnce: number;
  /** How many of one key run in parallel. */
  each: number;
  /** How many of one key may wait. */
  waiting: number;
}

/** Too many of one key are waiting already. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

interface Line {
  running: number;
  queue: (() => void)[];
}

export function createFairTurns({ atOnce, each, waiting }: FairTurnsOptions): FairTurns {
  /** In the order of their next turns. */
  const lines = new Map<string, Line>();
  let running = 0;

  function next(): void {
    while (running < atOnce) {
      // The key with the fewest running; among equals the one whose last turn is longest ago.
      const [found] = [...lines]
        .filter(([, { running: own, queue }]) => queue.length > 0 && own < each)
        .sort(([, a], [, b]) => a.running - b.running);
      if (!found) return;
      const [key, line] = found;
      lines.delete(key);
      lines.set(key, line);
      running += 1;
      line.running += 1;
      line.queue.shift()?.();
    }
  }

  return {
    take(key, signal) {
      const line = lines.get(key) ?? { running: 0, queue: [] };
      lines.set(key, line);
      return new Promise((resolve, reject) => {
        const forget = (): void => {
          if (line.running === 0 && line.queue.length === 0 && lines.get(key) === line) lines.delete(key);
        };
        if (signal?.aborted || line.queue.length >= waiting) {
          forget();
          reject(signal?.aborted ? (signal.reason as Error) : new BusyError('Too many are waiting'));
          return;
        }
        const leave = (): void => {
          const at = line.queue.indexOf(begin);
          if (at === -1) return;
          line.queue.splice(at, 1);
          forget();
          reject(signal?.reason as Error);
        };
        const begin = (): void => {
          signal?.removeEventListener('abort', leave);
          let given = false;
          resolve(() => {
            if (given) return;
            given = true;
            running -= 1;
            line.running -= 1;
            forget();
            next();
          });
        };
        signal?.addEventListener('abort', leave, { once: true });
        line.queue.push(begin);
        next();
      });
    },
  };
}
