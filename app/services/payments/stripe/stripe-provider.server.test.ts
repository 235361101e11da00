/**
 * What only Stripe brings: signed messages in any order, idempotency keys, lost answers, pages of lists, other
 * currencies, accounts that change.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#app/services/database/database.server.ts';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { openPaymentWorld, type PaymentWorld } from '#tests/fakes/payment-worlds.ts';
import type { StripeServer } from '#tests/fakes/stripe/server.ts';
import type { StripeThing } from '#tests/fakes/stripe/store.ts';
import { fromStripe, toStripe } from './stripe-words.ts';

const start = new Date('2028-01-31T10:00:00Z');
let folder: string;
let database: Database;
let world: PaymentWorld;
let stripe: StripeServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-stripe-'));
  database = await openEmbeddedIn(folder);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  world = await openPaymentWorld('stripe', database, start, {
    mostInPage: 2,
    extraPrices: { KWD: 3_250, ISK: 139_900 },
  });
  if (!world.stripe) throw new Error('Stripe’s stand-in did not start');
  ({ stripe } = world);
});
afterEach(async () => {
  await world.close();
  await database.prisma.user.deleteMany();
});

const userOf = (id: string) => database.prisma.user.findUniqueOrThrow({ where: { id } });

/** Types the card on the hosted page, and nobody comes back from there. */
async function payAndLeave(url: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ number: '4242424242424242' }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
}

const urlOf = (purchase: { next: { type: string; url?: string } | null }) => purchase.next?.url ?? '';

function hear(event: StripeThing): Promise<void> {
  const { body, signature } = stripe.sign(event);
  return world.payments.receive(body, signature);
}

function permutationsOf<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, index) =>
    permutationsOf(things.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

/** All that the payments of a user have come to. */
async function endOf(userId: string) {
  const user = await userOf(userId);
  const [purchases, subscriptions, changes, entries] = await Promise.all([
    database.prisma.purchase.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } }),
    database.prisma.subscription.findMany({
      where: { userId },
      orderBy: { ref: 'asc' },
      omit: { id: true, checkedAt: true },
    }),
    database.prisma.planChange.findMany({
      where: { userId, kind: { not: 'beginning' } },
      orderBy: { number: 'asc' },
      select: { plan: true, kind: true, startedAt: true },
    }),
    database.prisma.ledgerEntry.findMany({
      where: { userId },
      orderBy: { kind: 'asc' },
      select: { unit: true, amount: true, kind: true, reference: true },
    }),
  ]);
  return {
    plan: user.plan,
    planStartedAt: user.planStartedAt,
    purchases,
    subscriptions,
    changes,
    entries,
    refunds: stripe.billing.all('refund').length,
  };
}

/** Back to when nothing had been heard, for the next order of events. */
async function forget(userId: string, before: { id: string }[]): Promise<void> {
  const { prisma } = database;
  await prisma.$transaction([
    prisma.subscription.deleteMany({ where: { userId } }),
    prisma.planChange.deleteMany({ where: { userId } }),
    prisma.ledgerEntry.deleteMany({ where: { userId } }),
    prisma.user.update({ where: { id: userId }, data: { plan: 'free', planStartedAt: null, planPeriod: 0 } }),
    ...before.map(({ id, ...data }) => prisma.purchase.update({ where: { id }, data })),
  ]);
}

