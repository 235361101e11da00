/**
 * How often something may happen, and the arithmetic of counting it. `database-limiter.server.ts` counts what must hold
 * over restarts and for all processes, `process-limiter.ts` what must not cost a query.
 */

/** This much in a window that begins with its first request. All room is restored when the window ends. */
export interface RateRule {
  /** Seconds. */
  window: number;
  /** Requests within one window, or the sum of their amounts. */
  max: number;
  refill?: 'whole';
}

/** A token bucket: bursts of `max`, and room is restored gradually, `max` per window. */
export interface SteadyRule {
  /** Seconds. */
  window: number;
  max: number;
  refill: 'steady';
}

export interface RateDecision {
  allowed: boolean;
  /** Seconds until there is room again; null when allowed. */
  retryAfter: number | null;
}

export interface RateLimiter {
  /** Counts one request, or its amount (a whole number). Parallel requests can't all pass. */
  consume(key: string, rule: RateRule, amount?: number): Promise<RateDecision>;
  /** Deletes windows that ended long ago. */
  cleanUp(): Promise<void>;
}

/** What is stored for a key. */
export interface Counted {
  count: number;
  /** ms: when the window began, or when a steady count was last updated. */
  since: number;
}

/** Counts stop growing here: the database stores them as 32-bit integers. */
export const HIGHEST_COUNT = 2_000_000_000;

/**
 * Counts an amount at `time`, in ms. A window counts refused requests too; a steady rule doesn't, so that a persistent
 * caller gets through now and then.
 */
export function countRequest(
  held: Counted | undefined,
  { window, max, refill }: RateRule | SteadyRule,
  amount: number,
  time: number,
): { counted: Counted; decision: RateDecision } {
  const { count, since } = held ?? { count: 0, since: time };
  const windowMs = window * 1000;
  if (refill === 'steady') {
    const filled = Math.max(0, count - ((time - since) * max) / windowMs) + amount;
    return filled <= max
      ? { counted: { count: filled, since: time }, decision: PASSED }
      : {
          counted: { count: filled - amount, since: time },
          decision: refusedFor(((filled - max) * windowMs) / max),
        };
  }
  const isOver = time - since >= windowMs;
  const counted = {
    count: isOver ? amount : Math.min(count + amount, HIGHEST_COUNT),
    since: isOver ? time : since,
  };
  return { counted, decision: decideWindow(counted, { window, max }, time) };
}

/** The decision about a request that `counted` includes. */
export function decideWindow({ count, since }: Counted, { window, max }: RateRule, time: number): RateDecision {
  return count <= max ? PASSED : refusedFor(since + window * 1000 - time);
}

const PASSED: RateDecision = { allowed: true, retryAfter: null };

const refusedFor = (ms: number): RateDecision => ({ allowed: false, retryAfter: Math.max(1, Math.ceil(ms / 1000)) });
