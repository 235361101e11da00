/** Stripe's own reports: signed messages in any order and number, and refunds made in its dashboard. */
import { describe, expect, test } from 'vitest';
import type { StripeThing } from '#tests/fakes/stripe/store.ts';
import { openStripeWorld, payAndLeave, start, urlOf } from '#tests/fixtures/stripe-world.ts';

const held = openStripeWorld();

const userOf = (id: string) => held.database.prisma.user.findUniqueOrThrow({ where: { id } });

function hear(event: StripeThing): Promise<void> {
  const { body, signature } = held.stripe.sign(event);
  return held.world.payments.receive(body, signature);
}

function permutationsOf<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, index) =>
    permutationsOf(things.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

/** All results of a user's payments. */
async function endOf(userId: string) {
  const user = await userOf(userId);
  const [purchases, subscriptions, changes, entries] = await Promise.all([
    held.database.prisma.purchase.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } }),
    held.database.prisma.subscription.findMany({
      where: { userId },
      orderBy: { ref: 'asc' },
      omit: { id: true, checkedAt: true },
    }),
    held.database.prisma.planChange.findMany({
      where: { userId, kind: { not: 'beginning' } },
      orderBy: { number: 'asc' },
      select: { plan: true, kind: true, startedAt: true },
    }),
    held.database.prisma.ledgerEntry.findMany({
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
    refunds: held.stripe.billing.all('refund').length,
  };
}

/** Back to before any message, for the next order of events. */
async function forget(userId: string, before: { id: string }[]): Promise<void> {
  const { prisma } = held.database;
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
    const userId = await held.world.newUser();
    const purchase = await held.world.buy(userId, 'pro-monthly');
    const before = await held.database.prisma.purchase.findMany({ where: { userId } });
    await payAndLeave(urlOf(purchase));
    const events = [...held.stripe.billing.events];
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
    const userId = await held.world.newUser();
    await payAndLeave(urlOf(await held.world.buy(userId, 'top-up-logos')));
    await Promise.all([...held.stripe.billing.events, ...held.stripe.billing.events].map(hear));
    expect((await endOf(userId)).entries).toMatchObject([{ unit: 'logo', amount: 20, kind: 'top-up' }]);
  });

  test('news of long ago do not undo what came after: cancelled, ended, and then the first events again', async () => {
    const userId = await held.world.newUser();
    await payAndLeave(urlOf(await held.world.buy(userId, 'pro-monthly')));
    for (const event of held.stripe.billing.events) await hear(event);
    await held.world.payments.cancel(userId);
    await held.world.pass(new Date('2028-03-01T00:00:00Z'));
    const end = await endOf(userId);
    expect(end).toMatchObject({ plan: 'free', subscriptions: [{ status: 'ended', changes: 2 }] });
    for (const order of [held.stripe.billing.events.toReversed(), held.stripe.billing.events])
      for (const event of order) await hear(event);
    expect(await endOf(userId)).toEqual(end);
  });

  test('renewal, failure and end are heard without anybody looking', async () => {
    const userId = await held.world.newUser();
    const purchase = await held.world.buy(userId, 'pro-monthly');
    await fetch(urlOf(purchase), {
      method: 'POST',
      body: new URLSearchParams({ number: '4000000000000341' }),
      redirect: 'manual',
    });
    for (const event of held.stripe.billing.events.splice(0)) await hear(event);
    expect((await userOf(userId)).plan).toBe('pro');
    await held.world.pass(new Date('2028-03-20T00:00:00Z'));
    held.stripe.billing.passTime();
    for (const event of held.stripe.billing.events.splice(0).toReversed()) await hear(event);
    expect((await userOf(userId)).plan).toBe('free');
  });

  test('a wrong signature, somebody else’s secret, an old time and a changed body are refused', async () => {
    const userId = await held.world.newUser();
    await payAndLeave(urlOf(await held.world.buy(userId, 'pro-monthly')));
    const event = held.stripe.billing.events.at(-1);
    if (!event) throw new Error('Nothing happened');
    const { body, signature } = held.stripe.sign(event);
    const old = held.stripe.sign(event, new Date(start.getTime() - 301_000));
    const foreign = held.stripe.sign(event, start, 'whsec_somebody');
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
      await expect(held.world.payments.receive(text, header)).rejects.toMatchObject({
        code: 'bad_signature',
        status: 400,
      });
    expect((await userOf(userId)).plan).toBe('free');
    await held.world.payments.receive(body, signature);
    expect((await userOf(userId)).plan).toBe('pro');
    // Kept and sent again later.
    await held.world.pass(new Date(start.getTime() + 302_000));
    await expect(held.world.payments.receive(body, signature)).rejects.toMatchObject({ code: 'bad_signature' });
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
    expect(await held.database.prisma.subscription.count()).toBe(0);
  });
});

