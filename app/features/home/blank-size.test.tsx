/** Sizes as people type them, and times as people read them. */
import { expect, test } from 'vitest';
import { readDimension } from '#design/document/dimension-text.ts';
import { initialSize } from './blank-size.ts';
import { when } from '#app/ui/when.ts';

test.each(['100', '4000', ' 1080 '])('%s is a size', (text) => {
  expect(readDimension(text)).toEqual({ value: Number(text) });
});

test.each(['99', '4001', '', '12.5', '-300', '1e3', 'wide'])(
  '"%s" is refused in the words of the specification',
  (text) => {
    expect(readDimension(text)).toEqual({ problem: 'Dimension should be between 100 and 4000' });
  },
);

test('the page begins with the format of the address', () => {
  expect(initialSize('business-card')).toEqual({ width: '1050', height: '600' });
  expect(initialSize('nothing')).toEqual({ width: '1080', height: '1080' });
  expect(initialSize(null)).toEqual({ width: '1080', height: '1080' });
});

test.each([
  [0, 'this minute'],
  [-5 * 60_000, '5 minutes ago'],
  [-3 * 3_600_000, '3 hours ago'],
  [-26 * 3_600_000, 'yesterday'],
  [-40 * 86_400_000, 'Jan 20, 2026'],
])('%d ms is %s', (offset, words) => {
  const now = Date.UTC(2026, 2, 1, 12);
  expect(when(new Date(now + offset).toISOString(), now)).toBe(words);
});