describe('signed messages', () => {
  test('a purchase comes to the same end in every order of its events, and twice is once', async () => {
    const userId = await world.newUser();
    const purchase = await world.buy(userId, 'pro-monthly');
    const before = await database.prisma.purchase.findMany({ where: { userId } });
    await payAndLeave(urlOf(purchase));
    const events = [...stripe.billing.events];
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
      'invoice.payment_succeeded',
      'payment_intent.succeeded',
    ]);
    let end: Awaited<ReturnType<typeof endOf>> | undefined;
    const orders = permutationsOf(events);
    // The long run tries all of them.
    const tried = process.env.BLEND_LONG === '1' ? orders : orders.filter((_, place) => place % 12 === 0);
    for (const order of tried) {
      await forget(userId, before);
      for (const event of order) await hear(event);
      // The first and the last once more.
      for (const event of [order[0], order.at(-1)]) if (event) await hear(event);
      const reached = await endOf(userId);
      end ??= reached;
      expect(reached, order.map(({ type }) => type).join(', ')).toEqual(end);
    }
    expect(end).toMatchObject({
      plan: 'pro',
      planStartedAt: start,
      purchases: [{ status: 'succeeded', openKey: null }],
      subscriptions: [{ status: 'active', grants: true, changes: 1 }],
      changes: [{ plan: 'pro' }],
    });
  });

  test('all at once is once: the credits of a pack', async () => {
    const userId = await world.newUser();
    await payAndLeave(urlOf(await world.buy(userId, 'top-up-logos')));
    await Promise.all([...stripe.billing.events, ...stripe.billing.events].map(hear));
    expect((await endOf(userId)).entries).toMatchObject([{ unit: 'logo', amount: 20, kind: 'top-up' }]);
  });

  test('news of long ago do not undo what came after: cancelled, ended, and then the first events again', async () => {
    const userId = await world.newUser();
    await payAndLeave(urlOf(await world.buy(userId, 'pro-monthly')));
    for (const event of stripe.billing.events) await hear(event);
    await world.payments.cancel(userId);
    await world.pass(new Date('2028-03-01T00:00:00Z'));
    const end = await endOf(userId);
    expect(end).toMatchObject({ plan: 'free', subscriptions: [{ status: 'ended', changes: 2 }] });
    for (const order of [stripe.billing.events.toReversed(), stripe.billing.events])
      for (const event of order) await hear(event);
    expect(await endOf(userId)).toEqual(end);
  });

  test('renewal, failure and end are heard without anybody looking', async () => {
    const userId = await world.newUser();
    const purchase = await world.buy(userId, 'pro-monthly');
    await fetch(urlOf(purchase), {
      method: 'POST',
      body: new URLSearchParams({ number: '4000000000000341' }),
      redirect: 'manual',
    });
    for (const event of stripe.billing.events.splice(0)) await hear(event);
    expect((await userOf(userId)).plan).toBe('pro');
    await world.pass(new Date('2028-03-20T00:00:00Z'));
    stripe.billing.passTime();
    for (const event of stripe.billing.events.splice(0).toReversed()) await hear(event);
    expect((await userOf(userId)).plan).toBe('free');
  });

  test('a wrong signature, somebody else’s secret, an old time and a changed body are refused', async () => {
    const userId = await world.newUser();
    await payAndLeave(urlOf(await world.buy(userId, 'pro-monthly')));
    const event = stripe.billing.events.at(-1);
    if (!event) throw new Error('Nothing happened');
    const { body, signature } = stripe.sign(event);
    const old = stripe.sign(event, new Date(start.getTime() - 301_000));
    const foreign = stripe.sign(event, start, 'whsec_somebody');
    const refused: [string, string | null][] = [
      [body, null],
      [body, ''],
      [body, 'v1=abc'],
      [body, foreign.signature],
      [old.body, old.signature],
      [`${body} `, signature],
      [body.replace('evt', 'evil'), signature],
    ];
    for (const [text, header] of refused)
      await expect(world.payments.receive(text, header)).rejects.toMatchObject({ code: 'bad_signature', status: 400 });
    expect((await userOf(userId)).plan).toBe('free');
    await world.payments.receive(body, signature);
    expect((await userOf(userId)).plan).toBe('pro');
    // Kept and sent again later.
    await world.pass(new Date(start.getTime() + 302_000));
    await expect(world.payments.receive(body, signature)).rejects.toMatchObject({ code: 'bad_signature' });
  });

  test('what is about nothing of ours is heard and left alone', async () => {
    const foreign = (type: string, object: Record<string, unknown>) => ({
      id: 'evt_x',
      object: 'event',
      created: 0,
      type,
      data: { object },
    });
    await hear(foreign('charge.succeeded', { object: 'charge', id: 'ch_1', metadata: {} }));
    await hear(
      foreign('checkout.session.completed', {
        object: 'checkout.session',
        id: 'cs_other',
        client_reference_id: 'other',
        metadata: {},
        subscription: 'sub_other',
      }),
    );
    await hear(
      foreign('customer.subscription.deleted', {
        object: 'subscription',
        id: 'sub_other',
        metadata: { purchase: 'other' },
      }),
    );
    expect(await database.prisma.subscription.count()).toBe(0);
  });
});

