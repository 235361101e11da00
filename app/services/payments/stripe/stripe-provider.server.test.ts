/**
 * What is specific to Stripe: idempotency keys, lost answers, pages of lists, other currencies, accounts that change.
 */
import { describe, expect, test } from 'vitest';
import { openStripeWorld, payAndLeave, start, urlOf } from '#tests/fixtures/stripe-world.ts';
import { fromStripe, toStripe } from './stripe-mapping.ts';

const held = openStripeWorld();

describe('the way to Stripe', () => {
  test('lost answers, refused connections and errors of theirs are tried again, and nothing is done twice', async () => {
    const userId = await held.world.newUser();
    held.stripe.trouble.push({ kind: 'cut', applied: true }, { kind: 'status', status: 500 });
    const purchase = await held.world.buy(userId, 'pro-monthly');
    expect([held.stripe.billing.all('customer').length, held.stripe.billing.all('checkout.session').length]).toEqual([
      1, 1,
    ]);
    expect(held.stripe.calls.filter(({ replayed }) => replayed)).toHaveLength(1);
    await payAndLeave(urlOf(purchase));
    expect(await held.world.payments.purchase(userId, purchase.id)).toMatchObject({ status: 'succeeded' });
  });

  test('every write has an idempotency key; those of a purchase follow from it', async () => {
    const userId = await held.world.newUser();
    await held.world.pay(userId, await held.world.buy(userId, 'pro-monthly'));
    await held.world.payments.cancel(userId);
    await held.world.payments.resume(userId);
    await held.world.pay(userId, await held.world.buy(userId, 'max-monthly'));
    const writes = held.stripe.calls.filter(({ method }) => method === 'POST');
    expect(writes.length).toBeGreaterThanOrEqual(6);
    expect(writes.every(({ key }) => key)).toBe(true);
    expect(new Set(writes.map(({ key }) => key)).size).toBe(writes.length);
    const ours = await held.database.prisma.purchase.findMany({ where: { userId } });
    for (const { id } of ours) expect(writes.some(({ key }) => key?.startsWith(`purchase/${id}/`))).toBe(true);
  });

  test('begun, but the process died before it was noted: the same checkout goes on', async () => {
    const userId = await held.world.newUser();
    const purchase = await held.world.buy(userId, 'pro-monthly');
    await held.database.prisma.purchase.update({ where: { id: purchase.id }, data: { checkout: null } });
    expect(urlOf(await held.world.payments.purchase(userId, purchase.id))).toBe(urlOf(purchase));
    expect(held.stripe.billing.all('checkout.session')).toHaveLength(1);
  });

  test('out of reach it is said so, and what is known is shown', async () => {
    const userId = await held.world.newUser();
    await held.world.pay(userId, await held.world.buy(userId, 'pro-monthly'));
    await held.stripe.close();
    await expect(held.world.payments.cancel(userId)).rejects.toMatchObject({
      code: 'provider_unavailable',
      status: 502,
    });
    await held.world.pass(new Date(start.getTime() + 120_000));
    expect(await held.world.payments.subscription(userId)).toMatchObject({ plan: 'pro', status: 'active' });
  });

  test('lists come in pages', async () => {
    const userId = await held.world.newUser();
    for (let n = 0; n < 5; n += 1) await held.world.pay(userId, await held.world.buy(userId, 'top-up-images'));
    expect((await held.world.payments.invoices(userId)).map(({ number }) => number)).toEqual([
      'BLEND-0005',
      'BLEND-0004',
      'BLEND-0003',
      'BLEND-0002',
      'BLEND-0001',
    ]);
  });

  test('a customer that was deleted there, or belongs to another account, is made again', async () => {
    const userId = await held.world.newUser();
    await held.database.prisma.stripeCustomer.create({ data: { userId, ref: 'cus_of_another_account' } });
    expect((await held.world.pay(userId, await held.world.buy(userId, 'pro-monthly'))).status).toBe('succeeded');
    expect((await held.database.prisma.stripeCustomer.findUniqueOrThrow({ where: { userId } })).ref).toBe('cus_1');
  });

  test('prices that gave their lookup key to newer ones still are what they were', async () => {
    const userId = await held.world.newUser();
    await held.world.pay(userId, await held.world.buy(userId, 'pro-monthly'));
    for (const price of held.stripe.billing.all('price')) price.lookup_key = null;
    await held.world.pass(new Date('2028-03-05T00:00:00Z'));
    expect(await held.world.payments.subscription(userId)).toMatchObject({
      plan: 'pro',
      periodEnd: '2028-03-31T10:00:00.000Z',
    });
  });
});

describe('currencies', () => {
  test('three decimals are paid and given back in tens; króna have two decimals at Stripe', async () => {
    const [kuwaiti, icelander] = [await held.world.newUser(), await held.world.newUser()];
    for (const [userId, currency] of [
      [kuwaiti, 'KWD'],
      [icelander, 'ISK'],
    ] as const)
      await held.world.pay(userId, await held.world.buy(userId, 'pro-monthly', currency));
    await held.world.pass(new Date('2028-02-10T17:17:17Z'));
    const dinars = await held.world.pay(kuwaiti, await held.world.buy(kuwaiti, 'max-monthly'));
    expect(dinars).toMatchObject({ price: { currency: 'KWD', amount: 3_250 }, refund: { currency: 'KWD' } });
    expect((dinars.refund?.amount ?? 1) % 10).toBe(0);
    const kronur = await held.world.pay(icelander, await held.world.buy(icelander, 'max-monthly'));
    expect(kronur).toMatchObject({ price: { currency: 'ISK', amount: 1_399 } });
    const refunds = held.stripe.billing.all('refund').map(({ currency, amount }) => [currency, amount]);
    expect(refunds).toEqual([
      ['kwd', dinars.refund?.amount],
      ['isk', (kronur.refund?.amount ?? 0) * 100],
    ]);
    expect(held.world.reported).toEqual([]);
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
