/** What hosted models used and cost, as operators see it. Money is in millionths of a dollar. */
import type { DayBudget } from '#app/services/config/cost-settings.ts';

export interface UseSum {
  /** Answers of hosted models. */
  answers: number;
  /** Answers of the built-in assistant, which cost nothing. */
  free: number;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  cost: number;
  /** Answers of models without a price: `cost` is without them. */
  unpriced: number;
  /** Some servers did not report what they used. */
  estimated: boolean;
}

/** `day`: 2026-11-30, in UTC. */
export interface DayCosts extends UseSum {
  day: string;
}

export interface UserCosts extends UseSum {
  /** Null: all accounts that are gone. */
  user: { id: string; name: string } | null;
}

export interface CostView {
  today: UseSum;
  month: UseSum;
  /** What may be spent a day, by all users and by each. */
  dayBudget: DayBudget;
  userBudget: DayBudget;
  /** Whether any model has a price. */
  hasPrices: boolean;
  list: ({ by: 'day'; rows: DayCosts[] } | { by: 'user'; day: string | null; rows: UserCosts[] }) & {
    next: string | null;
  };
}

/** What one turn used. */
export interface TurnCosts {
  id: string;
  kind: 'built-in' | 'small' | 'hosted';
  /** Of the model. */
  name: string;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  estimated: boolean;
  /** Null: the model has no price. */
  cost: number | null;
  /** When it began, ISO 8601. */
  at: string;
}

/** Days that are counted together beside the present one. */
export const MONTH_DAYS = 30;
