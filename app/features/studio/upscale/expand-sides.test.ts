/** How far pictures are extended. */
import { expect, test } from 'vitest';
import {
  EXPAND_RATIOS,
  grownSize,
  growthProblem,
  NO_GROWTH,
  sharesOf,
  sidesForRatio,
  sidesOfShares,
} from './expand-sides.ts';

const picture = { width: 1201, height: 800 };

test.each(EXPAND_RATIOS)('to %s, without losing anything', (ratio) => {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const { width, height } = grownSize(picture, sidesForRatio(picture, ratio));
  expect(Math.abs(width / height - across / down)).toBeLessThan(0.002);
  expect([width >= picture.width, height >= picture.height]).toEqual([true, true]);
});

test('shares and sides are the same in hundredths', () => {
  const shares = { left: 10, top: 0, right: 25, bottom: 100 };
  expect(sidesOfShares(picture, shares)).toEqual({ left: 120, top: 0, right: 300, bottom: 800 });
  expect(sharesOf(picture, sidesOfShares(picture, shares))).toEqual(shares);
});

test('what can’t be done is known before', () => {
  expect(growthProblem(picture, NO_GROWTH)).toBe('none');
  expect(growthProblem(picture, sidesOfShares(picture, { left: 100, right: 100, top: 50, bottom: 0 }))).toBe(
    'too-much',
  );
  expect(growthProblem({ width: 6000, height: 5000 }, { ...NO_GROWTH, left: 2500 })).toBe('too-large');
  expect(growthProblem(picture, { ...NO_GROWTH, left: 100 })).toBeNull();
});
