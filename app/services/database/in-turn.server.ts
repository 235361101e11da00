/** Work on one key goes one after the other, in the order in which it was asked for; different keys go side by side. */
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
