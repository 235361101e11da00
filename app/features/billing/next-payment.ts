/** When a plan bought now is next paid for: after its trial, or a period later. */
import { addMonths } from '#app/services/billing/periods.ts';
import { dayMs } from '#app/services/billing/plans.ts';
import type { Interval } from '#app/services/billing/products.ts';

export function nextPaymentOf(now: Date, interval: Interval, trialDays: number): Date {
  return trialDays > 0 ? new Date(now.getTime() + trialDays * dayMs) : addMonths(now, interval === 'year' ? 12 : 1);
}
