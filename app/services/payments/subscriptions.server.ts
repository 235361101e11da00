/** What the provider says about subscriptions, stored in our table, and the user's plan derived from it. */
import { randomUUID } from 'node:crypto';
import type { PrismaClient, Subscription } from '#prisma/generated/client.ts';
import { planKeys } from '#app/services/billing/plans.ts';
import { planOf } from '#app/services/billing/products.ts';
import { bookPlan } from './book-plan.server.ts';
import { stores, type SubscriptionView } from './payments.ts';
import type { PaymentProvider, SubscriptionState } from './provider.ts';

/** How long a plan continues after its period if the provider can't be asked. */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000;

export interface Subscriptions {
  /**
   * The one that counts: of those that have not ended the best that is managed here, or else elsewhere. Null: none.
   */
  current(userId: string): Promise<Subscription | null>;
  /** One that another platform manages and that has not ended. Null: none. */
  elsewhere(userId: string): Promise<Subscription | null>;
  /** Asks the provider about one, and keeps what it says. Null: it knows none of that name. */
  bringUpToDate(userId: string, ref: string): Promise<Subscription | null>;
  /** Updates those whose period is over, or that cannot be queried any more. For one user, or all. */
  lookAfter(userId?: string): Promise<void>;
  /** Ends those of the sandbox: they were never paid for. */
  endPlayed(): Promise<void>;
}

export interface SubscriptionsDependencies {
  prisma: PrismaClient;
  provider: PaymentProvider;
  now: () => Date;
  /** Called after the plan or the subscription changed. */
  changed(userId: string): void;
  report(error: unknown, context: Record<string, unknown>): void;
}

export function createSubscriptions({
  prisma,
  provider,
  now,
  changed,
  report,
}: SubscriptionsDependencies): Subscriptions {
  async function keep(userId: string, state: SubscriptionState): Promise<Subscription | null> {
    const { ref, product, price, paid, card, ...rest } = state;
    if (!product) return null;
    const data = {
      ...rest,
      product,
      currency: price.currency,
      amount: price.amount,
      paidAmount: paid?.amount ?? 0,
      paidPayment: paid?.payment ?? null,
      cardBrand: card?.brand ?? null,
      cardLast4: card?.last4 ?? null,
      checkedAt: now(),
    };
    const [row, isNews] = await prisma.$transaction(async (tx) => {
      // One after the other: the row tells whether its plan was booked.
      await tx.$queryRaw`SELECT "id" FROM "user" WHERE "id" = ${userId} FOR UPDATE`;
      const before = await tx.subscription.findUnique({ where: { provider_ref: { provider: provider.name, ref } } });
      if (before && before.userId !== userId) throw new Error(`The subscription ${ref} belongs to somebody else`);
      const kept = before
        ? await tx.subscription.update({ where: { id: before.id }, data })
        : await tx.subscription.create({ data: { id: randomUUID(), userId, provider: provider.name, ref, ...data } });
      const booked = await bookPlan(tx, kept, now());
      return [kept, booked || !before || seenOf(before) !== seenOf(kept)] as const;
    });
    if (isNews) changed(userId);
    return row;
  }

  /** The provider is gone, or was another one: the plan ends with its period. */
  async function endUnasked(row: Subscription): Promise<void> {
    await prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT "id" FROM "user" WHERE "id" = ${row.userId} FOR UPDATE`;
      const ended = await tx.subscription.update({
        where: { id: row.id },
        data: { status: 'ended', endedAt: now(), checkedAt: now() },
      });
      await bookPlan(tx, ended, now());
    });
    changed(row.userId);
  }

  async function bringUpToDate(userId: string, ref: string): Promise<Subscription | null> {
    let state = await provider.subscription(userId, ref);
    // If the money for the current period was reclaimed, the plan ends, and is no longer charged.
    if (state?.paid?.takenBack && state.status !== 'ended') {
      await provider.end(userId, ref);
      state = await provider.subscription(userId, ref);
    }
    return state ? keep(userId, state) : null;
  }

  return {
    bringUpToDate,

    async current(userId) {
      const rows = await prisma.subscription.findMany({
        where: { userId, status: { not: 'ended' } },
        orderBy: { startedAt: 'desc' },
      });
      // Who pays at two places must be able to end what is paid here.
      const here = (row: Subscription) => Number(row.grants && isManagedHere(row));
      return (
        rows.toSorted((a, b) => here(b) - here(a) || Number(b.grants) - Number(a.grants) || rankOf(b) - rankOf(a))[0] ??
        null
      );
    },

    elsewhere: (userId) =>
      prisma.subscription.findFirst({
        where: { userId, provider: { in: [...stores] }, status: { not: 'ended' } },
        orderBy: { startedAt: 'desc' },
      }),

    async lookAfter(userId) {
      const whose = userId ? { userId } : {};
      const over = new Date(now().getTime() - GRACE_MS);
      const due = await prisma.subscription.findMany({
        where: {
          ...whose,
          provider: provider.name,
          OR: [{ status: { not: 'ended' }, periodEnd: { lte: now() } }, { status: 'past-due' }],
        },
        take: 500,
      });
      for (const row of due) {
        await bringUpToDate(row.userId, row.ref)
          .then((found) => (found || row.periodEnd > over ? undefined : endUnasked(row)))
          .catch((error: unknown) => report(error, { area: 'payments', subscription: row.id }));
      }
      const unasked = await prisma.subscription.findMany({
        where: {
          ...whose,
          provider: { not: provider.name },
          status: { not: 'ended' },
          // What its buyer ended elsewhere is over with its period.
          OR: [{ periodEnd: { lte: over } }, { provider: { in: [...stores] }, cancelsAt: { lte: now() } }],
        },
        take: 500,
      });
      for (const row of unasked) await endUnasked(row);
    },

    async endPlayed() {
      for (const row of await prisma.subscription.findMany({
        where: { provider: 'sandbox', status: { not: 'ended' } },
      }))
        await endUnasked(row);
    },
  };
}

/** Larger plans are higher; of the same plan, years are higher than months. */
export function rankOf(row: Pick<Subscription, 'product'>): number {
  const plan = planOf(row);
  return plan ? planKeys.indexOf(plan.plan) * 2 + (plan.interval === 'year' ? 1 : 0) : -1;
}

/** What people see of it. */
function seenOf(row: Subscription): string {
  return JSON.stringify([
    row.product,
    row.status,
    row.amount,
    row.periodEnd,
    row.cancelsAt,
    row.endedAt,
    row.cardLast4,
  ]);
}

export function isManagedHere({ provider }: Pick<Subscription, 'provider'>): boolean {
  return provider === 'sandbox' || provider === 'stripe';
}

/** In the interface's terms; null if the row is about nothing known. */
export function subscriptionView(row: Subscription): SubscriptionView | null {
  const plan = planOf(row);
  if (!plan) return null;
  const dueStatus = row.status === 'unpaid' ? 'past-due' : (row.status as 'trialing' | 'active' | 'past-due');
  return {
    plan: plan.plan,
    interval: plan.interval,
    status: row.cancelsAt ? 'cancelled' : dueStatus,
    price: row.amount === 0 && !isManagedHere(row) ? null : { currency: row.currency, amount: row.amount },
    periodEnd: row.periodEnd.toISOString(),
    cancelsAt: row.cancelsAt?.toISOString() ?? null,
    managedBy: stores.find((store) => store === row.provider) ?? 'here',
    card: row.cardBrand && row.cardLast4 ? { brand: row.cardBrand, last4: row.cardLast4 } : null,
  };
}
