/**
 * Paid periods: calendar months and years from a subscription's start, in UTC, so that no time zone moves their ends.
 */
import type { Interval } from './products.ts';

export interface Period {
  start: Date;
  end: Date;
}

/** `count` months later at the same time of day; on the last day of the month if that day is missing. */
export function addMonths(from: Date, count: number): Date {
  const [year, month, day] = [from.getUTCFullYear(), from.getUTCMonth() + count, from.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = new Date(from);
  date.setUTCFullYear(year, month, Math.min(day, lastDay));
  return date;
}

/**
 * The period number `index` of a subscription that began at `anchor`. Counted from the anchor, not from the previous
 * period: what began on 31 January continues on 28 February and 31 March.
 */
export function periodOf(anchor: Date, interval: Interval, index: number): Period {
  const months = interval === 'month' ? 1 : 12;
  return { start: addMonths(anchor, index * months), end: addMonths(anchor, (index + 1) * months) };
}
