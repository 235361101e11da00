/**
 * Determines a user's plan from everything that gives one: subscriptions, wherever they were bought, and operators'
 * grants.
 */
import type { Prisma } from '#prisma/generated/client.ts';
import { changePlan, type PlanChange } from './plan-changes.server.ts';
import { planKeyOf, planKeys, type PlanKey } from './plans.ts';
import { planOf } from './products.ts';

type Transaction = Prisma.TransactionClient;

/** The best plan in effect, or Free. */
async function standingPlan(tx: Transaction, userId: string): Promise<PlanKey> {
  const subscriptions = await tx.subscription.findMany({ where: { userId, grants: true }, select: { product: true } });
  const grants = await tx.planGrant.findMany({ where: { userId, endedAt: null }, select: { plan: true } });
  const given = [
    ...subscriptions.map((row) => planOf(row)?.plan ?? 'free'),
    ...grants.map(({ plan }) => planKeyOf(plan)),
  ];
  return planKeys.findLast((key) => given.includes(key)) ?? 'free';
}

/**
 * Books the current plan within the caller's transaction, after something that gives one began or ended. False: already
 * booked for this cause.
 */
export async function bookStandingPlan(tx: Transaction, change: Omit<PlanChange, 'plan'>, now: Date): Promise<boolean> {
  return changePlan(tx, { ...change, plan: await standingPlan(tx, change.userId) }, now);
}
