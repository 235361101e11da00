/** Both limiters count alike, and what the one in memory does beyond that. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/databases.ts';
import { createRateLimiter } from './database-limiter.server.ts';
import { createProcessLimiter, createRateLimit } from './process-limiter.ts';
import { HIGHEST_COUNT, type SteadyRule } from './rate-rule.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('embedded');
});
afterAll(() => opened.remove());

test('a window is counted alike in the database and in memory', async () => {
  let time = 1_700_000_000_000;
  let run = 0;
  const now = () => time;
  const database = createRateLimiter({ prisma: opened.database.prisma, now });
  const step = fc.record({
    wait: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12_000 }), fc.constant(10_000)),
    key: fc.constantFrom('a', 'b'),
    amount: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(HIGHEST_COUNT)),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 15 }),
      fc.integer({ min: 1, max: 6 }),
      async (steps, max) => {
        const memory = createProcessLimiter(now);
        const rule = { window: 10, max };
        run += 1;
        for (const { wait, key, amount } of steps) {
          time += wait;
          const name = `alike-${run}:${key}`;
          expect(await database.consume(name, rule, amount)).toEqual(memory.consume(name, rule, amount));
        }
      },
    ),
    { numRuns: 20 },
  );
});

test('of parallel requests only so many pass as there is room for', async () => {
  const limiter = createRateLimiter(opened.database);
  const decisions = await Promise.all(
    Array.from({ length: 20 }, () => limiter.consume('parallel', { window: 600, max: 7 })),
  );
  expect(decisions.filter(({ allowed }) => allowed)).toHaveLength(7);
});

test('ended windows are forgotten', async () => {
  let time = 1_000;
  const { prisma } = opened.database;
  const limiter = createRateLimiter({ prisma, now: () => time });
  await limiter.consume('old', { window: 60, max: 1 });
  time += 3 * 24 * 60 * 60 * 1000;
  await limiter.consume('new', { window: 60, max: 1 });
  await limiter.cleanUp();
  expect(await prisma.rateLimit.findMany({ where: { key: { in: ['old', 'new'] } }, select: { key: true } })).toEqual([
    { key: 'new' },
  ]);
});

test('a steady rule gives room back bit by bit, and says when there is some', () => {
  let time = 0;
  const limiter = createProcessLimiter(() => time);
  const rule: SteadyRule = { window: 10, max: 5, refill: 'steady' };
  const ask = (amount?: number) => limiter.consume('a', rule, amount);
  expect(ask(5)).toEqual({ allowed: true, retryAfter: null });
  expect(ask()).toEqual({ allowed: false, retryAfter: 2 });
  expect(ask(3)).toEqual({ allowed: false, retryAfter: 6 });
  time = 6_000;
  // What was refused did not count.
  expect(ask(3)).toEqual({ allowed: true, retryAfter: null });
  expect(ask()).toEqual({ allowed: false, retryAfter: 2 });
});

test('the keys in memory are bounded: whoever was quiet longest starts over', () => {
  const limit = createRateLimit({ burst: 1, perMinute: 1, now: () => 0 });
  expect([limit.take('first'), limit.take('first')]).toEqual([true, false]);
  for (let key = 0; key < 55_000; key += 1) limit.take(String(key));
  expect([limit.take('54999'), limit.take('5000')]).toEqual([false, false]);
  expect(limit.take('first')).toBe(true);
});
