/** Days of the history panel. */
import { expect, it } from 'vitest';
import { byDay } from './days.ts';

it('steps are grouped by day, today and yesterday by name', () => {
  const now = new Date(2026, 2, 1, 0, 30);
  const at = (...parts: [number, number, number, number, number]) => ({ at: new Date(...parts).toISOString() });
  const days = byDay(
    [at(2026, 2, 1, 0, 10), at(2026, 1, 28, 23, 50), at(2026, 1, 28, 8, 0), at(2025, 11, 24, 9, 0)],
    now,
  );
  expect(days.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Wednesday 24 December', 1],
  ]);
});
