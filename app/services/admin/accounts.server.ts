/**
 * Operators' actions on accounts: granting and withdrawing plans, recording and ending subscriptions bought elsewhere.
 */
import type { PrismaClient } from '#prisma/generated/client.ts';
import { endDuePlans, givePlan, withdrawPlan } from '#app/services/billing/plan-grants.server.ts';
import { addMonths } from '#app/services/billing/periods.ts';
import { planOf } from '#app/services/billing/products.ts';
import { endElsewhere, recordElsewhere } from '#app/services/payments/elsewhere.server.ts';
import { record } from './action-log.server.ts';
import { AdminError } from './admin-error.ts';
import type { GivePlanRequest, RecordSubscriptionRequest } from './admin-requests.ts';

/** A date farther away is a typing mistake; years. */
const FARTHEST_YEARS = 10;

export interface Accounts {
  /** Takes effect immediately and replaces an earlier grant. Returns the grant's id. Throws AdminError. */
  givePlan(operator: string, userId: string, request: GivePlanRequest): Promise<string>;
  withdrawPlan(operator: string, userId: string, grantId: string): Promise<void>;
  /**
   * Called again for a renewal: the same reference is the same subscription. Returns our id for it. Throws AdminError,
   * PaymentsError.
   */
  recordSubscription(operator: string, userId: string, request: RecordSubscriptionRequest): Promise<string>;
  /** Takes effect immediately. */
  endSubscription(operator: string, userId: string, subscriptionId: string): Promise<void>;
  /** Ends granted plans that have expired. */
  endDue(): Promise<void>;
}

export interface AccountsDependencies {
  prisma: PrismaClient;
  /** Called after a user's plan or subscription changed. */
  changed(userId: string): void;
  now(): Date;
}

export function createAccounts({ prisma, changed, now }: AccountsDependencies): Accounts {
  /** Anonymous visits have no plan of their own, and expire. */
  async function assertAccount(userId: string): Promise<void> {
    const user = await prisma.user.findUnique({ where: { id: userId }, select: { isAnonymous: true } });
    if (!user) throw new AdminError('not_found');
    if (user.isAnonymous) throw new AdminError('no_account');
  }

  /** The end of that day. */
  function endOf(day: string): Date {
    const end = new Date(`${day}T23:59:59.999Z`);
    if (end <= now()) throw new AdminError('past', { field: 'until' });
    if (end > addMonths(now(), FARTHEST_YEARS * 12))
      throw new AdminError('too_far', { field: 'until', values: { years: FARTHEST_YEARS } });
    return end;
  }

  return {
    async givePlan(operator, userId, { plan, until, reason }) {
      await assertAccount(userId);
      const endsAt = until === null ? null : endOf(until);
      const id = await prisma.$transaction(async (tx) => {
        const grant = await givePlan(tx, userId, { plan, reason, endsAt }, now());
        const detail = { plan, until, reason };
        await record(tx, { operator, action: 'plan.give', userId, subject: grant.id, detail }, now());
        return grant.id;
      });
      changed(userId);
      return id;
    },

    async withdrawPlan(operator, userId, grantId) {
      await prisma.$transaction(async (tx) => {
        const grant = await withdrawPlan(tx, userId, grantId, now());
        if (!grant) throw new AdminError('over');
        const detail = { plan: grant.plan };
        await record(tx, { operator, action: 'plan.withdraw', userId, subject: grantId, detail }, now());
      });
      changed(userId);
    },

    async recordSubscription(operator, userId, { store, product, ref, until, renews }) {
      await assertAccount(userId);
      const periodEnd = endOf(until);
      const months = planOf({ product })?.interval === 'year' ? 12 : 1;
      const periodStart = new Date(Math.min(addMonths(periodEnd, -months).getTime(), now().getTime()));
      const id = await prisma.$transaction(async (tx) => {
        const { row } = await recordElsewhere(
          tx,
          userId,
          {
            store,
            ref,
            product,
            status: 'active',
            price: null,
            startedAt: periodStart,
            periodStart,
            periodEnd,
            cancelsAt: renews ? null : periodEnd,
            endedAt: null,
            saidAt: now(),
          },
          now(),
        );
        const detail = { store, product, ref, until, renews: renews ? 'yes' : 'no' };
        await record(tx, { operator, action: 'subscription.record', userId, subject: row.id, detail }, now());
        return row.id;
      });
      changed(userId);
      return id;
    },

    async endSubscription(operator, userId, subscriptionId) {
      await prisma.$transaction(async (tx) => {
        const row = await endElsewhere(tx, userId, subscriptionId, now());
        if (!row) throw new AdminError('over');
        const detail = { store: row.provider, product: row.product, ref: row.ref };
        await record(tx, { operator, action: 'subscription.end', userId, subject: subscriptionId, detail }, now());
      });
      changed(userId);
    },

    async endDue() {
      for (const userId of await endDuePlans(prisma, now())) changed(userId);
    },
  };
}
