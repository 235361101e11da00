/** Sizes in words. */
import { expect, test } from 'vitest';
import { sizeWords } from './size-words.ts';

test('sizes are said in decimal units, two figures below ten', () => {
  expect(
    [0, 840, 1_240, 84_400, 1_240_000, 31_000_000, 200_000_000, 1_960_000_000, 2_000_000_000].map(sizeWords),
  ).toEqual(['0 B', '840 B', '1.2 kB', '84 kB', '1.2 MB', '31 MB', '200 MB', '2 GB', '2 GB']);
});
