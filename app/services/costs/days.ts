/** Days in UTC, by which budgets and totals count. Pure. */
import { dayMs } from '#app/services/billing/plans.ts';

/** Its first moment. */
export const dayOf = (time: Date): Date => new Date(Math.floor(time.getTime() / dayMs) * dayMs);

/** The first moment of the day after. */
export const nextDay = (time: Date): Date => new Date(dayOf(time).getTime() + dayMs);
