/** The plan that follows from a subscription, booked once each time that what it gives has changed. */
import type { Prisma, Subscription } from '#prisma/generated/client.ts';
import { planOf } from '#app/services/billing/products.ts';
import { bookStandingPlan } from '#app/services/billing/standing-plan.server.ts';
import type { SubscriptionState } from './provider.ts';

const granting: readonly string[] = ['trialing', 'active', 'past-due'] satisfies SubscriptionState['status'][];

/** Within the caller's transaction, the user's row being held. False: it gives what it gave before. */
export async function bookPlan(tx: Prisma.TransactionClient, row: Subscription, now: Date): Promise<boolean> {
  const grants = granting.includes(row.status) && planOf(row) !== null;
  if (grants === row.grants) return false;
  await tx.subscription.update({ where: { id: row.id }, data: { grants, changes: row.changes + 1 } });
  const reference = `subscription/${row.id}/${row.changes + 1}`;
  const startedAt = grants ? row.startedAt : (row.endedAt ?? now);
  await bookStandingPlan(tx, { userId: row.userId, startedAt, reference }, now);
  return true;
}
