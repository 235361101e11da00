/**
 * However many accounts a person alternately creates, deletes and uses: no month gives more than one account would
 * have.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/databases.ts';
import { createAllowance } from './allowance.server.ts';
import { createEntitlements } from './entitlements.server.ts';
import { createLedger } from './ledger.server.ts';
import { dayMs, plans } from './plans.ts';

let held: TestDatabase;
beforeAll(async () => void (held = await openTestDatabase('embedded')));
afterAll(() => held.remove());

const monthly = plans.free.limits.find(({ units }) => units.includes('image'));
const most = monthly?.amount ?? 0;

/** Spellings of one mailbox. */
const spellings = ['ada@gmail.com', 'a.da@gmail.com', 'Ada+shop@googlemail.com', 'ada+2@gmail.com'];

let people = 0;

function world() {
  const { prisma } = held.database;
  people += 1;
  const person = people;
  let clock = new Date('2027-03-01T00:00:00Z').getTime();
  let made = 0;
  const now = () => new Date(clock);
  const allowance = createAllowance({ prisma, secret: `secret ${person}`, now });
  const ledger = createLedger({ prisma, entitlements: createEntitlements({ plans: 'metered' }), allowance, now });
  const users = new Map<number, string>();
  return {
    ledger,
    allowance,
    now,
    pass: (days: number) => void (clock += days * dayMs),
    async open(which: number, identity: { email?: string; phone?: string; provider?: string } = {}): Promise<string> {
      made += 1;
      const id = `person-${person}-${made}`;
      const [name, domain] = (identity.email ?? spellings[which % spellings.length] ?? '').split('@');
      await prisma.user.create({
        data: {
          // Users are unique by address: others of the same mailbox.
          id,
          name: id,
          email: `${name}${name?.includes('+') ? '' : '+'}x${person}x${made}@${domain}`,
          emailVerified: identity.email !== '',
          createdAt: now(),
          ...(identity.phone ? { phoneNumber: `${identity.phone}${person}`, phoneNumberVerified: true } : {}),
          ...(identity.provider
            ? {
                accounts: {
                  create: {
                    id: `${id}-account`,
                    providerId: 'google',
                    accountId: `${identity.provider}-${person}-${made}`,
                  },
                },
              }
            : {}),
        },
      });
      users.set(which, id);
      return id;
    },
    userOf: (which: number) => users.get(which),
    async close(which: number): Promise<void> {
      const id = users.get(which);
      if (!id) return;
      users.delete(which);
      await prisma.$transaction(async (tx) => {
        await allowance.leave(tx, id);
        await tx.user.delete({ where: { id } });
      });
    },
    async spend(userId: string, reference: string, amount = 1): Promise<boolean> {
      const { ok } = await ledger.reserve({ userId, unit: 'image', amount, reference: `${userId}/${reference}` });
      if (ok) await ledger.settle(`${userId}/${reference}`);
      return ok;
    },
  };
}

const step = fc.oneof(
  fc.record({ type: fc.constant('open' as const), which: fc.nat(2) }),
  fc.record({ type: fc.constant('close' as const), which: fc.nat(2) }),
  fc.record({ type: fc.constant('spend' as const), which: fc.nat(2), amount: fc.integer({ min: 1, max: most }) }),
  fc.record({
    type: fc.constant('pass' as const),
    days: fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10),
  }),
  fc.record({ type: fc.constant('tidy' as const) }),
);

test('accounts of one mailbox, made and deleted at will, spend in a month what one account could', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const { open, close, spend, pass, now, userOf, allowance } = world();
      const spent: { at: number; amount: number }[] = [];
      let count = 0;
      for (const one of steps) {
        if (one.type === 'open' && !userOf(one.which)) await open(one.which);
        else if (one.type === 'close') await close(one.which);
        else if (one.type === 'pass') pass(one.days);
        else if (one.type === 'tidy') await allowance.cleanUp();
        else if (one.type === 'spend') {
          const userId = userOf(one.which);
          count += 1;
          if (userId && (await spend(userId, String(count), one.amount)))
            spent.push({ at: now().getTime(), amount: one.amount });
        }
      }
      // One account may have a window's end and the next one's beginning in the same thirty days, and no more.
      for (const { at } of spent) {
        const month = spent
          .filter((other) => other.at >= at && other.at < at + 30 * dayMs)
          .reduce((sum, { amount }) => sum + amount, 0);
        expect(month).toBeLessThanOrEqual(2 * most);
      }
    }),
    { numRuns: 40 },
  );
});

