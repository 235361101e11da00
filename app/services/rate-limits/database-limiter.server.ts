/** Counts in the database, so that limits hold over restarts and for several processes. */
import type { PrismaClient } from '#prisma/generated/client.ts';
import { decideWindow, HIGHEST_COUNT, type RateLimiter } from './rate-rule.ts';

/** Longer than any window in use. */
const retentionMs = 2 * 24 * 60 * 60 * 1000;

export function createRateLimiter({
  prisma,
  now = Date.now,
}: {
  prisma: PrismaClient;
  now?: () => number;
}): RateLimiter {
  return {
    /** `countRequest` in one statement, so that parallel requests are all counted. */
    async consume(key, rule, amount = 1) {
      const time = now();
      const ended = BigInt(time - rule.window * 1000);
      const rows = await prisma.$queryRaw<{ count: number; lastRequest: bigint }[]>`
        INSERT INTO "rate_limit" ("id", "key", "count", "lastRequest") VALUES (${key}, ${key}, ${amount}::int, ${BigInt(time)})
        ON CONFLICT ("key") DO UPDATE SET
          "count" = CASE WHEN "rate_limit"."lastRequest" <= ${ended} THEN ${amount}::int
            ELSE LEAST("rate_limit"."count"::bigint + ${amount}::int, ${HIGHEST_COUNT}::int)::int END,
          "lastRequest" = CASE WHEN "rate_limit"."lastRequest" <= ${ended} THEN ${BigInt(time)} ELSE "rate_limit"."lastRequest" END
        RETURNING "count", "lastRequest"`;
      const row = rows[0];
      if (!row) throw new Error('A counted request has a row');
      return decideWindow({ count: row.count, since: Number(row.lastRequest) }, rule, time);
    },

    async cleanUp() {
      await prisma.rateLimit.deleteMany({ where: { lastRequest: { lt: BigInt(now() - retentionMs) } } });
    },
  };
}
