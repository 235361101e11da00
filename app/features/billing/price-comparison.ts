/**
 * Compares prices: what a year costs per month, and what it saves. In minor units, rounded so that nothing looks
 * cheaper than it is.
 */
import type { Money } from '#app/services/billing/money.ts';

/** A year's price per month, rounded up to the smallest unit. */
export function monthOf(yearly: Money): Money {
  return { ...yearly, amount: Math.ceil(yearly.amount / 12) };
}

export interface Saving {
  amount: Money;
  /** Whole percent, rounded down. */
  percent: number;
}

/** What paying by the year saves; null if nothing, or if the prices can't be compared. */
export function yearlySaving(monthly: Money | undefined, yearly: Money | undefined): Saving | null {
  if (!monthly || !yearly || monthly.currency !== yearly.currency) return null;
  const full = monthly.amount * 12;
  const saved = full - yearly.amount;
  const percent = Math.floor((saved * 100) / full);
  return saved > 0 && percent > 0 ? { amount: { currency: yearly.currency, amount: saved }, percent } : null;
}

/** One of several, rounded up. */
export function eachOf(price: Money, count: number): Money {
  return { ...price, amount: Math.ceil(price.amount / count) };
}
