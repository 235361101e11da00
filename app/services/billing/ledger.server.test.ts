/** The ledger on the real database: last credits, idempotence, windows, and random bookings against a model. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#app/services/database/database.server.ts';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import type { CreditUnit } from '#tools/tool.ts';
import { createCallCredits, releaseInterruptedCalls } from './call-credits.server.ts';
import { createEntitlements } from './entitlements.server.ts';
import { createLedger } from './ledger.server.ts';
import { plans } from './plans.ts';

let folder: string;
let database: Database;
let clock = new Date('2026-01-31T23:59:00Z');
const day = 24 * 60 * 60 * 1000;
let users = 0;

const ledgerFor = (mode: 'metered' | 'off') =>
  createLedger({ prisma: database.prisma, entitlements: createEntitlements({ plans: mode }), now: () => clock });

async function makeUser(plan = 'free') {
  users += 1;
  const id = `user-${users}`;
  await database.prisma.user.create({ data: { id, name: id, email: `${id}@example.com`, plan, createdAt: clock } });
  return id;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-ledger-'));
  database = await openEmbeddedIn(folder);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

describe('ledger', () => {
  test('two requests at once cannot spend the last credit twice', async () => {
    const ledger = ledgerFor('metered');
    const userId = await makeUser();
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, n) => ledger.reserve({ userId, unit: 'video', amount: 1, reference: `last-${n}` })),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    const refused = results.find((result) => !result.ok);
    expect(refused).toMatchObject({ limit: { units: ['video'], window: 'monthly' }, resetsAt: new Date(clock.getTime() + 30 * day) });
    expect((await ledger.balance(userId, 'video')).left).toBe(0);
  });

  test('booking the same reference again, and at once, books it once', async () => {
    const ledger = ledgerFor('metered');
    const userId = await makeUser();
    const spending = { userId, unit: 'image', amount: 3, reference: 'same' } as const;
    const results = await Promise.all(Array.from({ length: 6 }, () => ledger.reserve(spending)));
    expect(results.every((result) => result.ok)).toBe(true);
    expect((await ledger.balance(userId, 'image')).left).toBe(7);
    expect((await Promise.all([ledger.release('same'), ledger.settle('same'), ledger.release('same')])).filter(Boolean)).toHaveLength(1);
  });

  test('logos count to their own limit and to the one shared with images', async () => {
    const ledger = ledgerFor('metered');
    const userId = await makeUser();
    for (let n = 0; n < 5; n += 1) expect((await ledger.reserve({ userId, unit: 'logo', amount: 1, reference: `logo-${n}` })).ok).toBe(true);
    const sixth = await ledger.reserve({ userId, unit: 'logo', amount: 1, reference: 'logo-5' });
    expect(sixth).toMatchObject({ ok: false, limit: { units: ['logo'], window: 'three-days' } });
    expect((await ledger.balance(userId, 'image')).left).toBe(5);
    clock = new Date(clock.getTime() + 3 * day);
    expect((await ledger.reserve({ userId, unit: 'logo', amount: 5, reference: 'logo-6' })).ok).toBe(true);
    expect((await ledger.reserve({ userId, unit: 'image', amount: 1, reference: 'image-0' })).ok).toBe(false);
  });

  test('what interrupted calls had set aside comes back, and nothing else', async () => {
    const ledger = ledgerFor('metered');
    const userId = await makeUser();
    for (const reference of ['call/d/open', 'call/d/done', 'call/d/failed', 'other']) await ledger.reserve({ userId, unit: 'image', amount: 1, reference });
    await ledger.settle('call/d/done');
    await ledger.release('call/d/failed');
    expect((await ledger.balance(userId, 'image')).left).toBe(7);
    await releaseInterruptedCalls(ledger);
    expect((await ledger.balance(userId, 'image')).left).toBe(8);
    expect(await ledger.releaseOpen('call/')).toBe(0);
  });

  test('a call books in its user’s ledger, and is told of the limit in the words of its unit', async () => {
    const credits = createCallCredits(ledgerFor('metered'), await makeUser(), 'design');
    for (let n = 0; n < 5; n += 1) {
      expect(await credits.reserve({ unit: 'logo', amount: 1 }, `l${n}`)).toEqual({ ok: true });
      await credits.settle(`l${n}`);
    }
    expect(await credits.reserve({ unit: 'logo', amount: 1 }, 'l5')).toEqual({ ok: false, error: 'You have reached your limit of logo generations.' });
    expect(await credits.reserve({ unit: 'image', amount: 6 }, 'i')).toEqual({ ok: false, error: 'You have reached your limit of generations.' });
    expect(await credits.reserve({ unit: 'image', amount: 5 }, 'i')).toEqual({ ok: true });
    await credits.release('i');
    expect(await credits.reserve({ unit: 'image', amount: 5 }, 'j')).toEqual({ ok: true });
  });

  test('a partly used reservation gives the rest back', async () => {
    const ledger = ledgerFor('metered');
    const userId = await makeUser();
    await ledger.reserve({ userId, unit: 'image', amount: 4, reference: 'partly' });
    expect(await ledger.settle('partly', 1)).toBe(true);
    expect(await ledger.release('partly')).toBe(false);
    expect((await ledger.balance(userId, 'image')).left).toBe(9);
  });

  test('top-ups are spent after the plan, come back first and survive the window', async () => {
    const ledger = ledgerFor('metered');
    const userId = await makeUser();
    await ledger.topUp({ userId, unit: 'video', amount: 5, reference: 'pack' });
    await ledger.topUp({ userId, unit: 'video', amount: 5, reference: 'pack' });
    expect(await ledger.balance(userId, 'video')).toMatchObject({ left: 6, topUps: 5 });
    await ledger.reserve({ userId, unit: 'video', amount: 4, reference: 'mixed' });
    expect(await ledger.balance(userId, 'video')).toMatchObject({ left: 2, topUps: 2 });
    await ledger.settle('mixed', 2);
    expect(await ledger.balance(userId, 'video')).toMatchObject({ left: 4, topUps: 4 });
    clock = new Date(clock.getTime() + 30 * day);
    expect(await ledger.balance(userId, 'video')).toMatchObject({ left: 5, topUps: 4 });
  });

  test('what comes back after the window ended does not enlarge the next one', async () => {
    const ledger = ledgerFor('metered');
    const userId = await makeUser();
    await ledger.reserve({ userId, unit: 'video', amount: 1, reference: 'late' });
    clock = new Date(clock.getTime() + 31 * day);
    await ledger.release('late');
    expect((await ledger.balance(userId, 'video')).left).toBe(1);
  });

  test('a new plan starts new windows', async () => {
    const ledger = ledgerFor('metered');
    const userId = await makeUser();
    await ledger.reserve({ userId, unit: 'video', amount: 1, reference: 'before' });
    clock = new Date(clock.getTime() + day);
    await database.prisma.user.update({ where: { id: userId }, data: { plan: 'pro', planStartedAt: clock } });
    expect((await ledger.balance(userId, 'video')).left).toBe(plans.pro.limits.find((limit) => limit.units.includes('video'))?.amount);
  });

  test('plans switched off: nothing runs out', async () => {
    const ledger = ledgerFor('off');
    const userId = await makeUser();
    for (let n = 0; n < 3; n += 1) expect((await ledger.reserve({ userId, unit: 'video', amount: 100, reference: `off-${n}` })).ok).toBe(true);
    expect((await ledger.balance(userId, 'video')).left).toBeNull();
  });

  test.each([0, -1, 1.5, NaN])('refuses to book %d credits', async (amount) => {
    const userId = await makeUser();
    await expect(ledgerFor('metered').reserve({ userId, unit: 'image', amount, reference: 'odd' })).rejects.toThrow(RangeError);
  });

  type Step =
    | { do: 'reserve'; unit: CreditUnit; amount: number }
    | { do: 'settle'; which: number; used: number }
    | { do: 'release'; which: number }
    | { do: 'topUp'; unit: CreditUnit; amount: number }
    | { do: 'wait'; days: number };
  const unit = fc.constantFrom<CreditUnit>('image', 'logo', 'video', 'try-on');
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('reserve' as const), unit, amount: fc.integer({ min: 1, max: 6 }) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('settle' as const), which: fc.nat(12), used: fc.nat(6) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('release' as const), which: fc.nat(12) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('topUp' as const), unit, amount: fc.integer({ min: 1, max: 4 }) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }) },
  );

  test('random bookings leave the balances that a plain model has', async () => {
    const ledger = ledgerFor('metered');
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        run += 1;
        const userId = await makeUser();
        const anchor = clock.getTime();
        const open: { reference: string; unit: CreditUnit; at: number; plan: number; topUp: number; closed: boolean }[] = [];
        const bought: Record<CreditUnit, number> = { image: 0, logo: 0, video: 0, 'try-on': 0 };
        const planLeftNow = (wanted: CreditUnit) =>
          Math.min(
            ...plans.free.limits.filter((limit) => limit.units.includes(wanted)).map((limit) => {
              const length = (limit.window === 'three-days' ? 3 : 30) * day;
              const start = anchor + Math.floor((clock.getTime() - anchor) / length) * length;
              return limit.amount - open.filter((made) => limit.units.includes(made.unit) && made.at >= start).reduce((sum, made) => sum + made.plan, 0);
            }),
          );
        const topUpsNow = (wanted: CreditUnit) =>
          bought[wanted] - open.filter((made) => made.unit === wanted).reduce((sum, made) => sum + made.topUp, 0);

        for (const [n, next] of steps.entries()) {
          const reference = `run-${run}-${n}`;
          if (next.do === 'wait') clock = new Date(clock.getTime() + next.days * day);
          if (next.do === 'topUp') {
            await ledger.topUp({ userId, unit: next.unit, amount: next.amount, reference });
            bought[next.unit] += next.amount;
          }
          if (next.do === 'reserve') {
            const plan = Math.min(planLeftNow(next.unit), next.amount);
            const topUp = next.amount - plan;
            const possible = topUp <= topUpsNow(next.unit);
            expect((await ledger.reserve({ userId, unit: next.unit, amount: next.amount, reference })).ok).toBe(possible);
            if (possible) open.push({ reference, unit: next.unit, at: clock.getTime(), plan, topUp, closed: false });
          }
          if (next.do === 'settle' || next.do === 'release') {
            const made = open[next.which];
            if (!made) continue;
            const done = next.do === 'settle' ? await ledger.settle(made.reference, next.used) : await ledger.release(made.reference);
            expect(done).toBe(!made.closed);
            if (made.closed) continue;
            made.closed = true;
            let back = next.do === 'settle' ? Math.max(0, made.plan + made.topUp - next.used) : made.plan + made.topUp;
            const fromTopUp = Math.min(back, made.topUp);
            back -= fromTopUp;
            made.topUp -= fromTopUp;
            made.plan -= back;
          }
        }
        for (const wanted of ['image', 'logo', 'video', 'try-on'] as const) {
          const balance = await ledger.balance(userId, wanted);
          expect(balance.topUps).toBe(topUpsNow(wanted));
          expect(balance.left).toBe(planLeftNow(wanted) + topUpsNow(wanted));
          expect(planLeftNow(wanted)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 25, seed: 20260131 },
    );
  });
});
