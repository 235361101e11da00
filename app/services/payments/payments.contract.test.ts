/** Purchases through the sandbox and Stripe's stand-in: what is bought, by whom, how often and in which currency. */
import { describe, expect, test } from 'vitest';
import { products } from '#app/services/billing/products.ts';
import { at, openPaymentStories, start } from '#tests/fixtures/payment-stories.ts';

const declined = '4000 0000 0000 0002';
const asksBank = '4000 0025 0000 3155';

describe.each(['sandbox', 'stripe'] as const)('by the %s', (kind) => {
  const { held, inWorld, userOf, planOf } = openPaymentStories(kind);
  const next = kind === 'sandbox' ? { type: 'card' } : { type: 'redirect' };

  test('Pro is bought, counts at once, and is on an invoice', () =>
    inWorld(async (world) => {
      const userId = await world.newUser();
      await world.ledger.reserve({ userId, unit: 'image', amount: 10, reference: `${userId}/all` });
      expect((await world.ledger.balance(userId, 'image')).left).toBe(0);
      const purchase = await world.buy(userId, 'pro-monthly');
      expect(purchase).toMatchObject({
        product: 'pro-monthly',
        status: 'in-progress',
        price: { currency: 'USD', amount: 999 },
        error: null,
        refund: null,
        next,
      });
      expect(await planOf(userId)).toBe('free');
      expect(await world.pay(userId, purchase)).toMatchObject({
        id: purchase.id,
        status: 'succeeded',
        next: null,
        error: null,
      });
      expect(await userOf(userId)).toMatchObject({ plan: 'pro', planStartedAt: start });
      // What was spent on Free no longer counts.
      expect((await world.ledger.balance(userId, 'image')).left).toBe(150);
      expect(await world.payments.subscription(userId)).toEqual({
        plan: 'pro',
        interval: 'month',
        status: 'active',
        price: { currency: 'USD', amount: 999 },
        periodEnd: '2028-02-29T10:00:00.000Z',
        cancelsAt: null,
        managedBy: 'here',
        card: { brand: 'visa', last4: '4242' },
      });
      expect(await world.payments.invoices(userId)).toMatchObject([
        { total: { currency: 'USD', amount: 999 }, status: 'paid', refunded: null, createdAt: start.toISOString() },
      ]);
      expect(world.told).toContain(userId);
    }));

  test.each([declined, '4000 0000 0000 9995', '4000 0000 0000 0069'])('the card %s buys nothing', (card) =>
    inWorld(async (world) => {
      const userId = await world.newUser();
      const purchase = await world.pay(userId, await world.buy(userId, 'max-yearly'), card);
      expect(purchase.status).not.toBe('succeeded');
      expect(await planOf(userId)).toBe('free');
      expect(await world.payments.subscription(userId)).toBeNull();
      // And another try goes through.
      expect((await world.pay(userId, await world.buy(userId, 'max-yearly'))).status).toBe('succeeded');
      expect(await planOf(userId)).toBe('max');
    }),
  );

  test('the bank asks: allowed it is bought, refused it is not', () =>
    inWorld(async (world) => {
      const [allows, refuses] = [await world.newUser(), await world.newUser()];
      const asked = await world.pay(allows, await world.buy(allows, 'pro-yearly'), asksBank);
      expect(asked.status).toBe('in-progress');
      expect(await planOf(allows)).toBe('free');
      const purchase = await world.buy(allows, 'pro-yearly');
      expect(purchase.id).toBe(asked.id);
      expect(
        (
          await (kind === 'sandbox'
            ? world.payments.authenticate(allows, asked.id, true)
            : world.pay(allows, purchase, asksBank, 'approve'))
        ).status,
      ).toBe('succeeded');
      expect(await planOf(allows)).toBe('pro');
      expect((await world.pay(refuses, await world.buy(refuses, 'pro-yearly'), asksBank, 'refuse')).status).not.toBe(
        'succeeded',
      );
      expect(await planOf(refuses)).toBe('free');
    }));

  test('a top-up is booked once, however often and by how many it is looked at', () =>
    inWorld(async (world) => {
      const userId = await world.newUser();
      const purchase = await world.buy(userId, 'top-up-videos');
      await world.pay(userId, purchase);
      await Promise.all(Array.from({ length: 4 }, () => world.payments.purchase(userId, purchase.id)));
      await Promise.all([world.payments.lookAfter(), (await world.again()).lookAfter()]);
      expect(await world.ledger.balance(userId, 'video')).toMatchObject({ topUps: 5, left: 6 });
      expect(await held.database.prisma.ledgerEntry.findMany({ where: { userId } })).toMatchObject([
        { kind: 'top-up', amount: 5, reference: `purchase/${purchase.id}` },
      ]);
      // A second pack is another purchase.
      const second = await world.buy(userId, 'top-up-videos');
      expect(second.id).not.toBe(purchase.id);
      await world.pay(userId, second);
      expect((await world.ledger.balance(userId, 'video')).topUps).toBe(10);
      expect(await world.payments.invoices(userId)).toHaveLength(2);
    }));

  test('two tabs at once buy once, also where two processes serve them', () =>
    inWorld(async (world) => {
      const userId = await world.newUser();
      const processes = [world.payments, await world.again(), await world.again()];
      const order = { product: 'pro-monthly', currency: 'USD', requestKey: null, languages: null } as const;
      const bought = await Promise.all(processes.flatMap((one) => [one.buy(userId, order), one.buy(userId, order)]));
      expect(new Set(bought.map(({ id }) => id)).size).toBe(1);
      await Promise.allSettled(bought.map((purchase) => world.pay(userId, purchase)));
      expect((await world.payments.invoices(userId)).filter(({ status }) => status === 'paid')).toHaveLength(1);
      await expect(world.buy(userId, 'pro-monthly')).rejects.toMatchObject({ code: 'already_subscribed', status: 409 });
    }));

  test('a request that is sent again is the same purchase, also after it is paid', () =>
    inWorld(async (world) => {
      const userId = await world.newUser();
      const request = { product: 'top-up-logos', currency: 'EUR', requestKey: 'k1', languages: null } as const;
      const first = await world.payments.buy(userId, request);
      await world.pay(userId, first);
      expect(await world.payments.buy(userId, request)).toMatchObject({
        id: first.id,
        status: 'succeeded',
        price: { currency: 'EUR', amount: 399 },
      });
      expect((await world.payments.buy(userId, { ...request, requestKey: 'k2' })).id).not.toBe(first.id);
      await expect(world.payments.buy(userId, { ...request, product: 'top-up-videos' })).rejects.toMatchObject({
        code: 'key_reused',
        status: 409,
      });
    }));

  test('who changes their mind pays for the second choice only', () =>
    inWorld(async (world) => {
      const userId = await world.newUser();
      const first = await world.buy(userId, 'pro-monthly');
      const second = await world.buy(userId, 'max-monthly');
      expect(await world.payments.purchase(userId, first.id)).toMatchObject({
        status: 'failed',
        error: { code: 'abandoned' },
      });
      await world.pay(userId, first).catch(() => null);
      expect(await planOf(userId)).toBe('free');
      expect((await world.pay(userId, second)).status).toBe('succeeded');
      expect(await planOf(userId)).toBe('max');
      expect((await world.payments.invoices(userId)).filter(({ status }) => status === 'paid')).toHaveLength(1);
    }));

  test.each(['pro-monthly', 'top-up-images'] as const)(
    'a crash between paying and booking loses nothing: %s',
    (product) =>
      inWorld(async (world) => {
        const userId = await world.newUser();
        const broken = { ...world.ledger, topUp: () => Promise.reject(new Error('the process dies here')) };
        const dying = await world.again({ ledger: broken });
        const purchase = await dying.buy(userId, { product, currency: 'USD', requestKey: null, languages: null });
        // Paid at the provider; nobody came to check, or the checking process died.
        const row = await held.database.prisma.purchase.findUniqueOrThrow({ where: { id: purchase.id } });
        if (purchase.next?.type === 'redirect')
          await fetch(purchase.next.url, {
            method: 'POST',
            body: new URLSearchParams({ number: '4242424242424242' }),
            redirect: 'manual',
          });
        else
          await world.provider.cards?.pay(userId, row.checkout ?? '', {
            brand: 'visa',
            last4: '4242',
            does: 'succeeds',
          });
        if (product === 'top-up-images') await expect(dying.purchase(userId, purchase.id)).rejects.toThrow('dies');
        await (await world.again()).lookAfter();
        expect(await world.payments.purchase(userId, purchase.id)).toMatchObject({ status: 'succeeded' });
        if (product === 'pro-monthly') expect(await planOf(userId)).toBe('pro');
        else expect((await world.ledger.balance(userId, 'image')).topUps).toBe(50);
      }),
  );

  test('what is not paid within a day is given up', () =>
    inWorld(async (world) => {
      const userId = await world.newUser();
      const purchase = await world.buy(userId, 'pro-monthly');
      await world.pass(at('2028-02-01T10:00:00Z'));
      expect(await world.payments.purchase(userId, purchase.id)).toMatchObject({
        status: 'failed',
        error: { code: 'abandoned', message: 'The purchase was not finished in time.' },
      });
    }));

  test.each([
    ['plans-off', 'plans_off'],
    ['not-set-up', 'not_set_up'],
  ] as const)('where sales are %s nothing is for sale', (sales, code) =>
    inWorld(
      async (world) => {
        const userId = await world.newUser();
        expect(await world.payments.offers(userId, { currency: null, languages: 'de' })).toMatchObject({
          offers: [],
          closed: sales,
        });
        await expect(world.buy(userId, 'pro-monthly')).rejects.toMatchObject({ code, status: 403 });
      },
      { sales },
    ),
  );

  test('everything is for sale in every currency of the table', () =>
    inWorld(async (world) => {
      const userId = await world.newUser();
      for (const [languages, currency] of [
        ['en-IN', 'INR'],
        ['ja', 'JPY'],
        ['de-AT', 'EUR'],
        ['en-GB', 'GBP'],
        [null, 'USD'],
      ] as const) {
        const { offers, ...about } = await world.payments.offers(userId, { currency: null, languages });
        expect([about.currency, about.currencies.toSorted()]).toEqual([currency, ['EUR', 'GBP', 'INR', 'JPY', 'USD']]);
        expect(Object.fromEntries(offers.map(({ product, price }) => [product, price]))).toEqual(
          Object.fromEntries(
            Object.entries(products).map(([key, { prices }]) => [key, { currency, amount: prices[currency] }]),
          ),
        );
      }
    }));

  test('visitors are shown the prices of somebody who has bought nothing', () =>
    inWorld(async (world) => {
      const asked = { currency: 'EUR', languages: null };
      const seen = await world.payments.offers(null, asked);
      expect(seen.offers).not.toEqual([]);
      expect(seen).toEqual(await world.payments.offers(await world.newUser(), asked));
    }));

  test('somebody else’s purchase is none', () =>
    inWorld(async (world) => {
      const [owner, other] = [await world.newUser(), await world.newUser()];
      const { id } = await world.buy(owner, 'pro-monthly');
      const card = { number: '4242 4242 4242 4242', expiry: '12/60', cvc: '123' };
      for (const act of [
        () => world.payments.purchase(other, id),
        () => world.payments.pay(other, id, card),
        () => world.payments.authenticate(other, id, true),
      ]) {
        await expect(act()).rejects.toMatchObject({ code: 'not_found', status: 404 });
      }
      expect([await world.payments.invoices(other), await world.payments.subscription(other)]).toEqual([[], null]);
    }));
});
