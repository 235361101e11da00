/** What is left of a user's limits, summed up from the ledger: for bookings, balances and the usage in the settings. */
import type { CreditUnit } from '#tools/contract/tool.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { Limit } from './plans.ts';
import { windowAt } from './windows.ts';

export type Transaction = Prisma.TransactionClient;

/** What matters about a user for limits. */
export interface Holder {
  plan: string;
  createdAt: Date;
  planStartedAt: Date | null;
  planPeriod: number;
}

export interface LimitLeft {
  limit: Limit;
  /** Spent or reserved in the current window. */
  used: number;
  left: number;
  /** When the window ends; null: never. */
  resetsAt: Date | null;
}

/** Takes the lock that serialises all bookings of one user. Null: no such user. */
export async function lockHolder(tx: Transaction, userId: string): Promise<Holder | null> {
  const rows = await tx.$queryRaw<
    Holder[]
  >`SELECT "plan", "createdAt", "planStartedAt", "planPeriod" FROM "user" WHERE "id" = ${userId} FOR UPDATE`;
  return rows[0] ?? null;
}

/** A reservation counts in the window and period in which it was made, and so do its returns. */
async function spentSince(
  tx: Transaction,
  userId: string,
  units: readonly string[],
  start: Date,
  period: number,
): Promise<number> {
  const [row] = await tx.$queryRaw<{ sum: bigint | null }[]>`
    SELECT SUM(e."amount") AS "sum" FROM "ledger_entry" e
    JOIN "ledger_entry" r ON r."reference" = e."reference" AND r."source" = e."source" AND r."kind" = 'reserve'
    WHERE e."userId" = ${userId} AND e."source" = 'plan' AND r."unit" IN (${Prisma.join([...units])})
      AND r."period" >= ${period} AND r."createdAt" >= ${start}`;
  return 0 - Number(row?.sum ?? 0);
}

/** Each of the limits with what is left of it at `now`. */
export async function limitsLeft(
  tx: Transaction,
  userId: string,
  limits: readonly Limit[],
  holder: Holder,
  now: Date,
): Promise<LimitLeft[]> {
  const lefts: LimitLeft[] = [];
  for (const limit of limits) {
    const span = windowAt(limit.window, holder.planStartedAt ?? holder.createdAt, now);
    const used = await spentSince(tx, userId, limit.units, span.start, holder.planPeriod);
    lefts.push({ limit, used, left: Math.max(0, limit.amount - used), resetsAt: span.end });
  }
  return lefts;
}

/** What remains of a unit under several limits together. */
export function leftOf(lefts: readonly LimitLeft[]): number {
  return lefts.length === 0 ? 0 : Math.min(...lefts.map(({ left }) => left));
}

/** The limit that blocks `amount` the longest; `resetsAt` null: it will never fit. */
export function obstacle(lefts: readonly LimitLeft[], amount: number): { limit: Limit | null; resetsAt: Date | null } {
  const inTheWay = lefts
    .filter(({ left }) => left < amount)
    .map(({ limit, resetsAt }) => ({ limit, resetsAt: limit.amount < amount ? null : resetsAt }));
  const when = ({ resetsAt }: { resetsAt: Date | null }) => resetsAt?.getTime() ?? Infinity;
  return (
    inTheWay.toSorted((a, b) => when(b) - when(a) || a.limit.units.length - b.limit.units.length)[0] ?? {
      limit: null,
      resetsAt: null,
    }
  );
}

export async function topUpsLeft(tx: Transaction, userId: string, unit: CreditUnit): Promise<number> {
  const { _sum } = await tx.ledgerEntry.aggregate({
    where: { userId, unit, source: 'top-up' },
    _sum: { amount: true },
  });
  return _sum.amount ?? 0;
}
