/** Numbers and colors as people type them. */
import { expect, test } from 'vitest';
import { parseHexColor } from './hex-color.ts';
import { parseNumber, settle } from './number-input.ts';

test.each([
  ['12', 12],
  ['12,5', 12.5],
  ['-3', -3],
  ['100 px', 100],
  ['45°', 45],
  ['120/2+4', 64],
  ['2+3*4', 14],
  ['10--2', 12],
  ['.5', 0.5],
])('%s is %d', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

test.each(['', 'abc', '1+', '1/0', '2**3', '1e5', '--'])('"%s" is no number', (text) => {
  expect(parseNumber(text)).toBeNull();
});

test('a value settles within its limits, without binary noise', () => {
  expect(settle(0.1 + 0.2, { min: 0, max: 1, step: 0.01 })).toBe(0.3);
  expect(settle(5000, { min: 100, max: 4000, step: 1 })).toBe(4000);
  expect(settle(12.3456, { min: 0, max: 100, step: 1 })).toBe(12.35);
});

test.each([
  ['f40', '#ff4400'],
  ['#F4502F', '#f4502f'],
  [' #ff440080 ', '#ff440080'],
  ['f408', '#ff440088'],
])('%s reads as %s', (text, color) => {
  expect(parseHexColor(text)).toBe(color);
});

test.each(['', '#12', 'reddish', '#12345', 'gggggg'])('"%s" is no color', (text) => {
  expect(parseHexColor(text)).toBeNull();
});
