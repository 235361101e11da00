/** Amounts as people read them. */
import { expect, test } from 'vitest';
import { dollarsText, tokensText } from './amount-text.ts';

test.each([
  [0, '$0.00'],
  [1, 'under $0.01'],
  [9_999, 'under $0.01'],
  [10_000, '$0.01'],
  [1_250_000, '$1.25'],
  [12_345_678_900, '$12,345.68'],
])('%i millionths of a dollar are %s', (cost, text) => {
  expect(dollarsText(cost)).toBe(text);
});

test.each([
  [0, '0 tokens'],
  [1, '1 token'],
  [12_300, '12,300 tokens'],
])('%i are %s', (count, text) => {
  expect(tokensText(count)).toBe(text);
});
