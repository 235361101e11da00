/** What the settings show of credits, on the real database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#app/services/database/database.server.ts';
import { createTestUser, openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { createEntitlements } from './entitlements.server.ts';
import { createLedger, type Ledger } from './ledger.server.ts';
import { createUsage, type UsageReader } from './usage.server.ts';

let folder: string;
let database: Database;
let ledger: Ledger;
let usage: UsageReader;
let clock = new Date();
const entitlements = createEntitlements({ plans: 'metered' });
const zone = process.env.TZ;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-usage-'));
  database = await openEmbeddedIn(folder);
  ledger = createLedger({ prisma: database.prisma, entitlements, now: () => clock });
  usage = createUsage({ prisma: database.prisma, entitlements, now: () => clock });
});
afterAll(async () => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('each unit is told by every limit that covers it', async () => {
  const userId = await createTestUser(database);
  const { createdAt } = await database.prisma.user.findUniqueOrThrow({ where: { id: userId } });
  clock = createdAt;
  await ledger.reserve({ userId, unit: 'logo', amount: 2, reference: 'each-1' });
  await ledger.topUp({ userId, unit: 'video', amount: 5, reference: 'each-2' });
  const days = (count: number) => new Date(createdAt.getTime() + count * 86_400_000).toISOString();
  const { plan, unlimited, units } = await usage.now(userId);
  expect([plan, unlimited]).toEqual(['free', false]);
  expect(units).toEqual([
    {
      unit: 'image',
      left: 8,
      topUps: 0,
      limits: [{ units: ['image', 'logo'], window: 'monthly', amount: 10, used: 2, left: 8, resetsAt: days(30) }],
    },
    {
      unit: 'logo',
      left: 3,
      topUps: 0,
      limits: [
        { units: ['image', 'logo'], window: 'monthly', amount: 10, used: 2, left: 8, resetsAt: days(30) },
        { units: ['logo'], window: 'three-days', amount: 5, used: 2, left: 3, resetsAt: days(3) },
      ],
    },
    {
      unit: 'video',
      left: 6,
      topUps: 5,
      limits: [{ units: ['video'], window: 'monthly', amount: 1, used: 0, left: 1, resetsAt: days(30) }],
    },
    {
      unit: 'try-on',
      left: 10,
      topUps: 0,
      limits: [{ units: ['try-on'], window: 'monthly', amount: 10, used: 0, left: 10, resetsAt: days(30) }],
    },
  ]);
  const off = createUsage({ prisma: database.prisma, entitlements: createEntitlements({ plans: 'off' }) });
  expect(await off.now(userId)).toMatchObject({
    plan: 'max',
    unlimited: true,
    units: [{ left: null, limits: [] }, {}, { left: null, topUps: 5 }, {}],
  });
});

test('the history says what for, and what came back; pages meet without gap or repeat, in any time zone', async () => {
  const userId = await createTestUser(database);
  await database.prisma.design.create({ data: { id: `design-${userId}`, userId, title: 'Summer sale', frame: {} } });
  const name = (n: string) => `${userId}/${n}`;
  const spend = (n: string, purpose?: { tool: string; designId: string }) =>
    ledger.reserve({ userId, unit: 'image', amount: 1, reference: name(n), ...(purpose ? { purpose } : {}) });
  const later = () => (clock = new Date(clock.getTime() + 1_000));
  await spend('spent', { tool: 'generate_logo', designId: `design-${userId}` });
  await ledger.settle(name('spent'));
  later();
  await spend('failed', { tool: 'generate_logo', designId: 'a design that is gone' });
  await ledger.release(name('failed'));
  later();
  await spend('refunded');
  await ledger.settle(name('refunded'));
  await ledger.refund(name('refunded'));
  later();
  await ledger.topUp({ userId, unit: 'video', amount: 5, reference: name('pack') });
  later();
  await ledger.topUp({ userId, unit: 'video', amount: 3, reference: name('returned') });
  await ledger.returnTopUp(name('returned'));
  // In the very same moment: their order is arbitrary, but stable.
  for (const n of ['open-a', 'open-b', 'open-c']) await spend(n);

  const whole = await usage.history(userId);
  expect(whole.next).toBeNull();
  expect(
    whole.entries.map(({ reference, kind, amount, back, open, tool, design }) => [
      reference.split('/')[1],
      kind,
      amount,
      back,
      open,
      tool,
      design?.title ?? null,
    ]),
  ).toEqual([
    ['returned', 'returned', 3, 3, false, null, null],
    ['open-c', 'spent', 1, 0, true, null, null],
    ['open-b', 'spent', 1, 0, true, null, null],
    ['open-a', 'spent', 1, 0, true, null, null],
    ['pack', 'bought', 5, 0, false, null, null],
    ['refunded', 'spent', 1, 1, false, null, null],
    ['failed', 'spent', 1, 1, false, 'generate_logo', null],
    ['spent', 'spent', 1, 0, false, 'generate_logo', 'Summer sale'],
  ]);
  for (const inZone of ['UTC', 'Asia/Kolkata', 'Pacific/Pago_Pago']) {
    process.env.TZ = inZone;
    const paged: unknown[] = [];
    let before: string | null = null;
    do {
      const page = await usage.history(userId, { before, limit: 2 });
      paged.push(...page.entries);
      before = page.next;
    } while (before !== null);
    expect(paged).toEqual(whole.entries);
  }
});
