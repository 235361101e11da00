/** Plan changes on the real database: what counts afterwards, once per cause, and nothing twice. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#app/services/database/database.server.ts';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { createEntitlements } from './entitlements.server.ts';
import { createLedger, type Ledger } from './ledger.server.ts';
import { changePlan, type PlanChange } from './plan-changes.server.ts';
import type { PlanKey } from './plans.ts';

const day = 24 * 60 * 60 * 1000;
const BEGINNING = Date.parse('2026-01-31T23:59:00Z');
let folder: string;
let database: Database;
let ledger: Ledger;
let clock: Date;
let userId: string;
let users = 0;
let causes = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-plans-'));
  database = await openEmbeddedIn(folder);
  ledger = createLedger({
    prisma: database.prisma,
    entitlements: createEntitlements({ plans: 'metered' }),
    now: () => clock,
  });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  clock = new Date(BEGINNING);
  userId = `user-${(users += 1)}`;
  await database.prisma.user.create({
    data: { id: userId, name: userId, email: `${userId}@example.com`, createdAt: clock },
  });
});

const after = (days: number) => (clock = new Date(BEGINNING + days * day));
const book = (change: PlanChange) => database.prisma.$transaction((tx) => changePlan(tx, change, clock));
const change = (plan: PlanKey, startedAt = clock) =>
  book({ userId, plan, startedAt, reference: `cause-${(causes += 1)}` });
let spendings = 0;
async function spend(amount: number, unit: 'image' | 'video' = 'image'): Promise<string> {
  const reference = `spent-${(spendings += 1)}`;
  expect((await ledger.reserve({ userId, unit, amount, reference })).ok).toBe(true);
  return reference;
}
const left = async (unit: 'image' | 'video' = 'image') => (await ledger.balance(userId, unit)).left;

describe('an upgrade', () => {
  test('begins with all of the new plan, even for what was spent in the same moment', async () => {
    await spend(10);
    expect(await left()).toBe(0);
    await change('pro');
    expect(await left()).toBe(150);
    await spend(150);
    await change('max');
    expect(await left()).toBe(500);
  });

  test('that is told late begins its windows when it was bought, and forgets what was spent meanwhile', async () => {
    after(3);
    const bought = clock;
    after(5);
    await spend(4);
    await change('pro', bought);
    expect(await ledger.balance(userId, 'image')).toMatchObject({ left: 150 });
    await spend(1);
    expect((await ledger.balance(userId, 'image')).resetsAt).toEqual(new Date(bought.getTime() + 30 * day));
  });

  test('leaves a reservation of the plan before to that plan', async () => {
    const [kept, given] = [await spend(3), await spend(4)];
    await change('pro');
    await ledger.settle(kept);
    await ledger.release(given);
    expect(await left()).toBe(150);
  });

  test('keeps what was bought besides', async () => {
    await ledger.topUp({ userId, unit: 'video', amount: 5, reference: `pack-${userId}` });
    await spend(3, 'video');
    await change('pro');
    expect(await ledger.balance(userId, 'video')).toMatchObject({ left: 18, topUps: 3 });
    after(60);
    await change('free');
    expect(await ledger.balance(userId, 'video')).toMatchObject({ left: 4, topUps: 3 });
  });
});

describe('a downgrade', () => {
  test('at the end of a period goes on in the same window: no second allowance', async () => {
    await change('pro');
    after(30.5);
    await spend(7);
    after(31);
    await change('free');
    expect(await left()).toBe(3);
    expect((await ledger.balance(userId, 'image')).resetsAt).toEqual(new Date(BEGINNING + 60 * day));
    after(60);
    expect(await left()).toBe(10);
  });

  test('from more than the smaller plan gives leaves nothing, never less', async () => {
    await change('max');
    after(40);
    await spend(300);
    await change('pro');
    expect(await left()).toBe(0);
    after(60);
    expect(await left()).toBe(150);
  });

  test('that takes an upgrade back continues where the plan before was', async () => {
    await spend(8);
    after(10);
    await change('pro');
    await spend(1);
    after(12);
    await change('free');
    expect(await left()).toBe(1);
    expect((await ledger.balance(userId, 'image')).resetsAt).toEqual(new Date(BEGINNING + 30 * day));
    // And again: buying and refunding never adds to the free credits.
    await change('max');
    expect(await left()).toBe(500);
    await change('free');
    expect(await left()).toBe(1);
  });

  test('from Max to Pro within the first days keeps the windows of Max, which Free led to', async () => {
    after(5);
    await change('max');
    await spend(20);
    after(7);
    await change('pro');
    expect(await left()).toBe(130);
  });
});

describe('causes', () => {
  test('count once, however often and in whatever order they are told', async () => {
    const cause = { userId, plan: 'pro', startedAt: clock, reference: `once-${userId}` } as const;
    expect((await Promise.all(Array.from({ length: 5 }, () => book(cause)))).filter(Boolean)).toHaveLength(1);
    await spend(100);
    await change('free');
    expect(await book(cause)).toBe(false);
    expect(await database.prisma.user.findUnique({ where: { id: userId }, select: { plan: true } })).toEqual({
      plan: 'free',
    });
  });

  test('for the plan that one has refill nothing, and are kept', async () => {
    await change('pro');
    await spend(100);
    after(3);
    const cause = { userId, plan: 'pro', startedAt: clock, reference: `same-${userId}` } as const;
    expect([await book(cause), await book(cause)]).toEqual([true, false]);
    expect(await left()).toBe(50);
    expect(
      await database.prisma.planChange.findMany({
        where: { userId },
        orderBy: { number: 'asc' },
        select: { number: true, kind: true, plan: true, period: true },
      }),
    ).toEqual([
      { number: 0, kind: 'beginning', plan: 'free', period: 0 },
      { number: 1, kind: 'upgrade', plan: 'pro', period: 1 },
      { number: 2, kind: 'same', plan: 'pro', period: 1 },
    ]);
  });

  test('can be booked with what else belongs to them, or not at all', async () => {
    const cause = { userId, plan: 'max', startedAt: clock, reference: `whole-${userId}` } as const;
    const halfway = database.prisma.$transaction(async (tx) => {
      await changePlan(tx, cause, clock);
      await ledger.topUp({ userId, unit: 'video', amount: 5, reference: `with-${userId}` }, tx);
      throw new Error('The payment was lost');
    });
    await expect(halfway).rejects.toThrow('The payment was lost');
    expect([await left(), await left('video')]).toEqual([10, 1]);
    expect(await book(cause)).toBe(true);
  });

  test('of nobody are a mistake', async () => {
    await expect(book({ userId: 'nobody', plan: 'pro', startedAt: clock, reference: 'nobody' })).rejects.toThrow(
      'No user',
    );
  });
});
