/**
 * Granted plans and subscriptions bought elsewhere: which applies, when it ends, what is recorded and what is refused.
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { recordElsewhere, type StoreNews } from '#app/services/payments/elsewhere.server.ts';
import { goodCard, type PaymentWorld } from '#tests/fakes/payment-worlds.ts';
import { at, openPaymentStories, start } from '#tests/fixtures/payment-stories.ts';
import { createAccounts, type Accounts } from './accounts.server.ts';
import { listActions } from './action-log.server.ts';

const { held, inWorld, planOf } = openPaymentStories('sandbox');
const operator = 'ada@example.com';
const told = vi.fn<(userId: string) => void>();
afterEach(() => told.mockClear());

const accountsOf = (world: PaymentWorld): Accounts =>
  createAccounts({ prisma: held.database.prisma, changed: told, now: world.now });

const record = {
  store: 'app-store',
  product: 'pro-monthly',
  ref: '1000000123456789',
  until: '2028-02-29',
  renews: true,
} as const;

/** Operators' actions on a user, oldest first. */
const done = async (userId: string) =>
  (await listActions(held.database.prisma, { userId })).actions.toReversed().map((one) => [one.action, one.operator]);

/** News as a store sends it. */
const news = (more: Partial<StoreNews>): StoreNews => ({
  store: 'play-store',
  ref: 'token-1',
  product: 'max-monthly',
  status: 'active',
  price: { currency: 'EUR', amount: 29_99 },
  startedAt: start,
  periodStart: start,
  periodEnd: at('2028-02-29T10:00:00Z'),
  cancelsAt: null,
  endedAt: null,
  saidAt: start,
  ...more,
});

const say = (world: PaymentWorld, userId: string, more: Partial<StoreNews>) =>
  held.database.prisma.$transaction((tx) => recordElsewhere(tx, userId, news(more), world.now()));