describe('money that goes back in Stripe’s dashboard', () => {
  const paymentOf = (userId: string) =>
    world.payments
      .invoices(userId)
      .then(([invoice]) => stripe.billing.paymentOf(stripe.billing.get(invoice?.id, 'invoice')));
  const images = (userId: string) => world.ledger.balance(userId, 'image').then(({ topUps }) => topUps);
  /** A pack of 50 images, paid and heard of, with 20 of them spent beyond the plan's 10. */
  async function packOf(userId: string): Promise<StripeThing> {
    await payAndLeave(urlOf(await world.buy(userId, 'top-up-images')));
    for (const event of stripe.billing.events.splice(0)) await hear(event);
    await world.ledger.reserve({ userId, unit: 'image', amount: 30, reference: `${userId}/spent` });
    expect(await images(userId)).toBe(30);
    return paymentOf(userId);
  }

  test('takes what is left of a pack, once, and never more', async () => {
    const userId = await world.newUser();
    stripe.billing.refund(await packOf(userId), 100);
    for (const event of stripe.billing.events.splice(0)) await hear(event);
    // A part is a kindness.
    expect([await images(userId), world.told.length]).toEqual([30, 1]);
    stripe.billing.refund(await paymentOf(userId));
    const events = stripe.billing.events.splice(0);
    await Promise.all([...events, ...events].map(hear));
    for (const event of events) await hear(event);
    expect([await images(userId), world.told.length]).toEqual([0, 2]);
    // What was spent and comes to nothing after all is not lost.
    await world.ledger.release(`${userId}/spent`);
    expect(await images(userId)).toBe(20);
    expect((await world.payments.invoices(userId))[0]).toMatchObject({
      status: 'refunded',
      refunded: { currency: 'USD', amount: 499 },
    });
  });

  test('comes again when a dispute is won or a refund fails, and goes again, as often as that happens', async () => {
    const userId = await world.newUser();
    const payment = await packOf(userId);
    const hearNews = async () => {
      for (const event of stripe.billing.events.splice(0).toReversed()) await hear(event);
      return images(userId);
    };
    // The bank only asks.
    stripe.billing.closeDispute(stripe.billing.dispute(payment, 'warning_needs_response'), 'warning_closed');
    expect(await hearNews()).toBe(30);
    const dispute = stripe.billing.dispute(payment);
    expect(await hearNews()).toBe(0);
    stripe.billing.closeDispute(dispute, 'won');
    expect(await hearNews()).toBe(30);
    const refund = stripe.billing.refund(payment);
    expect(await hearNews()).toBe(0);
    stripe.billing.failRefund(refund);
    expect(await hearNews()).toBe(30);
    stripe.billing.closeDispute(stripe.billing.dispute(payment), 'lost');
    expect(await hearNews()).toBe(0);
    expect(world.reported).toEqual([]);
  });

  test.each(['top-up-logos', 'pro-monthly'] as const)(
    'comes to the same end in every order of the events: %s',
    async (product) => {
      const userId = await world.newUser();
      const purchase = await world.buy(userId, product);
      const before = await database.prisma.purchase.findMany({ where: { userId } });
      await payAndLeave(urlOf(purchase));
      stripe.billing.closeDispute(stripe.billing.dispute(await paymentOf(userId)), 'lost');
      const events = stripe.billing.events.filter(({ type }) => type !== 'invoice.payment_succeeded');
      let end: Awaited<ReturnType<typeof endOf>> | undefined;
      const orders = permutationsOf(events);
      const tried =
        process.env.BLEND_LONG === '1'
          ? orders
          : orders.filter((_, place) => place % Math.ceil(orders.length / 10) === 0);
      for (const order of tried) {
        await forget(userId, before);
        for (const event of [...order, order[0], order.at(-1)]) if (event) await hear(event);
        const reached = await endOf(userId);
        end ??= reached;
        expect(reached, order.map(({ type }) => type).join(', ')).toEqual(end);
      }
      expect(end).toMatchObject({ plan: 'free', purchases: [{ status: 'succeeded' }] });
      if (product === 'top-up-logos') expect(await world.ledger.balance(userId, 'logo')).toMatchObject({ topUps: 0 });
      else expect(end).toMatchObject({ subscriptions: [{ status: 'ended', grants: false }] });
    },
  );

  test('ends the plan that it was for, but not for a period that is over', async () => {
    const userId = await world.newUser();
    await payAndLeave(urlOf(await world.buy(userId, 'pro-monthly')));
    for (const event of stripe.billing.events.splice(0)) await hear(event);
    const first = await paymentOf(userId);
    await world.pass(new Date('2028-03-01T00:00:00Z'));
    stripe.billing.events.splice(0);
    stripe.billing.refund(first);
    for (const event of stripe.billing.events.splice(0)) await hear(event);
    expect((await userOf(userId)).plan).toBe('pro');
    stripe.billing.dispute(await paymentOf(userId));
    for (const event of stripe.billing.events.splice(0)) await hear(event);
    expect([(await userOf(userId)).plan, await world.payments.subscription(userId)]).toEqual(['free', null]);
  });

  test('is found by the next look when nobody told it, and what we gave back ourselves is none', async () => {
    const userId = await world.newUser();
    await packOf(userId);
    await world.pay(userId, await world.buy(userId, 'pro-monthly'));
    await world.pay(userId, await world.buy(userId, 'max-monthly'));
    await world.pass(new Date(start.getTime() + 60_000));
    expect([await images(userId), (await userOf(userId)).plan]).toEqual([30, 'max']);
    const pack = stripe.billing
      .all('payment_intent')
      .find(({ metadata }) => (metadata as { product?: string }).product === 'top-up-images');
    if (!pack) throw new Error('The pack was not paid');
    stripe.billing.refund(pack);
    await world.pass(new Date(start.getTime() + 120_000));
    expect([await images(userId), (await userOf(userId)).plan, world.reported]).toEqual([0, 'max', []]);
  });
});

