/**
 * Random bookings on the real database, several at once, while plans, clocks and time zones change: every outcome is
 * what some order of the same bookings gives on paper, nothing is ever below zero, and every balance follows from the
 * rows alone.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '#app/services/database/database.server.ts';
import { CreditModel, type CreditAnswer, type CreditCommand } from '#tests/fakes/credit-model.ts';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import type { Entitlements } from './entitlements.server.ts';
import { createLedger } from './ledger.server.ts';
import { changePlan } from './plan-changes.server.ts';
import { creditUnits, planKeyOf, type Limit, type PlanKey } from './plans.ts';
import { createUsage } from './usage.server.ts';
import { windowAt } from './windows.ts';

const LONG = process.env.BLEND_LONG === '1';
/** The long run tries as many stories as fit into this time: new ones each time. */
const inTime = LONG ? { interruptAfterTimeLimit: 8 * 60_000 } : {};
const DAY = 86_400_000;

/** Every kind of window, sets of units, several limits on one unit, and amounts small enough to be reached. */
const table: Record<PlanKey, readonly Limit[]> = {
  free: [
    { units: ['image', 'logo'], window: 'monthly', amount: 6 },
    { units: ['logo'], window: 'three-days', amount: 3 },
    { units: ['video'], window: 'lifetime', amount: 2 },
    { units: ['try-on'], window: 'daily', amount: 2 },
    { units: ['try-on'], window: 'weekly', amount: 5 },
  ],
  pro: [
    { units: ['image', 'logo'], window: 'monthly', amount: 9 },
    { units: ['video'], window: 'weekly', amount: 3 },
  ],
  max: [
    { units: ['image', 'logo', 'try-on'], window: 'monthly', amount: 14 },
    { units: ['video'], window: 'daily', amount: 4 },
  ],
};
const entitlements: Entitlements = {
  planOf: ({ plan }) => planKeyOf(plan),
  can: () => false,
  limitsOf: ({ plan }) => table[planKeyOf(plan)],
  entitlementsOf: () => ({ exportShorterSide: 0, watermark: true, vectorExport: false, upscale: false }),
  storageOf: () => ({ allowed: Infinity, more: 'nothing' }),
};

let folder: string;
let database: Database;
let clock = 0;
let users = 0;
const now = () => new Date(clock);
const zone = process.env.TZ;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-credits-'));
  database = await openEmbeddedIn(folder);
});
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const unit = fc.constantFrom(...creditUnits);
const amount = fc.integer({ min: 1, max: 4 });
const of = (prefix: string, count: number) => fc.nat(count - 1).map((n) => `${prefix}${n}`);
const spending = of('s', 9);
const command: fc.Arbitrary<CreditCommand> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('reserve' as const), unit, amount, reference: spending }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      reference: spending,
      used: fc.option(fc.nat(4), { nil: undefined }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('release' as const), reference: spending }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), reference: spending }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('top-up' as const), unit, amount, reference: of('t', 3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('return' as const), reference: of('t', 3) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('plan' as const),
      plan: fc.constantFrom<PlanKey>('free', 'pro', 'max'),
      startedAt: fc.constantFrom(0, -1000, -3 * DAY, DAY),
      reference: of('p', 6),
    }),
  },
);

/**
 * What the clock does before requests: nothing, a bit, days, to the end of a window of the plan, to the end of a month,
 * back.
 */
type Wait =
  | { to: 'later'; ms: number }
  | { to: 'window-end'; days: number; early: number }
  | { to: 'month-end'; ms: number };
const wait: fc.Arbitrary<Wait> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      to: fc.constant('later' as const),
      ms: fc.constantFrom(
        0,
        0,
        1,
        3_600_000,
        DAY,
        3 * DAY,
        8 * DAY,
        29 * DAY,
        31 * DAY,
        62 * DAY,
        -1,
        -3_600_000,
        -2 * DAY,
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      to: fc.constant('window-end' as const),
      days: fc.constantFrom(1, 3, 7, 30),
      early: fc.constantFrom(0, 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ to: fc.constant('month-end' as const), ms: fc.constantFrom(-1, 0, 1) }) },
);

