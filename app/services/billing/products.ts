/**
 * What is for sale, as data: the keys are also the lookup keys of prices at Stripe. Prices here are the sandbox's; with
 * Stripe they come from there. Read by server, browser and tests.
 */
import type { CreditUnit } from '#tools/contract/tool.ts';
import type { Money } from './money.ts';
import type { PlanKey } from './plans.ts';

export const productKeys = [
  'pro-monthly',
  'pro-yearly',
  'max-monthly',
  'max-yearly',
  'top-up-images',
  'top-up-logos',
  'top-up-videos',
  'top-up-try-ons',
] as const;
export type ProductKey = (typeof productKeys)[number];

export type Interval = 'month' | 'year';
export type PaidPlan = Exclude<PlanKey, 'free'>;

/** A plan for a month or a year, renewed until it is cancelled. */
export interface PlanProduct {
  kind: 'plan';
  plan: PaidPlan;
  interval: Interval;
  prices: Prices;
}

/** Credits bought once; they do not expire. */
export interface TopUpProduct {
  kind: 'top-up';
  unit: CreditUnit;
  amount: number;
  prices: Prices;
}

/** Minor units by currency. */
export type Prices = Readonly<Record<Currency, number>>;

/** The first is the default. */
export const currencies = ['USD', 'EUR', 'GBP', 'INR', 'JPY'] as const;
export type Currency = (typeof currencies)[number];

const prices = (USD: number, EUR: number, GBP: number, INR: number, JPY: number): Prices => ({
  USD,
  EUR,
  GBP,
  INR,
  JPY,
});

export const products: Readonly<Record<ProductKey, PlanProduct | TopUpProduct>> = {
  'pro-monthly': { kind: 'plan', plan: 'pro', interval: 'month', prices: prices(9_99, 9_99, 8_99, 499_00, 1_480) },
  'pro-yearly': { kind: 'plan', plan: 'pro', interval: 'year', prices: prices(83_99, 83_99, 74_99, 3_999_00, 11_800) },
  'max-monthly': { kind: 'plan', plan: 'max', interval: 'month', prices: prices(29_99, 29_99, 25_99, 1_499_00, 4_480) },
  'max-yearly': {
    kind: 'plan',
    plan: 'max',
    interval: 'year',
    prices: prices(251_99, 251_99, 219_99, 12_499_00, 37_800),
  },
  'top-up-images': { kind: 'top-up', unit: 'image', amount: 50, prices: prices(4_99, 4_99, 4_49, 249_00, 750) },
  'top-up-logos': { kind: 'top-up', unit: 'logo', amount: 20, prices: prices(3_99, 3_99, 3_49, 199_00, 600) },
  'top-up-videos': { kind: 'top-up', unit: 'video', amount: 5, prices: prices(6_99, 6_99, 5_99, 349_00, 1_000) },
  'top-up-try-ons': { kind: 'top-up', unit: 'try-on', amount: 50, prices: prices(4_99, 4_99, 4_49, 249_00, 750) },
};

export function isProductKey(text: string): text is ProductKey {
  return productKeys.some((key) => key === text);
}

/** The plan that a product of that name is; null: it is none. */
export function planOf({ product }: { product: string }): (PlanProduct & { key: ProductKey }) | null {
  if (!isProductKey(product)) return null;
  const found = products[product];
  return found.kind === 'plan' ? { ...found, key: product } : null;
}

/** The price in that currency, else in the first one. */
export function listPrice(product: ProductKey, currency: string): Money {
  const known = currencies.find((one) => one === currency) ?? currencies[0];
  return { currency: known, amount: products[product].prices[known] };
}

/** The product of a plan with an interval. */
export function planProduct(plan: PaidPlan, interval: Interval): ProductKey {
  return `${plan}-${interval === 'month' ? 'monthly' : 'yearly'}`;
}
