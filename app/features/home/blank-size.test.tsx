/** Sizes as people type them. */
import { expect, test } from 'vitest';
import { readDimension } from '#design/document/dimension-text.ts';
import { initialSize } from './blank-size.ts';

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