describe('the way to Stripe', () => {
  test('lost answers, refused connections and errors of theirs are tried again, and nothing is done twice', async () => {
    const userId = await world.newUser();
    stripe.trouble.push({ kind: 'cut', applied: true }, { kind: 'status', status: 500 });
    const purchase = await world.buy(userId, 'pro-monthly');
    expect([stripe.billing.all('customer').length, stripe.billing.all('checkout.session').length]).toEqual([1, 1]);
    expect(stripe.calls.filter(({ replayed }) => replayed)).toHaveLength(1);
    await payAndLeave(urlOf(purchase));
    expect(await world.payments.purchase(userId, purchase.id)).toMatchObject({ status: 'succeeded' });
  });

  test('every write has an idempotency key; those of a purchase follow from it', async () => {
    const userId = await world.newUser();
    await world.pay(userId, await world.buy(userId, 'pro-monthly'));
    await world.payments.cancel(userId);
    await world.payments.resume(userId);
    await world.pay(userId, await world.buy(userId, 'max-monthly'));
    const writes = stripe.calls.filter(({ method }) => method === 'POST');
    expect(writes.length).toBeGreaterThanOrEqual(6);
    expect(writes.every(({ key }) => key)).toBe(true);
    expect(new Set(writes.map(({ key }) => key)).size).toBe(writes.length);
    const ours = await database.prisma.purchase.findMany({ where: { userId } });
    for (const { id } of ours) expect(writes.some(({ key }) => key?.startsWith(`purchase/${id}/`))).toBe(true);
  });

  test('begun, but the process died before it was noted: the same checkout goes on', async () => {
    const userId = await world.newUser();
    const purchase = await world.buy(userId, 'pro-monthly');
    await database.prisma.purchase.update({ where: { id: purchase.id }, data: { checkout: null } });
    expect(urlOf(await world.payments.purchase(userId, purchase.id))).toBe(urlOf(purchase));
    expect(stripe.billing.all('checkout.session')).toHaveLength(1);
  });

  test('out of reach it is said so, and what is known is shown', async () => {
    const userId = await world.newUser();
    await world.pay(userId, await world.buy(userId, 'pro-monthly'));
    await stripe.close();
    await expect(world.payments.cancel(userId)).rejects.toMatchObject({ code: 'provider_unavailable', status: 502 });
    await world.pass(new Date(start.getTime() + 120_000));
    expect(await world.payments.subscription(userId)).toMatchObject({ plan: 'pro', status: 'active' });
  });

  test('lists come in pages', async () => {
    const userId = await world.newUser();
    for (let n = 0; n < 5; n += 1) await world.pay(userId, await world.buy(userId, 'top-up-images'));
    expect((await world.payments.invoices(userId)).map(({ number }) => number)).toEqual([
      'BLEND-0005',
      'BLEND-0004',
      'BLEND-0003',
      'BLEND-0002',
      'BLEND-0001',
    ]);
  });

  test('a customer that was deleted there, or belongs to another account, is made anew', async () => {
    const userId = await world.newUser();
    await database.prisma.stripeCustomer.create({ data: { userId, ref: 'cus_of_another_account' } });
    expect((await world.pay(userId, await world.buy(userId, 'pro-monthly'))).status).toBe('succeeded');
    expect((await database.prisma.stripeCustomer.findUniqueOrThrow({ where: { userId } })).ref).toBe('cus_1');
  });

  test('prices that gave their lookup key to newer ones still are what they were', async () => {
    const userId = await world.newUser();
    await world.pay(userId, await world.buy(userId, 'pro-monthly'));
    for (const price of stripe.billing.all('price')) price.lookup_key = null;
    await world.pass(new Date('2028-03-05T00:00:00Z'));
    expect(await world.payments.subscription(userId)).toMatchObject({
      plan: 'pro',
      periodEnd: '2028-03-31T10:00:00.000Z',
    });
  });
});

