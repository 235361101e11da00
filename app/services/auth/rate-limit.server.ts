/**
 * Rate limits in the database, so that they hold over restarts and several servers. One counter for sign-in, uploads
 * and drafts.
 */
import type { PrismaClient } from '#prisma/generated/client.ts';

export interface RateRule {
  /** Seconds. */
  window: number;
  /** Requests within one window, or the sum of their amounts. */
  max: number;
}

export interface RateDecision {
  allowed: boolean;
  /** Seconds until the window ends; null when allowed. */
  retryAfter: number | null;
}

export interface RateLimiter {
  /**
   * Counts one request, or its amount (a whole number); the decision and the count are one statement, so parallel
   * requests cannot all pass.
   */
  consume(key: string, rule: RateRule, amount?: number): Promise<RateDecision>;
  /** Forgets windows that ended long ago. */
  cleanUp(): Promise<void>;
}

/** Longer than any window in use. */
const keptMs = 2 * 24 * 60 * 60 * 1000;

export function createRateLimiter({
  prisma,
  now = Date.now,
}: {
  prisma: PrismaClient;
  now?: () => number;
}): RateLimiter {
  return {
    async consume(key, rule, amount = 1) {
      const time = now();
      const windowMs = rule.window * 1000;
      const rows = await prisma.$queryRaw<{ count: number; lastRequest: bigint }[]>`
        INSERT INTO "rate_limit" ("id", "key", "count", "lastRequest") VALUES (${key}, ${key}, ${amount}::int, ${BigInt(time)})
        ON CONFLICT ("key") DO UPDATE SET
          "count" = CASE WHEN "rate_limit"."lastRequest" <= ${BigInt(time - windowMs)} THEN ${amount}::int
            ELSE LEAST("rate_limit"."count"::bigint + ${amount}::int, 2000000000)::int END,
          "lastRequest" = CASE WHEN "rate_limit"."lastRequest" <= ${BigInt(time - windowMs)} THEN ${BigInt(time)} ELSE "rate_limit"."lastRequest" END
        RETURNING "count", "lastRequest"`;
      const row = rows[0];
      if (!row || row.count <= rule.max) return { allowed: true, retryAfter: null };
      return { allowed: false, retryAfter: Math.max(1, Math.ceil((Number(row.lastRequest) + windowMs - time) / 1000)) };
    },

    async cleanUp() {
      await prisma.rateLimit.deleteMany({ where: { lastRequest: { lt: BigInt(now() - keptMs) } } });
    },
  };
}
