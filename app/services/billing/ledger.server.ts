/**
 * Credits: an append-only ledger whose sums are the balances. A credit is reserved before the work, then settled or given
 * back. Each step is one transaction that holds the user's row, so two requests at once cannot spend the last credit twice.
 */
import { randomUUID } from 'node:crypto';
import type { CreditUnit } from '#tools/tool.ts';
import { Prisma, type PrismaClient } from '#prisma/generated/client.ts';
import type { Entitlements } from './entitlements.server.ts';
import type { Limit } from './plans.ts';
import { windowAt } from './windows.ts';

export interface Spending {
  userId: string;
  unit: CreditUnit;
  /** 1 or more. */
  amount: number;
  /** What it is for: the same reference is booked once. */
  reference: string;
}

export type Reservation =
  | { ok: true }
  /** `resetsAt`: when enough of the plan's credits come back by themselves; null: never. */
  | { ok: false; limit: Limit | null; resetsAt: Date | null };

export interface Balance {
  unit: CreditUnit;
  /** Credits that can be spent now; null: unmetered. */
  left: number | null;
  /** Of these, bought ones that don't expire. */
  topUps: number;
  resetsAt: Date | null;
}

export interface Ledger {
  reserve(spending: Spending): Promise<Reservation>;
  /** The work is done and used `used` of the reserved credits (all, when not told); the rest goes back. False: nothing was open. */
  settle(reference: string, used?: number): Promise<boolean>;
  /** The work came to nothing: all goes back, to the window it came from. False: nothing was open. */
  release(reference: string): Promise<boolean>;
  /** Gives back every open reservation whose reference begins so, of all users. Returns how many. */
  releaseOpen(prefix: string): Promise<number>;
  topUp(spending: Spending): Promise<void>;
  balance(userId: string, unit: CreditUnit): Promise<Balance>;
}

type Transaction = Prisma.TransactionClient;
type Source = 'plan' | 'top-up';

interface Holder {
  plan: string;
  createdAt: Date;
  planStartedAt: Date | null;
}

export interface LedgerDependencies {
  prisma: PrismaClient;
  entitlements: Entitlements;
  now?: () => Date;
}

