/**
 * Counts in this process's memory: keeps one visitor from flooding it, without queries. What must hold over a restart
 * is counted in the database.
 */
import { countRequest, type Counted, type RateDecision, type RateRule, type SteadyRule } from './rate-rule.ts';

export interface ProcessLimiter {
  /** Counts one request, or its amount. A key always has the same rule. */
  consume(key: string, rule: RateRule | SteadyRule, amount?: number): RateDecision;
}

/** How many keys are remembered, 300 bytes each. Beyond, those idle longest start over. */
const MOST_KEYS = 50_000;
/** Keys dropped together: finding the oldest key of a map costs as much as dropping thousands. */
const FORGOTTEN_AT_ONCE = 5_000;
const SWEEP_EVERY_MS = 60_000;

/** @param now in ms */
export function createProcessLimiter(now: () => number = Date.now): ProcessLimiter {
  // The key that was used longest ago comes first.
  const held = new Map<string, Counted & { until: number }>();
  let sweptAt = now();
  return {
    consume(key, rule, amount = 1) {
      const time = now();
      if (time - sweptAt > SWEEP_EVERY_MS) {
        sweptAt = time;
        // A key unused for a window is as good as never counted.
        for (const [other, { until }] of held) if (until < time) held.delete(other);
      }
      const { counted, decision } = countRequest(held.get(key), rule, amount, time);
      held.delete(key);
      held.set(key, { ...counted, until: counted.since + rule.window * 1000 });
      if (held.size > MOST_KEYS + FORGOTTEN_AT_ONCE) {
        for (const oldest of held.keys()) {
          if (held.size <= MOST_KEYS) break;
          held.delete(oldest);
        }
      }
      return decision;
    },
  };
}

export interface RateLimit {
  /** Counts one request of this key; false if there is no room for it. */
  take(key: string): boolean;
}

/** Allows `burst` calls immediately and `perMinute` on average, each key separately. */
export function createRateLimit({
  burst,
  perMinute,
  now,
}: {
  burst: number;
  perMinute: number;
  now?: () => number;
}): RateLimit {
  const limiter = createProcessLimiter(now);
  const rule = { max: burst, window: (burst * 60) / perMinute, refill: 'steady' } as const;
  return { take: (key) => limiter.consume(key, rule).allowed };
}
