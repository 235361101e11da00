/**
 * Credits: an append-only ledger whose sums are the balances. A credit is reserved before the work, then settled or
 * returned. Each step is one transaction that locks the user's row, so two concurrent requests cannot spend the last
 * credit twice.
 */
import { randomUUID } from 'node:crypto';
import type { CreditUnit } from '#tools/contract/tool.ts';
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { Entitlements } from './entitlements.server.ts';
import { unshared, type SharedAllowance } from './allowance.server.ts';
import { leftOf, lockHolder, obstacle, topUpsLeft, type Holder, type Transaction } from './limits-left.server.ts';
import { planLeft } from './plan-left.server.ts';
import type { Limit } from './plans.ts';

export interface Booking {
  userId: string;
  unit: CreditUnit;
  /** 1 or more. */
  amount: number;
  /** What it is for: the same reference is booked once. */
  reference: string;
}

export interface Spending extends Booking {
  /** For the history shown to users. `tool`: its name, or the kind of the generation. */
  purpose?: { tool: string; designId?: string };
}

export type Reservation =
  | { ok: true }
  /** `resetsAt`: when the plan renews enough credits; null: never. */
  | { ok: false; limit: Limit | null; resetsAt: Date | null };

export interface Balance {
  unit: CreditUnit;
  /** Credits that can be spent now; null: unmetered. */
  left: number | null;
  /** Of these, bought ones that don't expire. */
  topUps: number;
  resetsAt: Date | null;
}

/**
 * `tx` everywhere: within the caller's transaction, which must be rolled back if a refused reservation should leave
 * nothing.
 */
export interface Ledger {
  /** Throws if the reference was returned before: a new try needs a new one. */
  reserve(spending: Spending, tx?: Transaction): Promise<Reservation>;
  /**
   * The work is done and used `used` of the reserved credits (all by default); the rest is returned. False: nothing was
   * open.
   */
  settle(reference: string, used?: number, tx?: Transaction): Promise<boolean>;
  /** The work failed: everything is returned, to its original window. False: nothing was open. */
  release(reference: string, tx?: Transaction): Promise<boolean>;
  /**
   * What was settled turned out to be worthless: what it used is returned, to its original window. False: nothing was
   * settled, or it was returned before.
   */
  refund(reference: string, tx?: Transaction): Promise<boolean>;
  /** Returns every open reservation whose reference has this prefix, for all users. Resolves to their number. */
  releaseOpen(prefix: string): Promise<number>;
  /** Adds purchased credits. `tx`: within the caller's transaction. False: booked before. */
  topUp(booking: Booking, tx?: Transaction): Promise<boolean>;
  /**
   * A top-up was refunded: takes what is left of its credits. Resolves to their number; the second time 0. `tx`: within
   * the caller's transaction.
   */
  returnTopUp(reference: string, tx?: Transaction): Promise<number>;
  balance(userId: string, unit: CreditUnit): Promise<Balance>;
}

type Source = 'plan' | 'top-up';

interface Entry {
  userId: string;
  unit: string;
  amount: number;
  kind: string;
  source: string;
  reference: string;
  period: number;
}

export interface LedgerDependencies {
  prisma: PrismaClient;
  entitlements: Entitlements;
  /** Whether another account of the same person has the Free plan's credits; absent: not checked. */
  allowance?: SharedAllowance;
  /** The user's credits have changed. Whoever hands in a transaction says so, once it has ended. */
  booked?: (userId: string) => void;
  now?: () => Date;
}

