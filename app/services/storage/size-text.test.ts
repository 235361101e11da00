/** Sizes in words. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sizeText, usageTexts } from './size-text.ts';

test('sizes are said in decimal units, two figures below ten', () => {
  expect(
    [0, 840, 1_240, 84_400, 1_240_000, 31_000_000, 200_000_000, 1_960_000_000, 2_000_000_000].map((bytes) =>
      sizeText(bytes),
    ),
  ).toEqual(['0 B', '840 B', '1.2 kB', '84 kB', '1.2 MB', '31 MB', '200 MB', '2 GB', '2 GB']);
});

test.each([
  [1_949_999_999, '1.9 GB', '1.9 GB'],
  [1_950_000_000, '2 GB', '1.9 GB'],
  [9_950_000, '10 MB', '9.9 MB'],
  [15_999_999, '16 MB', '15 MB'],
  [999_499, '999 kB', '999 kB'],
  [999_500, '1 MB', '999 kB'],
  [999_999_999, '1 GB', '999 MB'],
  [1_100_000, '1.1 MB', '1.1 MB'],
])('%d bytes are rounded to the nearest, and down where they are free', (bytes, nearest, down) => {
  expect([sizeText(bytes), sizeText(bytes, 'down')]).toEqual([nearest, down]);
});

const BYTES = { B: 1, kB: 1e3, MB: 1e6, GB: 1e9 } as const;

test('free room is never said to be more than it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300_000_000_000 }), (bytes) => {
      const [value, unit] = sizeText(bytes, 'down').split(' ');
      expect(Math.round(Number(value) * BYTES[unit as keyof typeof BYTES])).toBeLessThanOrEqual(bytes);
    }),
  );
});

test.each([
  [1_950_000_000, 2_000_000_000, '1.95 GB'],
  [1_999_999_999, 2_000_000_000, '1.99 GB'],
  [2_000_000_000, 2_000_000_000, '2 GB'],
  [2_000_000_001, 2_000_000_000, '2.01 GB'],
  [49_960_000_000, 50_000_000_000, '49.96 GB'],
  [1_200_000_000, 2_000_000_000, '1.2 GB'],
  [0, 200_000_000, '0 B'],
])('%d of %d bytes are said so that they agree with what is free', (used, allowed, text) => {
  expect(usageTexts({ used, allowed }).used).toBe(text);
});
