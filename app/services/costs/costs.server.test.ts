/** What turns cost, on the embedded database: counted per call, kept, and held to the day's budgets. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallUse } from '#agent/turn-use.ts';
import type { ModelPrice } from '#app/services/config/cost-settings.ts';
import type { ConversationModel } from '#app/services/models/model.server.ts';
import { message } from '#messages/message.ts';
import { answering } from '#tests/fakes/answering.ts';
import { ScriptedModel } from '#tests/fakes/scripted-model.ts';
import { createTestUser, openTestDatabase, type TestDatabase } from '#tests/fixtures/databases.ts';
import { newId } from '#tests/fixtures/designs.ts';
import { createCosts, type CostDependencies } from './costs.server.ts';

let test: TestDatabase;
let user: string;
let now: Date;
const reports: unknown[] = [];
beforeAll(async () => {
  test = await openTestDatabase('embedded');
});
afterAll(() => test.remove());
beforeEach(async () => {
  user = await createTestUser(test.database);
  await test.database.prisma.modelUse.deleteMany();
  now = new Date('2026-05-04T10:00:00.000Z');
});

const price: ModelPrice = { input: 2, cached: 0.5, output: 10, cacheWrite: 2.5 };
const hosted = answering(new ScriptedModel());
const builtIn: ConversationModel = { ...hosted, by: { kind: 'built-in', name: 'Blend' } };
const use = (inputTokens: number, more: Partial<CallUse> = {}): CallUse => ({
  inputTokens,
  cachedTokens: 0,
  cacheWriteTokens: 0,
  outputTokens: 0,
  estimated: false,
  ...more,
});

const open = (more: Partial<CostDependencies> = {}) =>
  createCosts({
    database: test.database,
    modelPrices: { scripted: price },
    dayBudget: {},
    userBudget: {},
    builtIn: () => builtIn,
    turnTokens: 1_000,
    report: (error) => reports.push(error),
    now: () => now,
    ...more,
  });
type Opened = ReturnType<typeof open>;

/** A whole turn of calls that use these tokens. Returns what the first refused call said. */
async function turn(costs: Opened, calls: CallUse[], { userId = user, by = hosted.by } = {}): Promise<string | null> {
  const counted = costs.count({ turnId: newId('turn'), userId }, by);
  let refusal: string | null = null;
  for (const call of calls) {
    refusal = await counted.allow(call.inputTokens);
    if (refusal !== null) break;
    counted.used(call);
  }
  await counted.end(by);
  return refusal;
}
const rows = () => test.database.prisma.modelUse.findMany({ omit: { id: true } });

describe('a turn', () => {
  it('is kept with its calls, tokens and money', async () => {
    await turn(open(), [
      use(1_000, { cachedTokens: 600, cacheWriteTokens: 100, outputTokens: 50 }),
      use(500, { outputTokens: 10, estimated: true }),
    ]);
    // 300 × 2 + 600 × 0.5 + 100 × 2.5 + 50 × 10, and 500 × 2 + 10 × 10.
    expect(await rows()).toEqual([
      {
        userId: user,
        kind: 'hosted',
        name: 'scripted',
        calls: 2,
        inputTokens: 1_500,
        cachedTokens: 600,
        outputTokens: 60,
        estimated: true,
        cost: 1_650n + 1_100n,
        startedAt: now,
      },
    ]);
  });

  it('of a model without a price has tokens and no cost', async () => {
    await turn(open({ modelPrices: {} }), [use(100)]);
    expect(await rows()).toMatchObject([{ inputTokens: 100, cost: null }]);
  });

  it('of the built-in assistant, and of a small model, is counted and costs nothing', async () => {
    const costs = open();
    await turn(costs, [use(100)], { by: builtIn.by });
    const counted = costs.count({ turnId: newId('turn'), userId: user }, builtIn.by);
    await counted.end({ kind: 'small', name: 'reader.gguf' });
    expect(await rows()).toMatchObject([
      { kind: 'built-in', calls: 0, inputTokens: 0, outputTokens: 0, cost: 0n },
      { kind: 'small', name: 'reader.gguf', inputTokens: 0, cost: 0n },
    ]);
  });

  it('is kept after each call, before it has ended', async () => {
    const counted = open().count({ turnId: newId('turn'), userId: user }, hosted.by);
    await counted.allow(70);
    counted.used(use(70));
    await expect.poll(rows).toMatchObject([{ inputTokens: 70 }]);
    await counted.end(hosted.by);
  });

  it('outlives its user without their name, in the day that it was', async () => {
    await turn(open(), [use(100)]);
    await test.database.prisma.user.delete({ where: { id: user } });
    expect(await rows()).toMatchObject([{ userId: null, inputTokens: 100 }]);
    // One whose user is deleted meanwhile too.
    await turn(open(), [use(50)]);
    expect(await rows()).toMatchObject([{ userId: null }, { userId: null, inputTokens: 50 }]);
    expect(reports).toEqual([]);
  });
});