test('a new account continues where the deleted one was, its windows too, and starts fresh when the month is over', async () => {
  const { open, close, spend, pass, ledger, allowance, now } = world();
  const first = await open(0);
  const began = now().getTime();
  pass(4);
  expect(await spend(first, 'all', most - 1)).toBe(true);
  await close(0);
  expect(
    await held.database.prisma.allowanceClaim.findMany({ select: { userId: true }, where: { until: { gt: now() } } }),
  ).toContainEqual({ userId: null });
  pass(1);
  const second = await open(1);
  const balance = await ledger.balance(second, 'image');
  expect(balance.left).toBe(1);
  expect(await spend(second, 'one')).toBe(true);
  expect(await spend(second, 'two')).toBe(false);
  expect((await ledger.balance(second, 'image')).resetsAt?.getTime()).toBe(began + 30 * dayMs);
  await close(1);
  pass(30);
  await allowance.cleanUp();
  expect((await ledger.balance(await open(2), 'image')).left).toBe(most);
});

test('of two accounts of one mailbox the one that spends has the credits; strangers have their own', async () => {
  const { open, spend, pass, ledger } = world();
  const [first, second] = [await open(0), await open(1)];
  const stranger = await open(2, { email: 'grace@example.com' });
  const answers = await Promise.all([spend(first, 'a'), spend(second, 'a'), spend(stranger, 'a')]);
  expect(answers[2]).toBe(true);
  expect(answers.slice(0, 2).filter(Boolean)).toHaveLength(1);
  const [having, other] = answers[0] ? [first, second] : [second, first];
  expect((await ledger.balance(having, 'image')).left).toBe(most - 1);
  expect(await ledger.balance(other, 'image')).toMatchObject({ left: 0, resetsAt: expect.any(Date) });
  // Purchases belong to each account alone.
  await ledger.topUp({ userId: other, unit: 'image', amount: 2, reference: `top-up/${other}` });
  expect(await spend(other, 'bought', 2)).toBe(true);
  pass(31);
  expect(await spend(other, 'later')).toBe(true);
  expect(await spend(having, 'later')).toBe(false);
});

test('phone numbers and accounts at providers are remembered as mailboxes are, and the trial with them', async () => {
  const { open, close, spend, allowance, ledger } = world();
  const first = await open(0, { email: 'old@example.com', phone: '+4915112345', provider: 'subject' });
  expect(await spend(first, 'all', most)).toBe(true);
  expect(await allowance.hadTrial(first)).toBe(false);
  await allowance.noteTrial(first);
  expect(await allowance.hadTrial(first)).toBe(true);
  await close(0);
  const again = await open(1, { email: 'new@example.com', phone: '+4915112345' });
  expect((await ledger.balance(again, 'image')).left).toBe(0);
  expect(await allowance.hadTrial(again)).toBe(true);
  const other = await open(2, { email: 'new2@example.com', phone: '+4915112346' });
  expect((await ledger.balance(other, 'image')).left).toBe(most);
  expect(await allowance.hadTrial(other)).toBe(false);
});

test('nothing of the person stands in what is kept', async () => {
  const { open, close, spend } = world();
  const id = await open(0, { email: 'lovelace@example.com', phone: '+4915198765' });
  await spend(id, 'one');
  await close(0);
  const rows = JSON.stringify(await held.database.prisma.allowanceClaim.findMany());
  for (const secret of [id, 'lovelace', '4915198765']) expect(rows).not.toContain(secret);
});
