/** Runs tasks a few at a time: each waits for its turn, and returns it. Pure. */

export interface Turns {
  /**
   * Calls `begin` when it is the caller's turn. The returned function returns the turn, or leaves the queue; calling it
   * again is harmless.
   */
  take(begin: () => void): () => void;
}

export function createTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    take(begin) {
      let state: 'waiting' | 'running' | 'done' = 'waiting';
      const start = (): void => {
        running += 1;
        state = 'running';
        begin();
      };
      if (running < atOnce) start();
      else waiting.push(start);
      return () => {
        if (state === 'waiting') waiting.splice(waiting.indexOf(start), 1);
        const was = state;
        state = 'done';
        if (was !== 'running') return;
        running -= 1;
        waiting.shift()?.();
      };
    },
  };
}