function waited({ present }: CreditModel, how: Wait): number {
  if (how.to === 'later') return clock + how.ms;
  if (how.to === 'window-end') {
    const length = how.days * DAY;
    return present.anchor + (Math.floor((clock - present.anchor) / length) + 1) * length - how.early;
  }
  const date = new Date(clock);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) + how.ms;
}

const story = fc.record({
  begins: fc.constantFrom(
    '2026-01-31T23:59:59.999Z',
    '2028-02-29T00:00:00.000Z',
    '2026-03-29T00:59:59.000Z',
    '2026-12-31T18:30:00.000Z',
    '2026-11-01T05:30:00.000Z',
  ),
  zone: fc.constantFrom(
    'UTC',
    'Asia/Kolkata',
    'America/St_Johns',
    'Pacific/Kiritimati',
    'Europe/Berlin',
    'Pacific/Pago_Pago',
  ),
  rounds: fc.array(fc.record({ wait, commands: fc.array(command, { minLength: 1, maxLength: 3 }) }), {
    minLength: 1,
    maxLength: LONG ? 16 : 10,
  }),
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

/** What the rows alone say is left of each unit. */
async function recomputed(userId: string): Promise<Record<string, { left: number; topUps: number }>> {
  const user = await database.prisma.user.findUniqueOrThrow({ where: { id: userId } });
  const change = await database.prisma.planChange.findFirst({ where: { userId }, orderBy: { number: 'desc' } });
  const state = change ?? { plan: 'free', startedAt: user.createdAt, period: 0 };
  expect({ plan: user.plan, startedAt: user.planStartedAt ?? user.createdAt, period: user.planPeriod }).toEqual({
    plan: state.plan,
    startedAt: state.startedAt,
    period: state.period,
  });
  const rows = await database.prisma.ledgerEntry.findMany({ where: { userId } });
  const reservedAt = new Map(
    rows.filter(({ kind }) => kind === 'reserve').map((row) => [`${row.reference} ${row.source}`, row]),
  );
  const lefts = creditUnits.map((one) => {
    const topUps = rows
      .filter((row) => row.unit === one && row.source === 'top-up')
      .reduce((sum, row) => sum + row.amount, 0);
    const limits = table[planKeyOf(state.plan)]
      .filter(({ units }) => units.includes(one))
      .map((limit) => {
        const { start } = windowAt(limit.window, state.startedAt, now());
        const counted = rows.filter((row) => {
          const made = reservedAt.get(`${row.reference} ${row.source}`);
          return (
            row.source === 'plan' &&
            made !== undefined &&
            limit.units.some((covered) => covered === row.unit) &&
            made.period >= state.period &&
            made.createdAt >= start
          );
        });
        return Math.max(0, limit.amount + counted.reduce((sum, row) => sum + row.amount, 0));
      });
    return [one, { topUps, left: topUps + (limits.length === 0 ? 0 : Math.min(...limits)) }];
  });
  return Object.fromEntries(lefts);
}

test(
  'bookings in any order, several at once, come to what they come to on paper',
  async () => {
    const { prisma } = database;
    const ledger = createLedger({ prisma, entitlements, now });
    const usage = createUsage({ prisma, entitlements, now });

    await fc.assert(
      fc.asyncProperty(story, async ({ begins, zone: inZone, rounds }) => {
        process.env.TZ = inZone;
        clock = Date.parse(begins);
        users += 1;
        const userId = `user-${users}`;
        await prisma.user.create({
          data: { id: userId, name: userId, email: `${userId}@example.com`, createdAt: now() },
        });
        const name = (reference: string) => `${userId}/${reference}`;

        const book = async (asked: CreditCommand): Promise<CreditAnswer> => {
          const reference = name(asked.reference);
          switch (asked.do) {
            case 'reserve':
              return ledger.reserve({ ...asked, userId, reference }).then(
                ({ ok }) => ok,
                () => 'thrown' as const,
              );
            case 'settle':
              return ledger.settle(reference, asked.used);
            case 'release':
              return ledger.release(reference);
            case 'refund':
              return ledger.refund(reference);
            case 'top-up':
              return ledger.topUp({ ...asked, userId, reference });
            case 'return':
              return ledger.returnTopUp(reference);
            case 'plan':
              return prisma.$transaction((tx) =>
                changePlan(tx, { userId, plan: asked.plan, startedAt: new Date(asked.startedAt), reference }, now()),
              );
          }
        };

        let models = [new CreditModel(table, clock)];
        for (const round of rounds) {
          clock = waited(models[0]!, round.wait);
          const asked = round.commands.map((one) =>
            one.do === 'plan' ? { ...one, startedAt: clock + one.startedAt } : one,
          );
          const answers = await Promise.all(asked.map(book));
          const standing = await usage.now(userId);
          const left = Object.fromEntries(
            standing.units.map(({ unit: one, left: some, topUps }) => [one, { left: some, topUps }]),
          );
          // Concurrent means in some order: those that explain all answers and balances stay possible.
          const possible = models.flatMap((model) =>
            permutations(asked.map((one, index) => ({ one, answer: answers[index] }))).flatMap((order) => {
              const paper = model.copy();
              const explains = order.every(({ one, answer }) => paper.run(one, clock) === answer);
              return explains &&
                creditUnits.every(
                  (one) => paper.left(one, clock) === left[one]?.left && paper.topUps(one) === left[one]?.topUps,
                )
                ? [paper]
                : [];
            }),
          );
          expect(
            possible.length,
            JSON.stringify({ round: rounds.indexOf(round), asked, answers, left }),
          ).toBeGreaterThan(0);
          // Orders that make no difference are one.
          models = [...new Map(possible.map((paper) => [paper.key(), paper])).values()];
          for (const { left: some, topUps } of Object.values(left))
            expect(Math.min(some ?? 0, topUps)).toBeGreaterThanOrEqual(0);
          expect(await recomputed(userId)).toEqual(left);
        }
      }),
      { numRuns: LONG ? 1_500 : 16, ...inTime, endOnFailure: true },
    );
  },
  LONG ? 1_800_000 : 180_000,
);

test(
  'a refusal says when the same request will be granted, and not before',
  async () => {
    const ledger = createLedger({ prisma: database.prisma, entitlements, now });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ unit, amount, hours: fc.integer({ min: 0, max: 60 }) }), { minLength: 3, maxLength: 8 }),
        unit,
        amount,
        async (before, wanted, many) => {
          clock = Date.parse('2026-01-31T10:00:00Z');
          users += 1;
          const userId = `user-${users}`;
          await database.prisma.user.create({
            data: { id: userId, name: userId, email: `${userId}@example.com`, createdAt: now() },
          });
          for (const [index, { hours, ...spent }] of before.entries()) {
            clock += hours * 3_600_000;
            await ledger.reserve({ userId, ...spent, reference: `${userId}/${index}` });
          }
          const ask = (reference: string) =>
            ledger.reserve({ userId, unit: wanted, amount: many, reference: `${userId}/${reference}` });
          const refused = await ask('now');
          if (refused.ok) return;
          const when = refused.resetsAt?.getTime() ?? clock + 400 * DAY;
          clock = when - 1;
          expect((await ask('early')).ok).toBe(false);
          clock = when;
          expect((await ask('then')).ok).toBe(refused.resetsAt !== null);
        },
      ),
      { numRuns: LONG ? 400 : 10, ...inTime, endOnFailure: true },
    );
  },
  LONG ? 600_000 : 180_000,
);
