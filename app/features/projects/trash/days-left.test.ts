/** Days that something stays in the trash: a day that has begun counts. */
import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

test('a day that has begun counts, and nothing is less than over', () => {
  const until = '2026-03-31T12:00:00.000Z';
  expect(daysLeft(until, Date.parse('2026-03-01T12:00:00Z'))).toBe(30);
  expect(daysLeft(until, Date.parse('2026-03-01T12:00:01Z'))).toBe(30);
  expect(daysLeft(until, Date.parse('2026-03-31T11:59:00Z'))).toBe(1);
  expect(daysLeft(until, Date.parse('2026-04-02T00:00:00Z'))).toBe(0);
});