export function createLedger({
  prisma,
  entitlements,
  allowance = unshared,
  booked = () => undefined,
  now = () => new Date(),
}: LedgerDependencies): Ledger {
  const within = <Value>(tx: Transaction | undefined, work: (tx: Transaction) => Promise<Value>): Promise<Value> =>
    tx ? work(tx) : prisma.$transaction(work);

  async function lockUser(tx: Transaction, userId: string): Promise<Holder> {
    const holder = await lockHolder(tx, userId);
    if (!holder) throw new Error(`No user ${userId} to book credits for`);
    return holder;
  }

  const create = (tx: Transaction, entry: Entry & { tool?: string; designId?: string }) =>
    tx.ledgerEntry.create({ data: { ...entry, id: randomUUID(), createdAt: now() } });

  const leftInPlan = (tx: Transaction, userId: string, unit: CreditUnit) =>
    planLeft(tx, userId, { entitlements, allowance }, now(), unit);

  /**
   * Works on everything booked under a reference, with its user's row locked. Its owner may change before that:
   * visitors sign in.
   */
  async function holding<Value>(
    reference: string,
    kind: string,
    work: (tx: Transaction, entries: Entry[]) => Promise<Value>,
    outer?: Transaction,
  ): Promise<Value | null> {
    for (;;) {
      const first = await (outer ?? prisma).ledgerEntry.findFirst({
        where: { reference, kind },
        select: { userId: true },
      });
      if (!first) return null;
      const done = await within(outer, async (tx) => {
        const holder = await lockHolder(tx, first.userId);
        const entries = await tx.ledgerEntry.findMany({ where: { reference } });
        return holder && entries.every(({ userId }) => userId === first.userId)
          ? { value: await work(tx, entries) }
          : null;
      });
      if (!done) continue;
      if (!outer) booked(first.userId);
      return done.value;
    }
  }

  /** Closes a reservation once: `back` says how many credits return. */
  async function close(
    reference: string,
    kind: 'settle' | 'release',
    back: (reserved: number) => number,
    outer?: Transaction,
  ): Promise<boolean> {
    const closed = await holding(
      reference,
      'reserve',
      async (tx, entries) => {
        if (entries.some((made) => made.kind !== 'reserve')) return false;
        let rest = back(-entries.reduce((sum, made) => sum + made.amount, 0));
        // Top-ups were used last, so they are returned first.
        for (const made of entries.toSorted((a, b) => rankOf(a) - rankOf(b))) {
          const amount = Math.min(rest, -made.amount);
          rest -= amount;
          await create(tx, { ...entryOf(made), kind, amount });
        }
        return true;
      },
      outer,
    );
    return closed ?? false;
  }

  return {
    async reserve({ userId, unit, amount, reference, purpose }, outer) {
      assertAmount(amount);
      const reserved = await within(outer, async (tx): Promise<Reservation> => {
        await lockUser(tx, userId);
        const before = await tx.ledgerEntry.findMany({ where: { reference }, select: { kind: true, userId: true } });
        if (before.some((made) => made.userId !== userId)) throw new Error(`${reference} is booked for somebody else`);
        if (before.some(({ kind }) => kind === 'release' || kind === 'refund'))
          throw new Error(`${reference} was given back: a new try needs a reference of its own`);
        if (before.length > 0) return { ok: true };
        const { holder, limits: lefts, isShared } = await leftInPlan(tx, userId, unit);
        const free = lefts ? Math.min(leftOf(lefts), amount) : amount;
        // Another account of the same person may have been faster.
        const fromPlan = free > 0 && isShared && !(await allowance.hold(tx, userId)) ? 0 : free;
        const fromTopUps = amount - fromPlan;
        const bought = fromTopUps > 0 ? await topUpsLeft(tx, userId, unit) : 0;
        if (fromTopUps > bought) return { ok: false, ...obstacle(lefts ?? [], amount - bought) };
        const reserve = (source: Source, part: number) =>
          create(tx, {
            userId,
            unit,
            reference,
            kind: 'reserve',
            source,
            amount: -part,
            period: holder.planPeriod,
            ...purpose,
          });
        if (fromPlan > 0) await reserve('plan', fromPlan);
        if (fromTopUps > 0) await reserve('top-up', fromTopUps);
        return { ok: true };
      });
      if (!outer && reserved.ok) booked(userId);
      return reserved;
    },

    async settle(reference, used, outer) {
      if (used !== undefined && !Number.isInteger(used))
        throw new RangeError(`Credits are booked in whole ones, not ${used}`);
      return close(
        reference,
        'settle',
        (reserved) => (used === undefined ? 0 : Math.max(0, reserved - Math.max(0, used))),
        outer,
      );
    },
    release: (reference, outer) => close(reference, 'release', (reserved) => reserved, outer),

    async refund(reference, outer) {
      const refunded = await holding(
        reference,
        'reserve',
        async (tx, entries) => {
          if (!entries.some(({ kind }) => kind === 'settle') || entries.some(({ kind }) => kind === 'refund'))
            return false;
          for (const made of entries.filter(({ kind }) => kind === 'reserve')) {
            const used = entries
              .filter(({ source }) => source === made.source)
              .reduce((sum, { amount }) => sum - amount, 0);
            await create(tx, { ...entryOf(made), kind: 'refund', amount: used });
          }
          return true;
        },
        outer,
      );
      return refunded ?? false;
    },

    async releaseOpen(prefix) {
      const open = await prisma.$queryRaw<{ reference: string }[]>`
        SELECT DISTINCT r."reference" FROM "ledger_entry" r
        WHERE r."kind" = 'reserve' AND starts_with(r."reference", ${prefix})
          AND NOT EXISTS (SELECT 1 FROM "ledger_entry" e WHERE e."reference" = r."reference" AND e."kind" <> 'reserve')`;
      let released = 0;
      for (const { reference } of open) if (await close(reference, 'release', (reserved) => reserved)) released += 1;
      return released;
    },

    async topUp({ userId, unit, amount, reference }, outer) {
      assertAmount(amount);
      return within(outer, async (tx) => {
        const holder = await lockUser(tx, userId);
        if (await tx.ledgerEntry.findFirst({ where: { reference, kind: 'top-up' }, select: { id: true } }))
          return false;
        await create(tx, {
          userId,
          unit,
          reference,
          kind: 'top-up',
          source: 'top-up',
          amount,
          period: holder.planPeriod,
        });
        return true;
      });
    },

    async returnTopUp(reference, outer) {
      const taken = await holding(
        reference,
        'top-up',
        async (tx, entries) => {
          const bought = entries.find(({ kind }) => kind === 'top-up');
          if (!bought || entries.some(({ kind }) => kind === 'return')) return 0;
          const amount = Math.min(bought.amount, await topUpsLeft(tx, bought.userId, bought.unit as CreditUnit));
          await create(tx, { ...entryOf(bought), kind: 'return', amount: -amount });
          return amount;
        },
        outer,
      );
      return taken ?? 0;
    },

    async balance(userId, unit) {
      return prisma.$transaction(async (tx) => {
        const { limits: lefts } = await leftInPlan(tx, userId, unit);
        const topUps = await topUpsLeft(tx, userId, unit);
        const left = lefts && leftOf(lefts);
        return {
          unit,
          left: left === null ? null : left + topUps,
          topUps,
          resetsAt: left === null ? null : obstacle(lefts ?? [], left + 1).resetsAt,
        };
      });
    },
  };
}

const rankOf = ({ source }: Entry) => (source === 'top-up' ? 0 : 1);

/** What a further booking on the same reservation shares with it. */
function entryOf({ userId, unit, source, reference, period }: Entry): Omit<Entry, 'kind' | 'amount'> {
  return { userId, unit, source, reference, period };
}

function assertAmount(amount: number): void {
  if (!Number.isInteger(amount) || amount < 1) throw new RangeError(`Credits are booked in whole ones, not ${amount}`);
}
