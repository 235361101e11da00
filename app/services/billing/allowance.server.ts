/**
 * One Free plan per person, however many accounts: the account that spends its credits holds it for a month, by the
 * mailbox, the phone number and the accounts at providers, all as HMACs under the server's secret. Other accounts of
 * the same person get none meanwhile.
 *
 * What an account spent and whether it had its trial outlive it under those HMACs, until a month after its last
 * spending: the person's next account continues where it was.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AllowanceClaim, PrismaClient } from '#prisma/generated/client.ts';
import type { Transaction } from './limits-left.server.ts';
import { mailboxOf } from './mailbox.ts';
import { dayMs, windowDays } from './plans.ts';

export interface Allowance {
  /**
   * Until when another account of the same person has the credits; null: none has. Takes over what a deleted account
   * had spent. The user's row is locked.
   */
  heldElsewhere(tx: Transaction, userId: string): Promise<Date | null>;
  /** Holds them for a month, after `heldElsewhere` said that nobody does. False: another account was faster. */
  hold(tx: Transaction, userId: string): Promise<boolean>;
  /** Whether this person had a trial, or may not have one because another account holds the credits. */
  hadTrial(userId: string): Promise<boolean>;
  noteTrial(userId: string): Promise<void>;
  /** Keeps of an account, right before its rows are deleted, what the person's next one has to know. */
  leave(tx: Transaction, userId: string): Promise<void>;
  /** Deletes what has expired. */
  cleanUp(): Promise<void>;
}

/** What bookings ask. */
export type SharedAllowance = Pick<Allowance, 'heldElsewhere' | 'hold'>;

/** Every account has its own allowance: without sign-ins, as in unrelated tests. */
export const unshared: SharedAllowance = {
  heldElsewhere: () => Promise.resolve(null),
  hold: () => Promise.resolve(true),
};

const HELD_MS = windowDays.monthly * dayMs;

const spendingSchema = z.array(
  z.object({
    key: z.string(),
    unit: z.string(),
    amount: z.int(),
    at: z.coerce.date(),
    refundedAt: z.coerce.date().nullable(),
  }),
);
type Spending = z.infer<typeof spendingSchema>;