describe('a plan that an operator gives', () => {
  test('counts at once with its limits, ends by itself, and is recorded with who gave it', () =>
    inWorld(async (world) => {
      const [userId, accounts] = [await world.newUser(), accountsOf(world)];
      await world.ledger.reserve({ userId, unit: 'video', amount: 1, reference: `${userId}/video` });
      expect((await world.ledger.balance(userId, 'video')).left).toBe(0);
      await accounts.givePlan(operator, userId, { plan: 'max', until: '2028-02-03', reason: 'A broken export' });
      expect(await planOf(userId)).toBe('max');
      expect((await world.ledger.balance(userId, 'video')).left).toBe(50);
      expect(told).toHaveBeenCalledWith(userId);

      await world.pass(at('2028-02-03T23:59:59Z'));
      await accounts.endDue();
      expect(await planOf(userId)).toBe('max');
      await world.pass(at('2028-02-04T00:00:00Z'));
      await accounts.endDue();
      expect(await planOf(userId)).toBe('free');
      await accounts.endDue();
      expect(await done(userId)).toEqual([['plan.give', operator]]);
      expect((await listActions(held.database.prisma, { userId })).actions[0]).toMatchObject({
        detail: { plan: 'max', until: '2028-02-03', reason: 'A broken export' },
        at: start.toISOString(),
      });
    }));

  test('is withdrawn once, and another one takes its place', () =>
    inWorld(async (world) => {
      const [userId, accounts] = [await world.newUser(), accountsOf(world)];
      const grants = () =>
        held.database.prisma.planGrant.findMany({ where: { userId }, orderBy: [{ endedAt: 'asc' }] });
      await accounts.givePlan(operator, userId, { plan: 'max', until: null, reason: 'A gift' });
      await accounts.givePlan(operator, userId, { plan: 'pro', until: null, reason: 'A smaller gift' });
      expect(await planOf(userId)).toBe('pro');
      const standing = (await grants()).filter(({ endedAt }) => endedAt === null);
      expect(standing.map(({ plan }) => plan)).toEqual(['pro']);
      const id = standing[0]?.id ?? '';
      const other = await world.newUser();
      await expect(accounts.withdrawPlan(operator, other, id)).rejects.toMatchObject({ code: 'over', status: 409 });
      expect(await planOf(userId)).toBe('pro');
      await accounts.withdrawPlan(operator, userId, id);
      expect(await planOf(userId)).toBe('free');
      await expect(accounts.withdrawPlan(operator, userId, id)).rejects.toMatchObject({ code: 'over' });
      // At the same moment on the test's clock.
      expect((await done(userId)).map(([action]) => action).toSorted()).toEqual([
        'plan.give',
        'plan.give',
        'plan.withdraw',
      ]);
    }));

  test('counts beside what is paid for: the better one wins, and what is left counts when the other ends', () =>
    inWorld(async (world) => {
      const [userId, accounts] = [await world.newUser(), accountsOf(world)];
      await world.pay(userId, await world.buy(userId, 'pro-monthly'), goodCard);
      await accounts.givePlan(operator, userId, { plan: 'max', until: '2028-02-10', reason: 'A trial of Max' });
      expect(await planOf(userId)).toBe('max');
      await world.payments.cancel(userId);
      await world.pass(at('2028-02-11T00:00:00Z'));
      await accounts.endDue();
      expect(await planOf(userId)).toBe('pro');
      await accounts.givePlan(operator, userId, { plan: 'pro', until: null, reason: 'A friend' });
      await world.pass(at('2028-03-05T00:00:00Z'));
      expect(await world.payments.subscription(userId)).toBeNull();
      expect(await planOf(userId)).toBe('pro');
    }));

  test.each([
    ['a day that is over', { until: '2028-01-30' }, 'past'],
    ['a day too far away', { until: '2039-01-01' }, 'too_far'],
  ])('%s is refused, and nothing is given', (_, more, code) =>
    inWorld(async (world) => {
      const [userId, accounts] = [await world.newUser(), accountsOf(world)];
      await expect(
        accounts.givePlan(operator, userId, { plan: 'max', reason: 'A gift', ...more }),
      ).rejects.toMatchObject({ code, field: 'until', status: 422 });
      expect([await planOf(userId), await done(userId)]).toEqual(['free', []]);
    }),
  );

  test('visits without an account and nobody get none', () =>
    inWorld(async (world) => {
      const [userId, accounts] = [await world.newUser(), accountsOf(world)];
      await held.database.prisma.user.update({ where: { id: userId }, data: { isAnonymous: true } });
      const gift = { plan: 'max', until: null, reason: 'A gift' } as const;
      await expect(accounts.givePlan(operator, userId, gift)).rejects.toMatchObject({ code: 'no_account' });
      await expect(accounts.givePlan(operator, 'nobody', gift)).rejects.toMatchObject({ code: 'not_found' });
      await expect(accounts.recordSubscription(operator, userId, record)).rejects.toMatchObject({ code: 'no_account' });
    }));
});

