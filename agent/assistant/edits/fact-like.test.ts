/** Amounts in facts: read with the decimals of their currency, and written as they were. */
import { expect, test } from 'vitest';
import { raisedTo } from './fact-like.ts';
import { amountOf } from './facts-in.ts';

test.each([
  ['$39.00', 39],
  ['€1.299,50', 1299.5],
  ['Rs. 1,29,900', 129_900],
  ['KWD 3.250', 3.25],
  // Could be one euro or a thousand: as it always was.
  ['€1.299', 1299],
  ['35%', 35],
])('%s is %d', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test.each([
  ['£45', 49.5, '£49.50'],
  ['$9.00', 10, '$10.00'],
  ['¥980', 1009.4, '¥1009'],
  ['KWD 3.250', 3.575, 'KWD 3.575'],
])('%s raised to %d is %s', (standing, amount, written) => {
  expect(raisedTo(standing, amount)).toBe(written);
});
