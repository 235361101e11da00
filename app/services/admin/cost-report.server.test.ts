/** What operators see of costs: by day, by user, by turn, page by page, on the embedded database. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CostSettings } from '#app/services/config/cost-settings.ts';
import { createTestUser, openTestDatabase, type TestDatabase } from '#tests/fixtures/databases.ts';
import { costReport, oneTurnCosts, readDay, turnCosts, type CostFilter } from './cost-report.server.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase('embedded');
});
afterAll(() => test.remove());
beforeEach(async () => {
  await test.database.prisma.modelUse.deleteMany();
});

const settings: CostSettings = { modelPrices: {}, dayBudget: { tokens: 9 }, userBudget: {} };
const now = new Date('2026-05-31T09:00:00.000Z');
let turns = 0;

async function add(userId: string | null, day: string, more: object = {}) {
  const id = `turn-${(turns += 1)}`;
  await test.database.prisma.modelUse.create({
    data: {
      id,
      userId,
      kind: 'hosted',
      name: 'm',
      calls: 1,
      inputTokens: 100,
      cachedTokens: 40,
      outputTokens: 10,
      cost: 500,
      startedAt: new Date(`${day}T12:00:00.000Z`),
      ...more,
    },
  });
  return id;
}
const report = (filter: Partial<CostFilter> = {}, after: string | null = null) =>
  costReport(test.database.prisma, settings, { by: 'day', day: null, ...filter }, { after, now });

const sum = { answers: 1, free: 0, inputTokens: 100, cachedTokens: 40, outputTokens: 10, cost: 500, unpriced: 0 };

describe('costs', () => {
  it('are nothing where nothing was answered', async () => {
    const view = await report();
    const none = { answers: 0, free: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0, cost: 0, unpriced: 0 };
    expect(view.today).toEqual({ ...none, estimated: false });
    expect(view.list).toEqual({ by: 'day', rows: [], next: null });
    expect((await report({ by: 'user' })).list.rows).toEqual([]);
    expect(view).toMatchObject({ dayBudget: { tokens: 9 }, hasPrices: false });
  });

  it('are summed by day, with what had no price and what was free', async () => {
    const user = await createTestUser(test.database);
    await add(user, '2026-05-31');
    await add(user, '2026-05-31', { cost: null, estimated: true });
    await add(user, '2026-05-31', {
      kind: 'built-in',
      calls: 0,
      inputTokens: 0,
      cachedTokens: 0,
      outputTokens: 0,
      cost: 0,
    });
    await add(user, '2026-05-02');
    await add(user, '2026-05-01');
    const { today, month, list } = await report();
    const last = {
      ...{ answers: 2, free: 1, inputTokens: 200, cachedTokens: 80, outputTokens: 20, cost: 500, unpriced: 1 },
      estimated: true,
    };
    expect(today).toEqual(last);
    // The thirtieth day before is the last one that counts.
    expect(month).toMatchObject({ answers: 3, inputTokens: 300 });
    expect(list.rows).toEqual([
      { day: '2026-05-31', ...last },
      { day: '2026-05-02', ...sum, estimated: false },
      { day: '2026-05-01', ...sum, estimated: false },
    ]);
  });

  it('go on page by page, each day once', async () => {
    for (let day = 1; day <= 28; day += 1) {
      await add(null, `2026-03-${String(day).padStart(2, '0')}`);
      await add(null, `2026-04-${String(day).padStart(2, '0')}`);
    }
    const days: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const { list } = await report({}, after ?? null);
      if (list.by === 'day') days.push(...list.rows.map(({ day }) => day));
      after = list.next;
    }
    expect(days).toHaveLength(56);
    expect(days).toEqual([...new Set(days)].sort().reverse());
  });

  it('are summed by user, the most first, in a day or a month, and go on page by page', async () => {
    const [ada, bob] = [await createTestUser(test.database), await createTestUser(test.database)];
    await add(ada, '2026-05-30');
    await add(bob, '2026-05-30');
    await add(bob, '2026-05-29');
    await add(null, '2026-05-29');
    await add(ada, '2026-04-30');
    const users = async (filter: Partial<CostFilter>) => {
      const { list } = await report({ by: 'user', ...filter });
      return list.by === 'user' ? list.rows.map(({ user, answers }) => [user?.id ?? null, answers]) : [];
    };
    const [first, ...rest] = await users({});
    expect(first).toEqual([bob, 2]);
    expect(rest).toEqual(
      expect.arrayContaining([
        [ada, 1],
        [null, 1],
      ]),
    );
    expect(await users({ day: '2026-04-30' })).toEqual([[ada, 1]]);

    for (let more = 0; more < 40; more += 1) await add(await createTestUser(test.database), '2026-05-28');
    const ids: (string | null)[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const { list } = await report({ by: 'user' }, after ?? null);
      if (list.by === 'user') ids.push(...list.rows.map(({ user }) => user?.id ?? null));
      after = list.next;
    }
    expect(ids).toHaveLength(43);
    expect(new Set(ids).size).toBe(43);
  });

  it('of turns are one by one, the newest first, of their user alone', async () => {
    const [ada, bob] = [await createTestUser(test.database), await createTestUser(test.database)];
    await add(ada, '2026-05-29');
    const newest = await add(ada, '2026-05-30', { cost: null });
    await add(bob, '2026-05-31');
    const [turn, ...rest] = await turnCosts(test.database.prisma, ada, 10);
    expect(turn).toMatchObject({ id: newest, kind: 'hosted', name: 'm', inputTokens: 100, cost: null });
    expect(rest).toMatchObject([{ cost: 500, at: '2026-05-29T12:00:00.000Z' }]);
    expect(await oneTurnCosts(test.database.prisma, newest)).toEqual(turn);
    expect(await oneTurnCosts(test.database.prisma, 'no such turn')).toBeNull();
  });
});

it.each([
  ['2026-05-31', '2026-05-31'],
  ['2026-02-30', null],
  ['2026-13-01', null],
  ['31.05.2026', null],
  ['', null],
  [null, null],
])('the day %s of an address is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

it('an address of another list, or of none, begins at the top', async () => {
  await add(null, '2026-05-30');
  for (const after of ['x', Buffer.from('cost-users\0-\0words').toString('base64url')]) {
    expect((await report({}, after)).list.rows).toHaveLength(1);
    expect((await report({ by: 'user' }, after)).list.rows).toHaveLength(1);
  }
});
