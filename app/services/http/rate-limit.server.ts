/** A bucket of tokens for each key, in memory: enough to keep one visitor from flooding one process. */

export interface RateLimit {
  /** Takes one token of this key; false when none is left. */
  take(key: string): boolean;
}

/** Keys that are remembered: beyond, whoever was quiet longest starts anew. 100 bytes each. */
const MOST_KEYS = 50_000;

/** Lets `burst` calls pass at once and `perMinute` on average. */
export function createRateLimit({
  burst,
  perMinute,
  now = Date.now,
}: {
  burst: number;
  perMinute: number;
  now?: () => number;
}): RateLimit {
  // The key that was asked for longest ago comes first.
  const buckets = new Map<string, { tokens: number; at: number }>();
  const refillMs = 60_000 / perMinute;
  let sweptAt = now();
  const sweep = (time: number) => {
    sweptAt = time;
    // A bucket that has been full for a while is as good as none.
    for (const [key, bucket] of buckets) if (time - bucket.at > burst * refillMs) buckets.delete(key);
  };
  return {
    take(key) {
      const time = now();
      if (time - sweptAt > 60_000) sweep(time);
      const bucket = buckets.get(key) ?? { tokens: burst, at: time };
      const tokens = Math.min(burst, bucket.tokens + (time - bucket.at) / refillMs);
      const passes = tokens >= 1;
      buckets.delete(key);
      buckets.set(key, { tokens: passes ? tokens - 1 : tokens, at: time });
      if (buckets.size > MOST_KEYS) buckets.delete(buckets.keys().next().value ?? key);
      return passes;
    },
  };
}
