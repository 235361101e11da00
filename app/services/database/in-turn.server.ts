/** Runs work on one key sequentially, in the order of the calls; different keys run in parallel. */
export interface InTurn {
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
}

export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return {
    async run(key, work) {
      const previous = last.get(key);
      const own = previous ? previous.then(work, work) : work();
      last.set(key, own);
      try {
        return await own;
      } finally {
        if (last.get(key) === own) last.delete(key);
      }
    },
  };
}
