/** The variables of what hosted models cost: prices of models, and how much may be spent a day. */
import { z } from 'zod';
import { message } from '#messages/message.ts';
import { wholeNumber } from './setting-types.ts';

/** Dollars per million tokens, which are millionths of a dollar per token. */
export interface ModelPrice {
  input: number;
  /** Input that the vendor had in its cache. */
  cached: number;
  output: number;
  /** Input that the vendor puts into its cache: some charge more for it. */
  cacheWrite: number;
}

/** What may be spent in a day (UTC); undefined: no limit. */
export interface DayBudget {
  /** Input and output. */
  tokens?: number;
  /** Millionths of a dollar. */
  cost?: number;
}

export interface CostSettings {
  /** By the names of models. */
  modelPrices: Readonly<Record<string, ModelPrice>>;
  /** All users together. */
  dayBudget: DayBudget;
  /** Each user. */
  userBudget: DayBudget;
}

const MILLION = 1_000_000;
const number = /^(?:\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})$/;

/** `name=input/cached/output`, or with a fourth number for writing to the cache. A name may itself contain = and /. */
function priceOf(entry: string): [name: string, price: ModelPrice] | null {
  const equals = entry.lastIndexOf('=');
  const name = entry.slice(0, equals).trim();
  const numbers = entry
    .slice(equals + 1)
    .split('/')
    .map((text) => text.trim());
  if (equals < 1 || !/^\S{1,200}$/.test(name) || !numbers.every((text) => number.test(text))) return null;
  const [input, cached, output, cacheWrite = input, ...more] = numbers.map(Number);
  if (input === undefined || cached === undefined || output === undefined || cacheWrite === undefined) return null;
  return more.length === 0 ? [name, { input, cached, output, cacheWrite }] : null;
}

const prices = z.string().transform((list, context): Record<string, ModelPrice> => {
  const priced: Record<string, ModelPrice> = Object.create(null) as Record<string, ModelPrice>;
  for (const entry of list.split(',')) {
    const found = priceOf(entry);
    if (!found || found[0] in priced) {
      context.addIssue({ code: 'custom', message: 'not a price, or the second of a model' });
      return z.NEVER;
    }
    priced[found[0]] = found[1];
  }
  return priced;
});

const dollars = z
  .string()
  .regex(number)
  .transform((text) => Math.round(Number(text) * MILLION))
  .pipe(z.number().min(1));
const tokens = wholeNumber(1, 1_000_000_000_000);

export const costVariables = {
  MODEL_PRICES: { type: prices, allowed: 'config.allowed.modelPrices' },
  MODEL_DAILY_TOKENS: { type: tokens, allowed: 'config.allowed.tokens' },
  MODEL_DAILY_DOLLARS: { type: dollars, allowed: 'config.allowed.dollars' },
  MODEL_DAILY_TOKENS_PER_USER: { type: tokens, allowed: 'config.allowed.tokens' },
  MODEL_DAILY_DOLLARS_PER_USER: { type: dollars, allowed: 'config.allowed.dollars' },
} as const;

type CostValues = { [N in keyof typeof costVariables]?: z.output<(typeof costVariables)[N]['type']> };

/** A line for each budget in dollars that one of the `paid` models could never use up, since it has no price. */
export function missingForCosts(values: CostValues, paid: readonly string[]): string[] {
  const unpriced = paid.filter((model) => values.MODEL_PRICES?.[model] === undefined);
  return (['MODEL_DAILY_DOLLARS', 'MODEL_DAILY_DOLLARS_PER_USER'] as const)
    .filter((because) => values[because] !== undefined)
    .flatMap((because) => unpriced.map((model) => message('config.needsPrice', { because, model })));
}

export function costSettings(values: CostValues): CostSettings {
  return {
    modelPrices: values.MODEL_PRICES ?? {},
    dayBudget: { tokens: values.MODEL_DAILY_TOKENS, cost: values.MODEL_DAILY_DOLLARS },
    userBudget: { tokens: values.MODEL_DAILY_TOKENS_PER_USER, cost: values.MODEL_DAILY_DOLLARS_PER_USER },
  };
}
