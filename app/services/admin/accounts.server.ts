/** What operators do to accounts: give and withdraw plans, record and end subscriptions that were bought elsewhere. */
import type { PrismaClient } from '#prisma/generated/client.ts';
import { endDuePlans, givePlan, withdrawPlan } from '#app/services/billing/plan-grants.server.ts';
import { addMonths } from '#app/services/billing/periods.ts';
import { planOf } from '#app/services/billing/products.ts';
import { endElsewhere, recordElsewhere } from '#app/services/payments/elsewhere.server.ts';
import { record } from './action-log.server.ts';
import { AdminError } from './admin-error.ts';
import type { GivePlanRequest, RecordSubscriptionRequest } from './admin-requests.ts';

/** Farther away is a slip of the hand, years. */
const FARTHEST_YEARS = 10;

export interface Accounts {
  /** At once, in place of what was given before. Returns the grant's id. Throws AdminError. */
  givePlan(operator: string, userId: string, request: GivePlanRequest): Promise<string>;
  withdrawPlan(operator: string, userId: string, grantId: string): Promise<void>;
  /**
   * Once more for a renewal: the same reference is the same subscription. Returns our id of it. Throws AdminError,
   * PaymentsError.
   */
  recordSubscription(operator: string, userId: string, request: RecordSubscriptionRequest): Promise<string>;
  /** At once. */
  endSubscription(operator: string, userId: string, subscriptionId: string): Promise<void>;
  /** Ends given plans whose time is over. */
  endDue(): Promise<void>;
}

export interface AccountsDependencies {
  prisma: PrismaClient;
  /** Told after a plan or subscription of a user changed. */
  changed(userId: string): void;
  now(): Date;
}

export function createAccounts({ prisma, changed, now }: AccountsDependencies): Accounts {
  /** Visits have no plan of their own, and end. */
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
