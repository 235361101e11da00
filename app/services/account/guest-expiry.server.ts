/**
 * Ends visits without an account: deletes visitors who were not seen for a number of days, with all their data, the
 * same way as accounts. A visitor counts as seen when one of their sessions was used; only signing in could have kept
 * what they made.
 */
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts';
import type { Deletion } from './deletion.server.ts';

export interface GuestExpiry {
  /** Returns how many were deleted. Stops between two of them when `signal` says so. */
  run(signal?: AbortSignal): Promise<number>;
}

export interface GuestExpiryDependencies {
  prisma: PrismaClient;
  deletion: Pick<Deletion, 'remove'>;
  /** 0: they stay for good. */
  days: number;
  report(error: unknown, context: Record<string, unknown>): void;
  now?: () => number;
}

/** Read per query. */
const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

export function createGuestExpiry({
  prisma,
  deletion,
  days,
  report,
  now = Date.now,
}: GuestExpiryDependencies): GuestExpiry {
  /** Visitors who are long gone, and have no payment or refund pending. */
  function longGone(): Prisma.UserWhereInput {
    const before = new Date(now() - days * DAY_MS);
    return {
      isAnonymous: true,
      createdAt: { lt: before },
      sessions: { none: { updatedAt: { gte: before } } },
      purchases: { none: { status: 'in-progress' } },
      subscriptions: { none: { status: { not: 'ended' } } },
    };
  }

  /** False: they came back just now, or it has to be retried another day. */
  async function end(id: string): Promise<boolean> {
    if ((await prisma.user.count({ where: { AND: [{ id }, longGone()] } })) === 0) return false;
    try {
      await deletion.remove(id);
      return true;
    } catch (error) {
      report(error, { area: 'guest-expiry' });
      return false;
    }
  }

  return {
    async run(signal) {
      if (days === 0) return 0;
      let ended = 0;
      for (let after = ''; ;) {
        const guests = await prisma.user.findMany({
          where: { AND: [{ id: { gt: after } }, longGone()] },
          orderBy: { id: 'asc' },
          take: BATCH,
          select: { id: true },
        });
        for (const { id } of guests) {
          if (signal?.aborted) return ended;
          if (await end(id)) ended += 1;
          after = id;
        }
        if (guests.length < BATCH) return ended;
      }
    },
  };
}