export function createLedger({ prisma, entitlements, now = () => new Date() }: LedgerDependencies): Ledger {
  /** Takes the lock that all bookings of one user wait for. */
  async function lockUser(tx: Transaction, userId: string): Promise<Holder> {
    const rows = await tx.$queryRaw<Holder[]>`SELECT "plan", "createdAt", "planStartedAt" FROM "user" WHERE "id" = ${userId} FOR UPDATE`;
    const holder = rows[0];
    if (!holder) throw new Error(`No user ${userId} to book credits for`);
    return holder;
  }

  /** A reservation counts in the window in which it was made, and so does what came back of it later. */
  async function spentSince(tx: Transaction, userId: string, units: readonly string[], start: Date): Promise<number> {
    const [row] = await tx.$queryRaw<{ sum: bigint | null }[]>`
      SELECT SUM(e."amount") AS "sum" FROM "ledger_entry" e
      JOIN "ledger_entry" r ON r."reference" = e."reference" AND r."source" = e."source" AND r."kind" = 'reserve'
      WHERE e."userId" = ${userId} AND e."source" = 'plan' AND r."unit" IN (${Prisma.join([...units])}) AND r."createdAt" >= ${start}`;
    return -Number(row?.sum ?? 0);
  }

  async function topUpsLeft(tx: Transaction, userId: string, unit: string): Promise<number> {
    const { _sum } = await tx.ledgerEntry.aggregate({ where: { userId, unit, source: 'top-up' }, _sum: { amount: true } });
    return _sum.amount ?? 0;
  }

  /** What the plan still gives of a unit, and the limit that says so. */
  async function planLeft(tx: Transaction, userId: string, unit: CreditUnit, holder: Holder) {
    const limits = entitlements.limitsOf(holder);
    if (!limits) return null;
    let tightest: { left: number; limit: Limit; resetsAt: Date | null } | undefined;
    for (const limit of limits.filter(({ units }) => units.includes(unit))) {
      const span = windowAt(limit.window, holder.planStartedAt ?? holder.createdAt, now());
      const left = Math.max(0, limit.amount - (await spentSince(tx, userId, limit.units, span.start)));
      if (!tightest || left < tightest.left) tightest = { left, limit, resetsAt: span.end };
    }
    return tightest ?? { left: 0, limit: null, resetsAt: null };
  }

  const entry = (spending: Spending, kind: string, source: Source, amount: number) => ({
    id: randomUUID(), userId: spending.userId, unit: spending.unit, reference: spending.reference, kind, source, amount, createdAt: now(),
  });

  /** Closes a reservation once: `back` says how much of each source returns. */
  async function close(reference: string, kind: 'settle' | 'release', back: (reserved: number) => number): Promise<boolean> {
    const first = await prisma.ledgerEntry.findFirst({ where: { reference, kind: 'reserve' }, select: { userId: true } });
    if (!first) return false;
    return prisma.$transaction(async (tx) => {
      await lockUser(tx, first.userId);
      const entries = await tx.ledgerEntry.findMany({ where: { reference } });
      if (entries.some((made) => made.kind !== 'reserve')) return false;
      let rest = back(-entries.reduce((sum, made) => sum + made.amount, 0));
      // Top-ups were taken last, so they come back first.
      const ordered = entries.toSorted((a, b) => (a.source === b.source ? 0 : a.source === 'top-up' ? -1 : 1));
      for (const made of ordered) {
        const amount = Math.min(rest, -made.amount);
        rest -= amount;
        await tx.ledgerEntry.create({ data: entry({ ...made, unit: made.unit as CreditUnit }, kind, made.source as Source, amount) });
      }
      return true;
    });
  }

  return {
    async reserve(spending) {
      assertAmount(spending.amount);
      const { userId, unit, amount, reference } = spending;
      return prisma.$transaction(async (tx) => {
        const holder = await lockUser(tx, userId);
        if (await tx.ledgerEntry.findFirst({ where: { reference, kind: 'reserve' }, select: { id: true } })) return { ok: true };
        const plan = await planLeft(tx, userId, unit, holder);
        const fromPlan = plan ? Math.min(plan.left, amount) : amount;
        const fromTopUps = amount - fromPlan;
        if (fromTopUps > 0 && fromTopUps > (await topUpsLeft(tx, userId, unit))) {
          return { ok: false, limit: plan?.limit ?? null, resetsAt: plan?.resetsAt ?? null };
        }
        if (fromPlan > 0) await tx.ledgerEntry.create({ data: entry(spending, 'reserve', 'plan', -fromPlan) });
        if (fromTopUps > 0) await tx.ledgerEntry.create({ data: entry(spending, 'reserve', 'top-up', -fromTopUps) });
        return { ok: true };
      });
    },

    settle: (reference, used) => close(reference, 'settle', (reserved) => (used === undefined ? 0 : Math.max(0, reserved - Math.max(0, used)))),
    release: (reference) => close(reference, 'release', (reserved) => reserved),

    async releaseOpen(prefix) {
      const open = await prisma.$queryRaw<{ reference: string }[]>`
        SELECT DISTINCT r."reference" FROM "ledger_entry" r
        WHERE r."kind" = 'reserve' AND starts_with(r."reference", ${prefix})
          AND NOT EXISTS (SELECT 1 FROM "ledger_entry" e WHERE e."reference" = r."reference" AND e."kind" <> 'reserve')`;
      let released = 0;
      for (const { reference } of open) if (await close(reference, 'release', (reserved) => reserved)) released += 1;
      return released;
    },

    async topUp(spending) {
      assertAmount(spending.amount);
      await prisma.$transaction(async (tx) => {
        await lockUser(tx, spending.userId);
        const booked = await tx.ledgerEntry.findFirst({ where: { reference: spending.reference, kind: 'top-up' }, select: { id: true } });
        if (!booked) await tx.ledgerEntry.create({ data: entry(spending, 'top-up', 'top-up', spending.amount) });
      });
    },

    async balance(userId, unit) {
      return prisma.$transaction(async (tx) => {
        const holder = await lockUser(tx, userId);
        const plan = await planLeft(tx, userId, unit, holder);
        const topUps = await topUpsLeft(tx, userId, unit);
        return { unit, left: plan ? plan.left + topUps : null, topUps, resetsAt: plan?.resetsAt ?? null };
      });
    },
  };
}

function assertAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount < 1) throw new RangeError(`Credits are booked in whole ones, not ${amount}`);
}
