/**
 * Limits the bytes of bodies in transit, per address and in total. A body without room waits unread: its sender is
 * slowed down and nothing of it is in memory.
 */

export interface ByteBudgetOptions {
  /** Concurrent bytes for one key. */
  perKey: number;
  /** Concurrent bytes for all keys. */
  total: number;
  /** How long a body may wait for room, ms. */
  waitMs: number;
  /** How many bodies of one key may wait. */
  waitingPerKey: number;
  /** How many bodies may wait in total. */
  waitingInAll: number;
}

/** 'key': this key has too many bytes in transit; 'total': all keys together have. */
export type NoRoom = 'key' | 'total';

export interface ByteBudget {
  /**
   * Waits for room for `bytes`. Returns the function that frees the room, or why there was none in time. `gone` ends
   * the waiting of a sender that left.
   */
  enter(key: string, bytes: number, gone: AbortSignal): Promise<(() => void) | NoRoom>;
}

interface Waiting {
  key: string;
  bytes: number;
  settle: (result: (() => void) | NoRoom) => void;
}

/** First come, first served; a body that only waits for its own key may be overtaken by others. */
export function createByteBudget({
  perKey,
  total,
  waitMs,
  waitingPerKey,
  waitingInAll,
}: ByteBudgetOptions): ByteBudget {
  const used = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let usedInAll = 0;

  const lacks = ({ key, bytes }: Waiting): NoRoom | null => {
    if ((used.get(key) ?? 0) + bytes > perKey) return 'key';
    return usedInAll + bytes > total ? 'total' : null;
  };

  function take({ key, bytes }: Waiting): () => void {
    used.set(key, (used.get(key) ?? 0) + bytes);
    usedInAll += bytes;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (used.get(key) ?? 0) - bytes;
      if (left > 0) used.set(key, left);
      else used.delete(key);
      usedInAll -= bytes;
      admit();
    };
  }

  /** Admits everyone who fits. Returns why the last one still waits; null: it does not. */
  function admit(): NoRoom | null {
    const held = new Set<string>();
    let why: NoRoom | null = null;
    for (const one of waiting) {
      why = held.has(one.key) ? 'key' : lacks(one);
      // A body that waits for the total must not be overtaken, or a large body would wait forever.
      if (why === 'total') return why;
      if (why === 'key') held.add(one.key);
      else one.settle(take(one));
    }
    return why;
  }

  return {
    enter(key, bytes, gone) {
      return new Promise((resolve) => {
        const one: Waiting = {
          key,
          bytes,
          settle(result) {
            waiting.delete(one);
            clearTimeout(timer);
            gone.removeEventListener('abort', leave);
            resolve(result);
          },
        };
        let why: NoRoom | null = null;
        const leave = () => {
          one.settle(why ?? 'total');
          admit();
        };
        const timer = setTimeout(leave, waitMs);
        timer.unref();
        gone.addEventListener('abort', leave, { once: true });
        waiting.add(one);
        why = admit();
        if (why === null) return;
        const ofKey = [...waiting].filter((other) => other.key === key).length;
        if (gone.aborted || ofKey > waitingPerKey || waiting.size > waitingInAll) one.settle(why);
      });
    },
  };
}
