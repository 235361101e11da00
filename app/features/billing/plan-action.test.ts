/** What the pricing page offers for each plan, from every current plan. */
import { expect, test } from 'vitest';
import { listPrice, planProduct, productKeys, products, type Interval } from '#app/services/billing/products.ts';
import type { Offer, SubscriptionView } from '#app/services/payments/payments.ts';
import { planAction } from './plan-action.ts';

const offersWith = (trialDays: number): Offer[] =>
  productKeys.map((product) => {
    const about = products[product];
    return {
      product,
      price: listPrice(product, 'USD'),
      interval: about.kind === 'plan' ? about.interval : null,
      trialDays,
      refund: null,
    };
  });
const running = (plan: 'pro' | 'max', interval: Interval, more: Partial<SubscriptionView> = {}): SubscriptionView => ({
  plan,
  interval,
  status: 'active',
  price: listPrice(planProduct(plan, interval), 'USD'),
  periodEnd: '2026-12-22T00:00:00.000Z',
  cancelsAt: null,
  managedBy: 'here',
  card: null,
  ...more,
});
const words = (
  subscription: SubscriptionView | null,
  interval: Interval,
  offers = offersWith(0),
  elsewhere = subscription?.managedBy === 'here' ? null : subscription,
) =>
  (['free', 'pro', 'max'] as const).map((target) => {
    const action = planAction(target, interval, {
      plan: subscription?.plan ?? 'free',
      subscription,
      elsewhere,
      offers,
    });
    return action.kind === 'buy' ? `${action.as} ${action.offer.product}` : action.kind;
  });

test.each([
  ['nothing', null, 'month', ['current', 'first pro-monthly', 'first max-monthly']],
  ['nothing', null, 'year', ['current', 'first pro-yearly', 'first max-yearly']],
  ['Pro', running('pro', 'month'), 'month', ['fallback', 'current', 'upgrade max-monthly']],
  ['Pro', running('pro', 'month'), 'year', ['fallback', 'switch pro-yearly', 'upgrade max-yearly']],
  ['Pro by the year', running('pro', 'year'), 'month', ['fallback', 'current', 'upgrade max-monthly']],
  ['Max', running('max', 'month'), 'month', ['fallback', 'part', 'current']],
  [
    'cancelled Pro',
    running('pro', 'month', { status: 'cancelled' }),
    'month',
    ['fallback', 'resume', 'upgrade max-monthly'],
  ],
  [
    'Pro of the App Store',
    running('pro', 'month', { managedBy: 'app-store' }),
    'year',
    ['fallback', 'current', 'elsewhere'],
  ],
] as const)('%s, %j', (_, subscription, interval, expected) => expect(words(subscription, interval)).toEqual(expected));

test('a trial is offered to whoever has nothing, and what has no price to nobody', () => {
  expect(words(null, 'month', offersWith(7))).toEqual(['current', 'trial pro-monthly', 'trial max-monthly']);
  expect(words(running('pro', 'month'), 'month', offersWith(7))[2]).toBe('upgrade max-monthly');
  expect(words(null, 'month', [])).toEqual(['current', 'not-for-sale', 'not-for-sale']);
});

test('beside one of ours, one of a store leaves nothing to buy here', () => {
  const stores = running('pro', 'year', { managedBy: 'play-store' });
  expect(words(running('pro', 'month'), 'year', offersWith(0), stores)).toEqual(['fallback', 'current', 'elsewhere']);
});