describe('money that goes back in Stripe’s dashboard', () => {
  const paymentOf = (userId: string) =>
    held.world.payments
      .invoices(userId)
      .then(([invoice]) => held.stripe.billing.paymentOf(held.stripe.billing.get(invoice?.id, 'invoice')));
  const images = (userId: string) => held.world.ledger.balance(userId, 'image').then(({ topUps }) => topUps);
  /** A pack of 50 images, paid and booked, with 20 of them spent beyond the plan's 10. */
  async function packOf(userId: string): Promise<StripeThing> {
    await payAndLeave(urlOf(await held.world.buy(userId, 'top-up-images')));
    for (const event of held.stripe.billing.events.splice(0)) await hear(event);
    await held.world.ledger.reserve({ userId, unit: 'image', amount: 30, reference: `${userId}/spent` });
    expect(await images(userId)).toBe(30);
    return paymentOf(userId);
  }

  test('takes what is left of a pack, once, and never more', async () => {
    const userId = await held.world.newUser();
    held.stripe.billing.refund(await packOf(userId), 100);
    for (const event of held.stripe.billing.events.splice(0)) await hear(event);
    // A part is a kindness.
    expect([await images(userId), held.world.told.length]).toEqual([30, 1]);
    held.stripe.billing.refund(await paymentOf(userId));
    const events = held.stripe.billing.events.splice(0);
    await Promise.all([...events, ...events].map(hear));
    for (const event of events) await hear(event);
    expect([await images(userId), held.world.told.length]).toEqual([0, 2]);
    // What was reserved but not used after all is not lost.
    await held.world.ledger.release(`${userId}/spent`);
    expect(await images(userId)).toBe(20);
    expect((await held.world.payments.invoices(userId))[0]).toMatchObject({
      status: 'refunded',
      refunded: { currency: 'USD', amount: 499 },
    });
  });

  test('comes again when a dispute is won or a refund fails, and goes again, as often as that happens', async () => {
    const userId = await held.world.newUser();
    const payment = await packOf(userId);
    const hearNews = async () => {
      for (const event of held.stripe.billing.events.splice(0).toReversed()) await hear(event);
      return images(userId);
    };
    // The bank only asks.
    held.stripe.billing.closeDispute(held.stripe.billing.dispute(payment, 'warning_needs_response'), 'warning_closed');
    expect(await hearNews()).toBe(30);
    const dispute = held.stripe.billing.dispute(payment);
    expect(await hearNews()).toBe(0);
    held.stripe.billing.closeDispute(dispute, 'won');
    expect(await hearNews()).toBe(30);
    const refund = held.stripe.billing.refund(payment);
    expect(await hearNews()).toBe(0);
    held.stripe.billing.failRefund(refund);
    expect(await hearNews()).toBe(30);
    held.stripe.billing.closeDispute(held.stripe.billing.dispute(payment), 'lost');
    expect(await hearNews()).toBe(0);
    expect(held.world.reported).toEqual([]);
  });

  test.each(['top-up-logos', 'pro-monthly'] as const)(
    'comes to the same end in every order of the events: %s',
    async (product) => {
      const userId = await held.world.newUser();
      const purchase = await held.world.buy(userId, product);
      const before = await held.database.prisma.purchase.findMany({ where: { userId } });
      await payAndLeave(urlOf(purchase));
      held.stripe.billing.closeDispute(held.stripe.billing.dispute(await paymentOf(userId)), 'lost');
      const events = held.stripe.billing.events.filter(({ type }) => type !== 'invoice.payment_succeeded');
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
      if (product === 'top-up-logos')
        expect(await held.world.ledger.balance(userId, 'logo')).toMatchObject({ topUps: 0 });
      else expect(end).toMatchObject({ subscriptions: [{ status: 'ended', grants: false }] });
    },
  );

  test('ends the plan that it was for, but not for a period that is over', async () => {
    const userId = await held.world.newUser();
    await payAndLeave(urlOf(await held.world.buy(userId, 'pro-monthly')));
    for (const event of held.stripe.billing.events.splice(0)) await hear(event);
    const first = await paymentOf(userId);
    await held.world.pass(new Date('2028-03-01T00:00:00Z'));
    held.stripe.billing.events.splice(0);
    held.stripe.billing.refund(first);
    for (const event of held.stripe.billing.events.splice(0)) await hear(event);
    expect((await userOf(userId)).plan).toBe('pro');
    held.stripe.billing.dispute(await paymentOf(userId));
    for (const event of held.stripe.billing.events.splice(0)) await hear(event);
    expect([(await userOf(userId)).plan, await held.world.payments.subscription(userId)]).toEqual(['free', null]);
  });

  test('is found by the next look when nobody told it, and what we gave back ourselves is none', async () => {
    const userId = await held.world.newUser();
    await packOf(userId);
    await held.world.pay(userId, await held.world.buy(userId, 'pro-monthly'));
    await held.world.pay(userId, await held.world.buy(userId, 'max-monthly'));
    await held.world.pass(new Date(start.getTime() + 60_000));
    expect([await images(userId), (await userOf(userId)).plan]).toEqual([30, 'max']);
    const pack = held.stripe.billing
      .all('payment_intent')
      .find(({ metadata }) => (metadata as { product?: string }).product === 'top-up-images');
    if (!pack) throw new Error('The pack was not paid');
    held.stripe.billing.refund(pack);
    await held.world.pass(new Date(start.getTime() + 120_000));
    expect([await images(userId), (await userOf(userId)).plan, held.world.reported]).toEqual([0, 'max', []]);
  });
});
