/**
 * Subscriptions bought on another platform, as reported by the store or entered by an operator. They give their plan
 * and are managed there; nothing here cancels, resumes or replaces them.
 *
 * News may arrive twice, late and in any order: each carries the time at which it was true, and older news is ignored.
 */
import { randomUUID } from 'node:crypto';
import type { Prisma, Subscription } from '#prisma/generated/client.ts';
import type { Money } from '#app/services/billing/money.ts';
import type { ProductKey } from '#app/services/billing/products.ts';
import { bookPlan } from './book-plan.server.ts';
import { stores, type Store } from './payments.ts';
import { PaymentsError } from './payments-error.ts';
import type { SubscriptionState } from './provider.ts';

type Transaction = Prisma.TransactionClient;

export interface StoreNews {
  store: Store;
  /** The store's identifier of the subscription, the same across renewals. */
  ref: string;
  product: ProductKey;
  status: Exclude<SubscriptionState['status'], 'unpaid'>;
  /** Null: unknown. */
  price: Money | null;
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** When it ends unless renewed. */
  cancelsAt: Date | null;
  endedAt: Date | null;
  /** When the store reported it. */
  saidAt: Date;
}

/**
 * Records news within the caller's transaction. `isNews` false: nothing changed, since it was known or outdated. Throws
 * a PaymentsError when the subscription belongs to another account.
 */
export async function recordElsewhere(
  tx: Transaction,
  userId: string,
  { store, ref, price, ...state }: StoreNews,
  now: Date,
): Promise<{ row: Subscription; isNews: boolean }> {
  await tx.$queryRaw`SELECT "id" FROM "user" WHERE "id" = ${userId} FOR UPDATE`;
  const before = await tx.subscription.findUnique({ where: { provider_ref: { provider: store, ref } } });
  if (before && before.userId !== userId) throw new PaymentsError('recorded_elsewhere');
  if (before?.saidAt && before.saidAt >= state.saidAt) return { row: before, isNews: false };
  const priced = price ? { currency: price.currency, amount: price.amount } : {};
  const row = before
    ? await tx.subscription.update({
        where: { id: before.id },
        // The first news sets the start.
        data: { ...state, ...priced, startedAt: before.startedAt, checkedAt: now },
      })
    : await tx.subscription.create({
        data: {
          id: randomUUID(),
          userId,
          provider: store,
          ref,
          ...state,
          currency: price?.currency ?? 'USD',
          amount: price?.amount ?? 0,
          checkedAt: now,
        },
      });
  await bookPlan(tx, row, now);
  return { row, isNews: true };
}

/** Ends one immediately: it was refunded, or recorded by mistake. Null: this user has no such id. */
export async function endElsewhere(
  tx: Transaction,
  userId: string,
  id: string,
  now: Date,
): Promise<Subscription | null> {
  await tx.$queryRaw`SELECT "id" FROM "user" WHERE "id" = ${userId} FOR UPDATE`;
  const before = await tx.subscription.findFirst({
    where: { id, userId, provider: { in: [...stores] }, status: { not: 'ended' } },
  });
  if (!before) return null;
  const row = await tx.subscription.update({
    where: { id },
    data: { status: 'ended', endedAt: now, saidAt: now, checkedAt: now },
  });
  await bookPlan(tx, row, now);
  return row;
}
