/** Amounts of tokens and money in words. */
import { message } from './message.ts';

const tokens = new Intl.NumberFormat('en');
const cents = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** `12,300 tokens`. */
export const tokensText = (count: number): string => message('costs.tokens', { count, number: tokens.format(count) });

/** Millionths of a dollar: `$1.25`; `under $0.01` for less than a cent, since it is not nothing. */
export function dollarsText(cost: number): string {
  return cost > 0 && cost < 10_000 ? message('costs.underACent') : cents.format(cost / 1_000_000);
}