describe('a budget', () => {
  it.each([
    ['tokens of a user', { userBudget: { tokens: 1_000 } }, 'user'],
    ['money of a user', { userBudget: { cost: 2_000 } }, 'user'],
    ['tokens of everyone', { dayBudget: { tokens: 1_000 } }, 'everyone'],
    ['money of everyone', { dayBudget: { cost: 2_000 } }, 'everyone'],
  ] as const)(
    'of %s ends a turn between its steps, and hands over to the built-in assistant',
    async (_, limits, of) => {
      const costs = open(limits);
      const text = message(of === 'user' ? 'agent.userBudgetSpent' : 'agent.dayBudgetSpent');
      expect(await costs.choose(user, hosted)).toEqual({ model: hosted, spent: null });
      expect(await turn(costs, [use(600), use(600), use(600)])).toBe(text);
      expect(await rows()).toMatchObject([{ calls: 2, inputTokens: 1_200 }]);
      const spent = { of, until: '2026-05-05T00:00:00.000Z' };
      expect(await costs.choose(user, hosted)).toEqual({ model: builtIn, spent });
      expect(await costs.messageCost(user, hosted)).toBeNull();

      // Somebody else has a budget of their own, but not another day's.
      const other = await createTestUser(test.database);
      expect((await costs.choose(other, hosted)).spent).toEqual(of === 'user' ? null : spent);
      // A restart changes nothing, and midnight does.
      expect((await open(limits).choose(user, hosted)).spent).toEqual(spent);
      now = new Date('2026-05-05T00:00:00.000Z');
      expect((await costs.choose(user, hosted)).spent).toBeNull();
    },
  );

  it('never stops who costs nothing', async () => {
    const costs = open({ userBudget: { tokens: 1 } });
    await turn(costs, [use(100)]);
    expect(await costs.choose(user, builtIn)).toEqual({ model: builtIn, spent: null });
    expect(await turn(costs, [use(100)], { by: builtIn.by })).toBeNull();
  });

  it('is not spent several times by turns side by side', async () => {
    const costs = open({ userBudget: { tokens: 1_000 } });
    const turns = Array.from({ length: 20 }, () => costs.count({ turnId: newId('turn'), userId: user }, hosted.by));
    const refusals = await Promise.all(turns.map((one) => one.allow(400)));
    // Two are under way with 800 tokens, and a third that starts below the limit.
    expect(refusals.filter((one) => one === null)).toHaveLength(3);
    turns.forEach((one, at) => refusals[at] === null && one.used(use(400)));
    await Promise.all(turns.map((one) => one.end(hosted.by)));
    const sum = (await rows()).reduce((all, { inputTokens }) => all + inputTokens, 0);
    expect(sum).toBe(1_200);
  });

  it('is given back what a refused request did not use', async () => {
    const costs = open({ userBudget: { tokens: 1_000 } });
    const failing = costs.count({ turnId: newId('turn'), userId: user }, hosted.by);
    await failing.allow(5_000);
    expect((await costs.choose(user, hosted)).spent).not.toBeNull();
    failing.used(use(0));
    expect((await costs.choose(user, hosted)).spent).toBeNull();
    await failing.end(hosted.by);
  });
});

describe('what a message costs', () => {
  it('is about what recent ones did, and at most what a turn may use', async () => {
    const costs = open();
    expect(await costs.messageCost(user, hosted)).toEqual({ about: null, most: 10_000 });
    await turn(costs, [use(100)]);
    await turn(costs, [use(300)]);
    expect(await costs.messageCost(user, hosted)).toEqual({ about: 400, most: 10_000 });
  });

  it('is not said of models that cost nothing, or nobody knows what', async () => {
    expect(await open().messageCost(user, builtIn)).toBeNull();
    expect(await open({ modelPrices: {} }).messageCost(user, hosted)).toBeNull();
  });
});
