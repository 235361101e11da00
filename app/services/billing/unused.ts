/** What is left of a paid period when something better takes its place. */
import { decimalsOf, type Money } from '#design/document/money.ts';
import type { Period } from './periods.ts';

export interface Unused {
  used: Money;
  refund: Money;
}

/**
 * Splits the payment for a period at the moment `at`:
 *
 *     used   = ⌊ paid × seconds gone ÷ seconds of the period ⌋     in minor units, never a started one
 *     refund = paid − used
 *
 * Counts whole seconds, a started second as not gone: the remainder of rounding is the buyer's. Times are instants, so
 * months of any length, leap days and clock changes need no rules. Before the period everything is unused, after it
 * nothing. In currencies with three decimals `used` is a multiple of ten, because cards know no single fils: the refund
 * of a payment that was possible is possible too.
 */
export function unusedOf(paid: Money, { start, end }: Period, at: Date): Unused {
  const whole = secondsOf(end) - secondsOf(start);
  const gone = Math.min(Math.max(secondsOf(at) - secondsOf(start), 0), whole);
  const step = decimalsOf(paid.currency) === 3 ? 10n : 1n;
  const total = BigInt(Math.max(paid.amount, 0));
  // Large amounts times the seconds of a year exceed the whole numbers that a double represents.
  const share = whole > 0 && gone < whole ? (total * BigInt(gone)) / BigInt(whole) : total;
  const used = share === total ? total : share - (share % step);
  return {
    used: { currency: paid.currency, amount: Number(used) },
    refund: { currency: paid.currency, amount: Number(total - used) },
  };
}

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);
