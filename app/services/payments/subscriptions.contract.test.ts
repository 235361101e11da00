/** Subscriptions through the sandbox and Stripe's stand-in: upgrades, renewals, trials, ends and refunds. */
import { describe, expect, test } from 'vitest';
import { at, openPaymentStories, start } from '#tests/fixtures/payment-stories.ts';

const failsLater = '4000 0000 0000 0341';

describe.each(['sandbox', 'stripe'] as const)('by the %s', (kind) => {
  const { held, inWorld, userOf, planOf } = openPaymentStories(kind);

  test('an upgrade gives back the unused part of Pro, to the cent', () =>
    inWorld(async (world) => {
      const userId = await world.newUser();
      await world.pay(userId, await world.buy(userId, 'pro-monthly'));
      await world.ledger.reserve({ userId, unit: 'video', amount: 15, reference: `${userId}/videos` });
      // 29 days from 31 January to 29 February; a third of a day into the eleventh.
      await world.pass(at('2028-02-10T18:00:00Z'));
      const offers = await world.payments.offers(userId, { currency: 'JPY', languages: null });
      const used = Math.floor((999 * (10 * 86_400 + 8 * 3_600)) / (29 * 86_400));
      expect(offers).toMatchObject({ currency: 'USD', currencies: ['USD'], closed: null, provider: kind });
      expect(offers.offers.map(({ product, refund }) => [product, refund?.amount ?? null])).toEqual([
        ['pro-monthly', null],
        ['pro-yearly', 999 - used],
        ['max-monthly', 999 - used],
        ['max-yearly', 999 - used],
        ['top-up-images', null],
        ['top-up-logos', null],
        ['top-up-videos', null],
        ['top-up-try-ons', null],
      ]);
      const purchase = await world.buy(userId, 'max-monthly', 'JPY');
      expect(purchase).toMatchObject({
        price: { currency: 'USD', amount: 2999 },
        refund: { currency: 'USD', amount: 999 - used },
      });
      const paid = await world.pay(userId, purchase);
      expect(paid).toMatchObject({ status: 'succeeded', refund: { currency: 'USD', amount: 999 - used } });
      expect(world.reported).toEqual([]);
      expect(await userOf(userId)).toMatchObject({ plan: 'max', planStartedAt: at('2028-02-10T18:00:00Z') });
      expect((await world.ledger.balance(userId, 'video')).left).toBe(50);
      expect(await world.payments.subscription(userId)).toMatchObject({
        plan: 'max',
        status: 'active',
        periodEnd: '2028-03-10T18:00:00.000Z',
      });
      const invoices = await world.payments.invoices(userId);
      expect(invoices.map(({ total, refunded, status }) => [total.amount, refunded?.amount ?? 0, status])).toEqual([
        [2999, 0, 'paid'],
        [999, 999 - used, 'paid'],
      ]);
      // Checking again refunds nothing a second time.
      await (await world.again()).lookAfter();
      expect((await world.payments.invoices(userId))[1]?.refunded?.amount).toBe(999 - used);
      await expect(world.buy(userId, 'pro-yearly')).rejects.toMatchObject({ code: 'smaller_plan' });
      // The old one no longer renews.
      await world.pass(at('2028-03-05T00:00:00Z'));
      expect(await world.payments.invoices(userId)).toHaveLength(2);
    }));

  test('whole yen are paid, and given back', () =>
    inWorld(async (world) => {
      const userId = await world.newUser();
      await world.pay(userId, await world.buy(userId, 'pro-yearly', 'JPY'));
      await world.pass(at('2028-06-30T22:00:00Z'));
      const used = Math.floor(
        (11_800 * ((Date.parse('2028-06-30T22:00:00Z') - start.getTime()) / 1000)) / (366 * 86_400),
      );
      expect((await world.pay(userId, await world.buy(userId, 'max-yearly', 'JPY'))).refund).toEqual({
        currency: 'JPY',
        amount: 11_800 - used,
      });
      expect((await world.payments.invoices(userId)).map(({ total }) => total.amount)).toEqual([37_800, 11_800]);
    }));

  test('it renews by itself, each month on the day that the month has', () =>
    inWorld(async (world) => {
      const userId = await world.newUser();
      await world.pay(userId, await world.buy(userId, 'pro-monthly'));
      const ends: (string | undefined)[] = [];
      for (const day of ['2028-02-29T10:00:00Z', '2028-03-31T10:00:01Z', '2028-05-15T00:00:00Z']) {
        await world.pass(at(day));
        ends.push((await world.payments.subscription(userId))?.periodEnd);
      }
      expect(ends).toEqual(['2028-03-31T10:00:00.000Z', '2028-04-30T10:00:00.000Z', '2028-05-31T10:00:00.000Z']);
      expect(await world.payments.invoices(userId)).toHaveLength(4);
      expect(await userOf(userId)).toMatchObject({ plan: 'pro', planStartedAt: start });
    }));

  test('cancelled it goes on to the end of its period; resumed it renews', () =>
    inWorld(async (world) => {
      const [leaves, stays] = [await world.newUser(), await world.newUser()];
      for (const userId of [leaves, stays]) {
        await world.pay(userId, await world.buy(userId, 'pro-monthly'));
        expect(await world.payments.cancel(userId)).toMatchObject({
          status: 'cancelled',
          cancelsAt: '2028-02-29T10:00:00.000Z',
        });
        await expect(world.buy(userId, 'pro-monthly')).rejects.toMatchObject({ code: 'cancelled_subscription' });
      }
      expect(await world.payments.resume(stays)).toMatchObject({ status: 'active', cancelsAt: null });
      await world.pass(at('2028-02-29T09:59:59Z'));
      expect(await planOf(leaves)).toBe('pro');
      await world.pass(at('2028-02-29T10:00:00Z'));
      expect([await planOf(leaves), await planOf(stays)]).toEqual(['free', 'pro']);
      expect(await world.payments.subscription(leaves)).toBeNull();
      await expect(world.payments.cancel(leaves)).rejects.toMatchObject({ code: 'no_subscription', status: 409 });
      await expect(world.payments.resume(leaves)).rejects.toMatchObject({ code: 'no_subscription' });
      // And back again.
      expect((await world.pay(leaves, await world.buy(leaves, 'pro-monthly'))).status).toBe('succeeded');
      expect(await planOf(leaves)).toBe('pro');
    }));

  test('a renewal that fails: grace, then Free; another card in time saves it', () =>
    inWorld(async (world) => {
      const [loses, saves] = [await world.newUser(), await world.newUser()];
      for (const userId of [loses, saves]) await world.pay(userId, await world.buy(userId, 'pro-monthly'), failsLater);
      expect([await planOf(loses), await planOf(saves)]).toEqual(['pro', 'pro']);
      await world.pass(at('2028-03-01T00:00:00Z'));
      expect(await world.payments.subscription(loses)).toMatchObject({ status: 'past-due', card: { last4: '0341' } });
      expect([await planOf(loses), await planOf(saves)]).toEqual(['pro', 'pro']);
      await world.changeCard(saves, '4242 4242 4242 4242');
      expect(await world.payments.subscription(saves)).toMatchObject({
        status: 'active',
        card: { last4: '4242' },
        periodEnd: '2028-03-31T10:00:00.000Z',
      });
      await world.pass(at('2028-03-07T10:00:01Z'));
      // Without pushed news, the next check brings them.
      await world.payments.subscription(loses);
      expect([await planOf(loses), await planOf(saves)]).toEqual(['free', 'pro']);
      expect(await world.payments.subscription(loses)).toBeNull();
    }));

  test('a trial costs nothing until it ends, and is had once', () =>
    inWorld(
      async (world) => {
        const userId = await world.newUser();
        expect((await world.payments.offers(userId, { currency: 'USD', languages: null })).offers[0]).toMatchObject({
          product: 'pro-monthly',
          trialDays: 14,
        });
        const purchase = await world.buy(userId, 'pro-monthly');
        expect(purchase.trialDays).toBe(14);
        await world.pay(userId, purchase);
        expect(await world.payments.subscription(userId)).toMatchObject({
          status: 'trialing',
          periodEnd: '2028-02-14T10:00:00.000Z',
        });
        expect([await planOf(userId), await world.payments.invoices(userId)]).toEqual(['pro', []]);
        await world.pass(at('2028-02-14T10:00:00Z'));
        expect(await world.payments.subscription(userId)).toMatchObject({
          status: 'active',
          periodEnd: '2028-03-14T10:00:00.000Z',
        });
        expect(await world.payments.invoices(userId)).toMatchObject([
          { total: { currency: 'USD', amount: 999 }, status: 'paid' },
        ]);
        expect(
          (await world.payments.offers(userId, { currency: 'USD', languages: null })).offers.map(
            ({ trialDays }) => trialDays,
          ),
        ).toEqual(Array.from({ length: 8 }, () => 0));
        expect((await world.buy(userId, 'max-monthly')).trialDays).toBe(0);
      },
      { trialDays: 14 },
    ));

  test('what was tried for nothing gives nothing back', () =>
    inWorld(
      async (world) => {
        const userId = await world.newUser();
        await world.pay(userId, await world.buy(userId, 'pro-monthly'));
        await world.pass(at('2028-02-05T00:00:00Z'));
        const paid = await world.pay(userId, await world.buy(userId, 'max-monthly'));
        expect([paid.status, paid.refund, await planOf(userId)]).toEqual(['succeeded', null, 'max']);
      },
      { trialDays: 14 },
    ));

  test('a refund that could not be made is made later, once', () =>
    inWorld(async (world) => {
      const userId = await world.newUser();
      await world.pay(userId, await world.buy(userId, 'pro-monthly'));
      await world.pass(at('2028-02-14T22:00:00Z'));
      const port = world.provider;
      const dying = await world.again({ provider: { ...port, refund: () => Promise.reject(new Error('no way out')) } });
      const purchase = await dying.buy(userId, {
        product: 'max-monthly',
        currency: 'USD',
        requestKey: null,
        languages: null,
      });
      if (purchase.next?.type === 'redirect')
        await fetch(purchase.next.url, {
          method: 'POST',
          body: new URLSearchParams({ number: '4242424242424242' }),
          redirect: 'manual',
        });
      else await dying.pay(userId, purchase.id, { number: '4242424242424242', expiry: '12/60', cvc: '123' });
      expect(await dying.purchase(userId, purchase.id)).toMatchObject({ status: 'succeeded', refund: { amount: 500 } });
      expect([await planOf(userId), world.reported.length]).toEqual(['max', 1]);
      await world.pass(at('2028-02-20T00:00:00Z'));
      await world.payments.lookAfter();
      expect((await world.payments.invoices(userId)).map(({ refunded }) => refunded?.amount ?? 0)).toEqual([0, 500]);
    }));

  test('a plan whose money was given back by hand is over at the next look; a part of it is a kindness', () =>
    inWorld(async (world) => {
      const userId = await world.newUser();
      await world.pay(userId, await world.buy(userId, 'pro-monthly'));
      await world.giveBackByHand(userId, 400);
      await world.pass(at('2028-02-01T00:00:00Z'));
      expect(await world.payments.subscription(userId)).toMatchObject({ plan: 'pro', status: 'active' });
      expect(await world.payments.invoices(userId)).toMatchObject([
        { status: 'paid', refunded: { currency: 'USD', amount: 400 } },
      ]);
      // The refund of an upgrade is a share of what is left.
      const used = Math.floor((599 * 14 * 3_600) / (29 * 86_400));
      const max = await world.buy(userId, 'max-monthly');
      expect(max.refund?.amount).toBe(599 - used);
      expect((await world.pay(userId, max)).refund?.amount).toBe(599 - used);
      expect(world.reported).toEqual([]);

      await world.giveBackByHand(userId);
      await world.pass(at('2028-02-03T00:00:00Z'));
      expect(await world.payments.subscription(userId)).toBeNull();
      expect(await planOf(userId)).toBe('free');
      expect(await world.payments.invoices(userId)).toMatchObject([
        { status: 'refunded', refunded: { amount: 2999 } },
        { status: 'paid', refunded: { amount: 999 - used } },
      ]);
      // Nothing renews, and the plan can be bought again.
      await world.pass(at('2028-04-01T00:00:00Z'));
      expect(await world.payments.invoices(userId)).toHaveLength(2);
      expect((await world.pay(userId, await world.buy(userId, 'max-monthly'))).status).toBe('succeeded');
      expect([await planOf(userId), world.reported]).toEqual(['max', []]);
    }));

  test('who leaves pays no more', () =>
    inWorld(async (world) => {
      const userId = await world.newUser();
      await world.pay(userId, await world.buy(userId, 'pro-monthly'));
      const open = await world.buy(userId, 'top-up-images');
      await world.payments.leave(userId);
      expect([await planOf(userId), await world.payments.subscription(userId)]).toEqual(['free', null]);
      expect(kind === 'stripe' && (await world.payments.purchase(userId, open.id)).status).toBe(
        kind === 'stripe' && 'failed',
      );
      await world.pass(at('2028-04-01T00:00:00Z'));
      expect((await world.payments.invoices(userId)).filter(({ status }) => status === 'paid')).toHaveLength(1);
    }));

  test.each([
    ['app-store', 'managed_app_store', 'Your subscription was bought in the App Store and is managed there.'],
    ['play-store', 'managed_play_store', 'Your subscription was bought on Google Play and is managed there.'],
  ] as const)('what was bought in the %s is shown, and managed there', (provider, code, text) =>
    inWorld(async (world) => {
      const userId = await world.newUser({ plan: 'pro' });
      await held.database.prisma.subscription.create({
        data: {
          id: `elsewhere-${userId}`,
          userId,
          provider,
          ref: `order-${userId}`,
          product: 'pro-yearly',
          status: 'active',
          currency: 'INR',
          amount: 399_900,
          startedAt: start,
          periodStart: start,
          periodEnd: at('2029-01-31T10:00:00Z'),
          grants: true,
          checkedAt: start,
        },
      });
      expect(await world.payments.subscription(userId)).toMatchObject({
        managedBy: provider,
        plan: 'pro',
        interval: 'year',
      });
      for (const act of [
        () => world.payments.cancel(userId),
        () => world.payments.resume(userId),
        () => world.payments.beginCardChange(userId),
        () => world.buy(userId, 'max-monthly'),
      ]) {
        await expect(act()).rejects.toMatchObject({ code, message: text, status: 409 });
      }
      // Top-ups are another matter.
      expect((await world.buy(userId, 'top-up-images')).status).toBe('in-progress');
      // Nobody reports a renewal any more: the plan ends a while after its period.
      await world.pass(at('2029-02-08T00:00:00Z'));
      expect(await planOf(userId)).toBe('free');
    }),
  );
});
