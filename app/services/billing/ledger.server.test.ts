/**
 * The ledger on the real database: last credits, idempotence, windows, returns. Random bookings are in
 * ledger.property.test.ts.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveAnonymousData } from '#app/services/auth/link-anonymous.server.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { createCallCredits, releaseInterruptedCalls } from './call-credits.server.ts';
import { createEntitlements } from './entitlements.server.ts';
import { createLedger } from './ledger.server.ts';

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
      Array.from({ length: 12 }, (_, n) =>
        ledger.reserve({ userId, unit: 'video', amount: 1, reference: `last-${n}` }),
      ),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    const refused = results.find((result) => !result.ok);
    expect(refused).toMatchObject({
      limit: { units: ['video'], window: 'monthly' },
      resetsAt: new Date(clock.getTime() + 30 * day),
    });
    expect((await ledger.balance(userId, 'video')).left).toBe(0);
  });

  test('booking the same reference again, and at once, books it once', async () => {
    const ledger = ledgerFor('metered');
    const userId = await makeUser();
    const spending = { userId, unit: 'image', amount: 3, reference: 'same' } as const;
    const results = await Promise.all(Array.from({ length: 6 }, () => ledger.reserve(spending)));
    expect(results.every((result) => result.ok)).toBe(true);
    expect((await ledger.balance(userId, 'image')).left).toBe(7);
    expect(
      (await Promise.all([ledger.release('same'), ledger.settle('same'), ledger.release('same')])).filter(Boolean),
    ).toHaveLength(1);
  });

  test('logos count to their own limit and to the one shared with images', async () => {
    const ledger = ledgerFor('metered');
    const userId = await makeUser();
    for (let n = 0; n < 5; n += 1)
      expect((await ledger.reserve({ userId, unit: 'logo', amount: 1, reference: `logo-${n}` })).ok).toBe(true);
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
    for (const reference of ['call/d/open', 'call/d/done', 'call/d/failed', 'other'])
      await ledger.reserve({ userId, unit: 'image', amount: 1, reference });
    await ledger.settle('call/d/done');
    await ledger.release('call/d/failed');
    expect((await ledger.balance(userId, 'image')).left).toBe(7);
    await releaseInterruptedCalls(ledger);
    expect((await ledger.balance(userId, 'image')).left).toBe(8);
    expect(await ledger.releaseOpen('call/')).toBe(0);
  });

  test('a call books in its user’s ledger, and is told of the limit in the words of its unit', async () => {
    const credits = createCallCredits(ledgerFor('metered'), await makeUser(), 'design');
    const began = clock.getTime();
    for (let n = 0; n < 5; n += 1) {
      expect(await credits.reserve({ unit: 'logo', amount: 1 }, `l${n}`, 'generate_logo')).toEqual({ ok: true });
      await credits.settle(`l${n}`);
    }
    expect(await credits.reserve({ unit: 'logo', amount: 1 }, 'l5', 'generate_logo')).toEqual({
      ok: false,
      error: 'You have reached your limit of logo generations.',
      reached: {
        code: 'limit_reached',
        what: 'logo',
        limit: { units: ['logo'], amount: 5, days: 3 },
        resetsAt: new Date(began + 3 * day).toISOString(),
      },
    });
    expect(await credits.reserve({ unit: 'image', amount: 6 }, 'i', 'make_image')).toMatchObject({
      ok: false,
      error: 'You have reached your limit of generations.',
      reached: { what: 'image', limit: { units: ['image', 'logo'], amount: 10, days: 30 } },
    });
    expect(await credits.reserve({ unit: 'image', amount: 5 }, 'j', 'make_image')).toEqual({ ok: true });
    await credits.release('j');
    await expect(credits.reserve({ unit: 'image', amount: 5 }, 'j', 'make_image')).rejects.toThrow('was given back');
    expect(await credits.reserve({ unit: 'image', amount: 5 }, 'k', 'make_image')).toEqual({ ok: true });
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

  test('a reservation of another user is not one’s own', async () => {
    const ledger = ledgerFor('metered');
    await ledger.reserve({ userId: await makeUser(), unit: 'image', amount: 1, reference: 'theirs' });
    await expect(
      ledger.reserve({ userId: await makeUser(), unit: 'image', amount: 1, reference: 'theirs' }),
    ).rejects.toThrow('somebody else');
  });

  test('what was settled can be given back once, to where it came from', async () => {
    const ledger = ledgerFor('metered');
    const userId = await makeUser();
    await ledger.topUp({ userId, unit: 'video', amount: 2, reference: 'refund-pack' });
    await ledger.reserve({ userId, unit: 'video', amount: 3, reference: 'refunded' });
    expect(await ledger.refund('refunded')).toBe(false);
    await ledger.settle('refunded', 2);
    expect(await ledger.balance(userId, 'video')).toMatchObject({ left: 1, topUps: 1 });
    expect((await Promise.all([ledger.refund('refunded'), ledger.refund('refunded')])).filter(Boolean)).toHaveLength(1);
    expect(await ledger.balance(userId, 'video')).toMatchObject({ left: 3, topUps: 2 });
  });

  test('a pack whose money went back takes along what is left of it, and no more', async () => {
    const ledger = ledgerFor('metered');
    const userId = await makeUser();
    await ledger.topUp({ userId, unit: 'video', amount: 5, reference: 'back-pack' });
    await ledger.reserve({ userId, unit: 'video', amount: 4, reference: 'of-pack' });
    expect(await ledger.returnTopUp('back-pack')).toBe(2);
    expect(await ledger.returnTopUp('back-pack')).toBe(0);
    expect(await ledger.balance(userId, 'video')).toMatchObject({ left: 0, topUps: 0 });
    expect(await ledger.returnTopUp('no-pack')).toBe(0);
  });

  test('a call that a visitor began is settled after the visitor signed in', async () => {
    const ledger = ledgerFor('metered');
    const visitor = await makeUser();
    const account = await makeUser();
    await ledger.reserve({ userId: visitor, unit: 'image', amount: 2, reference: 'moved' });
    await moveAnonymousData(database.prisma, visitor, account);
    await database.prisma.user.delete({ where: { id: visitor } });
    expect(await ledger.settle('moved', 1)).toBe(true);
    expect((await ledger.balance(account, 'image')).left).toBe(9);
  });

  test('signing in gives no second allowance: neither in a new account nor in one that was there', async () => {
    const ledger = ledgerFor('metered');
    const visitor = await makeUser();
    for (const reference of ['v1', 'v2'])
      await ledger.reserve({ userId: visitor, unit: 'image', amount: 5, reference });
    clock = new Date(clock.getTime() + day);
    const account = await makeUser();
    await moveAnonymousData(database.prisma, visitor, account);
    const resetsAt = new Date(clock.getTime() + 29 * day);
    expect(await ledger.balance(account, 'image')).toMatchObject({ left: 0, resetsAt });
    clock = new Date(clock.getTime() + day);
    const again = await makeUser();
    await ledger.reserve({ userId: again, unit: 'image', amount: 3, reference: 'v3' });
    await moveAnonymousData(database.prisma, again, account);
    expect(await ledger.balance(account, 'image')).toMatchObject({ left: 0, resetsAt });
    clock = resetsAt;
    expect((await ledger.balance(account, 'image')).left).toBe(10);
  });

  test('plans switched off: nothing runs out', async () => {
    const ledger = ledgerFor('off');
    const userId = await makeUser();
    for (let n = 0; n < 3; n += 1)
      expect((await ledger.reserve({ userId, unit: 'video', amount: 100, reference: `off-${n}` })).ok).toBe(true);
    expect((await ledger.balance(userId, 'video')).left).toBeNull();
  });

  test.each([0, -1, 1.5, NaN])('refuses to book %d credits', async (amount) => {
    const userId = await makeUser();
    await expect(ledgerFor('metered').reserve({ userId, unit: 'image', amount, reference: 'odd' })).rejects.toThrow(
      RangeError,
    );
  });
});