export function createAllowance({
  prisma,
  secret,
  now = () => new Date(),
}: {
  prisma: PrismaClient;
  secret: string;
  now?: () => Date;
}): Allowance {
  const keyed = (...parts: string[]) =>
    createHmac('sha256', secret)
      .update(['allowance', ...parts].join('\0'))
      .digest('hex');

  /** Everything that identifies a person, in a fixed order, so that two bookings can't deadlock. */
  async function idsOf(tx: Transaction, userId: string): Promise<string[]> {
    const user = await tx.user.findUnique({
      where: { id: userId },
      select: {
        email: true,
        emailVerified: true,
        phoneNumber: true,
        phoneNumberVerified: true,
        accounts: { select: { providerId: true, accountId: true } },
      },
    });
    if (!user) return [];
    const mailbox = user.emailVerified ? mailboxOf(user.email) : null;
    return [
      ...(mailbox === null ? [] : [keyed('mailbox', mailbox)]),
      ...(user.phoneNumber && user.phoneNumberVerified ? [keyed('phone', user.phoneNumber)] : []),
      ...user.accounts.map(({ providerId, accountId }) => keyed('provider', providerId, accountId)),
    ].sort();
  }

  async function claimsOf(tx: Transaction, ids: readonly string[]): Promise<AllowanceClaim[]> {
    if (ids.length === 0) return [];
    await tx.$queryRaw`SELECT "id" FROM "allowance_claim" WHERE "id" = ANY(${[...ids]}) ORDER BY "id" FOR UPDATE`;
    return tx.allowanceClaim.findMany({ where: { id: { in: [...ids] }, until: { gt: now() } } });
  }

  /** Books what a deleted account spent, so that it counts in this one's windows too. */
  async function takeOver(tx: Transaction, userId: string, { id, spending, startedAt }: AllowanceClaim): Promise<void> {
    const { planPeriod } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { planPeriod: true } });
    const isNew = planPeriod === 0 && (await tx.ledgerEntry.count({ where: { userId } })) === 0;
    if (isNew && startedAt) await tx.user.update({ where: { id: userId }, data: { planStartedAt: startedAt } });
    for (const { key, unit, amount, at, refundedAt } of spendingSchema.parse(spending)) {
      // The same spending is stored under each of the person's identifiers.
      const entry = { userId, unit, source: 'plan', reference: `earlier/${key}/${userId}`, period: 0 };
      const entries = [
        { ...entry, id: randomUUID(), kind: 'reserve', amount: -amount, createdAt: at },
        { ...entry, id: randomUUID(), kind: 'settle', amount: 0, createdAt: at },
        ...(refundedAt ? [{ ...entry, id: randomUUID(), kind: 'refund', amount, createdAt: refundedAt }] : []),
      ];
      await tx.ledgerEntry.createMany({ data: entries, skipDuplicates: true });
    }
    await tx.allowanceClaim.update({ where: { id }, data: { userId, spending: [], startedAt: null } });
  }

  /** What was spent or returned of the plan, for a report on the last month. */
  async function spendingOf(tx: Transaction, userId: string): Promise<Spending> {
    const since = new Date(now().getTime() - HELD_MS);
    const rows = await tx.$queryRaw<
      { unit: string; spent: bigint; refund: bigint | null; at: Date; refundedAt: Date | null }[]
    >`
      SELECT MIN("unit") AS "unit", -SUM("amount") FILTER (WHERE "kind" <> 'refund') AS "spent", SUM("amount") FILTER (WHERE "kind" = 'refund') AS "refund",
        MIN("createdAt") AS "at", MAX("createdAt") FILTER (WHERE "kind" = 'refund') AS "refundedAt"
      FROM "ledger_entry" WHERE "userId" = ${userId} AND "source" = 'plan' GROUP BY "reference" HAVING MAX("createdAt") > ${since}`;
    return rows.flatMap(({ unit, spent, at, refundedAt }) =>
      spent > 0 ? [{ key: randomUUID(), unit, amount: Number(spent), at, refundedAt }] : [],
    );
  }

  const monthFrom = (at: Date) => new Date(at.getTime() + HELD_MS);

  return {
    async heldElsewhere(tx, userId) {
      const claims = await claimsOf(tx, await idsOf(tx, userId));
      const others = claims.filter((claim) => claim.userId !== null && claim.userId !== userId);
      for (const claim of claims) if (claim.userId === null) await takeOver(tx, userId, claim);
      return others.length === 0 ? null : new Date(Math.max(...others.map(({ until }) => until.getTime())));
    },

    async hold(tx, userId) {
      const until = monthFrom(now());
      for (const id of await idsOf(tx, userId)) {
        const taken = await tx.$executeRaw`
          INSERT INTO "allowance_claim" ("id", "userId", "until") VALUES (${id}, ${userId}, ${until})
          ON CONFLICT ("id") DO UPDATE SET "userId" = EXCLUDED."userId", "until" = EXCLUDED."until", "spending" = EXCLUDED."spending", "startedAt" = NULL,
              "trialUsed" = "allowance_claim"."trialUsed" AND "allowance_claim"."until" > ${now()}
            WHERE "allowance_claim"."userId" = EXCLUDED."userId" OR "allowance_claim"."until" <= ${now()}`;
        if (taken === 0) return false;
      }
      return true;
    },

    hadTrial: (userId) =>
      prisma.$transaction(async (tx) =>
        (await claimsOf(tx, await idsOf(tx, userId))).some(
          (claim) => claim.trialUsed || (claim.userId !== null && claim.userId !== userId),
        ),
      ),

    async noteTrial(userId) {
      await prisma.$transaction(async (tx) => {
        for (const id of await idsOf(tx, userId)) {
          const until = monthFrom(now());
          await tx.allowanceClaim.upsert({
            where: { id },
            create: { id, userId, trialUsed: true, until },
            update: { trialUsed: true, until },
          });
        }
      });
    },

    async leave(tx, userId) {
      const user = await tx.user.findUnique({
        where: { id: userId },
        select: { createdAt: true, planStartedAt: true },
      });
      if (!user) return;
      const spending = await spendingOf(tx, userId);
      const trialUsed =
        (await tx.purchase.count({
          where: {
            userId,
            status: 'succeeded',
            trialDays: { gt: 0 },
            paidAt: { gt: new Date(now().getTime() - HELD_MS) },
          },
        })) > 0;
      const mine = await tx.allowanceClaim.findMany({ where: { userId } });
      const ids = [...new Set([...(await idsOf(tx, userId)), ...mine.map(({ id }) => id)])].sort();
      const startedAt = user.planStartedAt ?? user.createdAt;
      const last = Math.max(...spending.map(({ at }) => at.getTime()), ...(trialUsed ? [now().getTime()] : []));
      for (const id of ids) {
        const before = await tx.allowanceClaim.findUnique({ where: { id } });
        // Another account of the same person continues with it.
        if (before?.userId !== undefined && before.userId !== userId && before.until > now()) continue;
        if (spending.length === 0 && !trialUsed && !before?.trialUsed) {
          await tx.allowanceClaim.deleteMany({ where: { id } });
          continue;
        }
        const left = {
          userId: null,
          spending,
          startedAt,
          trialUsed: trialUsed || (before?.trialUsed ?? false),
          until: Number.isFinite(last) ? monthFrom(new Date(last)) : (before?.until ?? monthFrom(now())),
        };
        await tx.allowanceClaim.upsert({ where: { id }, create: { id, ...left }, update: left });
      }
    },

    async cleanUp() {
      await prisma.allowanceClaim.deleteMany({ where: { until: { lte: now() } } });
    },
  };
}
