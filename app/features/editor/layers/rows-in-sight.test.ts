/** Rows have their contents before they come into sight, and keep them while the list scrolls a little. */
import { expect, it } from 'vitest';
import { rowsInSight } from './rows-in-sight.ts';

it('covers all that a tall list shows at any position, with rows to spare on both sides', () => {
  for (let scrolled = 0; scrolled < 20_000; scrolled += 17) {
    const { from, to } = rowsInSight(scrolled, 36);
    const first = Math.floor(scrolled / 36);
    expect(from).toBeLessThanOrEqual(Math.max(0, first - 30));
    expect(to).toBeGreaterThanOrEqual(first + 60 + 30);
  }
});

it('changes only every thirty rows', () => {
  const ranges = new Set(Array.from({ length: 300 }, (_, row) => rowsInSight(row * 36, 36).from));
  expect(ranges.size).toBe(9);
});