describe('currencies', () => {
  test('three decimals are paid and given back in tens; króna have two decimals at Stripe', async () => {
    const [kuwaiti, icelander] = [await world.newUser(), await world.newUser()];
    for (const [userId, currency] of [
      [kuwaiti, 'KWD'],
      [icelander, 'ISK'],
    ] as const)
      await world.pay(userId, await world.buy(userId, 'pro-monthly', currency));
    await world.pass(new Date('2028-02-10T17:17:17Z'));
    const dinars = await world.pay(kuwaiti, await world.buy(kuwaiti, 'max-monthly'));
    expect(dinars).toMatchObject({ price: { currency: 'KWD', amount: 3_250 }, refund: { currency: 'KWD' } });
    expect((dinars.refund?.amount ?? 1) % 10).toBe(0);
    const kronur = await world.pay(icelander, await world.buy(icelander, 'max-monthly'));
    expect(kronur).toMatchObject({ price: { currency: 'ISK', amount: 1_399 } });
    const refunds = stripe.billing.all('refund').map(({ currency, amount }) => [currency, amount]);
    expect(refunds).toEqual([
      ['kwd', dinars.refund?.amount],
      ['isk', (kronur.refund?.amount ?? 0) * 100],
    ]);
    expect(world.reported).toEqual([]);
  });

  test.each([
    ['USD', 999, 999],
    ['JPY', 980, 980],
    ['KWD', 3250, 3250],
    ['ISK', 1399, 139_900],
    ['UGX', 35_000, 3_500_000],
  ] as const)('%s %d is %d at Stripe', (currency, amount, theirs) => {
    expect(toStripe({ currency, amount })).toEqual({ currency: currency.toLowerCase(), amount: theirs });
    expect(fromStripe(currency.toLowerCase(), theirs)).toEqual({ currency, amount });
  });
});