describe('a subscription that was bought elsewhere', () => {
  test('gives its plan, is shown as managed there, and can be neither bought over, cancelled nor resumed here', () =>
    inWorld(async (world) => {
      const [userId, accounts] = [await world.newUser(), accountsOf(world)];
      await accounts.recordSubscription(operator, userId, record);
      expect(await planOf(userId)).toBe('pro');
      expect((await world.ledger.balance(userId, 'image')).left).toBe(150);
      expect(await world.payments.subscription(userId)).toMatchObject({
        plan: 'pro',
        managedBy: 'app-store',
        status: 'active',
        price: null,
        periodEnd: '2028-02-29T23:59:59.999Z',
      });
      const refusal = { code: 'managed_app_store', status: 409 };
      for (const product of ['pro-monthly', 'max-yearly'] as const)
        await expect(world.buy(userId, product)).rejects.toMatchObject(refusal);
      await expect(world.payments.cancel(userId)).rejects.toMatchObject(refusal);
      await expect(world.payments.resume(userId)).rejects.toMatchObject(refusal);
      await expect(world.payments.beginCardChange(userId)).rejects.toMatchObject(refusal);
      // Packs are one-time purchases, not subscriptions.
      expect((await world.buy(userId, 'top-up-images')).status).toBe('in-progress');
    }));

  test('recorded again it is renewed; not recorded again it ends a week later', () =>
    inWorld(async (world) => {
      const [userId, accounts] = [await world.newUser(), accountsOf(world)];
      await accounts.recordSubscription(operator, userId, record);
      await world.pass(at('2028-03-02T00:00:00Z'));
      await accounts.recordSubscription(operator, userId, { ...record, until: '2028-03-31' });
      expect(await held.database.prisma.subscription.count({ where: { userId } })).toBe(1);
      await world.pass(at('2028-04-07T00:00:00Z'));
      expect(await planOf(userId)).toBe('pro');
      await world.pass(at('2028-04-08T00:00:00Z'));
      expect([await planOf(userId), await world.payments.subscription(userId)]).toEqual(['free', null]);
      expect((await done(userId)).map(([action]) => action)).toEqual(['subscription.record', 'subscription.record']);
    }));

  test('one that is not renewed ends with its day', () =>
    inWorld(async (world) => {
      const [userId, accounts] = [await world.newUser(), accountsOf(world)];
      await accounts.recordSubscription(operator, userId, { ...record, renews: false });
      expect(await world.payments.subscription(userId)).toMatchObject({ status: 'cancelled' });
      await world.pass(at('2028-03-01T00:00:00Z'));
      expect(await planOf(userId)).toBe('free');
    }));

  test('ended by an operator it gives nothing from then on', () =>
    inWorld(async (world) => {
      const [userId, accounts] = [await world.newUser(), accountsOf(world)];
      await accounts.recordSubscription(operator, userId, record);
      const { id } = await held.database.prisma.subscription.findFirstOrThrow({ where: { userId } });
      await accounts.endSubscription(operator, userId, id);
      expect(await planOf(userId)).toBe('free');
      await expect(accounts.endSubscription(operator, userId, id)).rejects.toMatchObject({ code: 'over' });
      expect((await world.buy(userId, 'pro-monthly')).status).toBe('in-progress');
    }));

  test('one of another account is refused and stays theirs', () =>
    inWorld(async (world) => {
      const [hers, his] = [await world.newUser(), await world.newUser()];
      const accounts = accountsOf(world);
      await accounts.recordSubscription(operator, hers, record);
      await expect(accounts.recordSubscription(operator, his, record)).rejects.toMatchObject({
        code: 'recorded_elsewhere',
      });
      expect([await planOf(hers), await planOf(his), await done(his)]).toEqual(['pro', 'free', []]);
    }));

  test('beside one of ours, ours can still be cancelled, and nothing else bought', () =>
    inWorld(async (world) => {
      const [userId, accounts] = [await world.newUser(), accountsOf(world)];
      await world.pay(userId, await world.buy(userId, 'pro-monthly'));
      await accounts.recordSubscription(operator, userId, { ...record, product: 'max-yearly', until: '2029-01-01' });
      expect(await planOf(userId)).toBe('max');
      await expect(world.buy(userId, 'max-monthly')).rejects.toMatchObject({ code: 'managed_app_store' });
      expect(await world.payments.cancel(userId)).toMatchObject({ managedBy: 'here', status: 'cancelled' });
      await world.pass(at('2028-03-01T00:00:00Z'));
      expect(await world.payments.subscription(userId)).toMatchObject({ managedBy: 'app-store', plan: 'max' });
    }));

  test('news may come twice and in any order: older ones change nothing', () =>
    inWorld(async (world) => {
      const userId = await world.newUser();
      const renewed = { periodEnd: at('2028-03-31T10:00:00Z'), saidAt: at('2028-02-29T10:00:00Z') };
      expect((await say(world, userId, {})).isNews).toBe(true);
      expect((await say(world, userId, {})).isNews).toBe(false);
      expect((await say(world, userId, renewed)).isNews).toBe(true);
      // News of its start after its renewal, and late news of its end.
      expect((await say(world, userId, { saidAt: at('2028-02-01T00:00:00Z') })).isNews).toBe(false);
      const end = { status: 'ended', endedAt: at('2028-02-20T00:00:00Z'), saidAt: at('2028-02-20T00:00:00Z') } as const;
      expect((await say(world, userId, end)).isNews).toBe(false);
      expect(await planOf(userId)).toBe('max');
      expect(await world.payments.subscription(userId)).toMatchObject({
        periodEnd: '2028-03-31T10:00:00.000Z',
        price: { currency: 'EUR', amount: 29_99 },
      });
      // A refund ends the plan with it, once.
      const refunded = { ...renewed, ...end, saidAt: at('2028-03-02T00:00:00Z') };
      expect((await say(world, userId, refunded)).isNews).toBe(true);
      expect(await planOf(userId)).toBe('free');
      expect((await say(world, userId, refunded)).isNews).toBe(false);
      expect(await held.database.prisma.planChange.count({ where: { userId } })).toBe(3);
    }));
});
