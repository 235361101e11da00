/** Which designs count as made now. */
import { expect, test } from 'vitest';
import { madeJustNow } from './use-designs-made.ts';

test('designs of the last minutes are new, older ones were counted or never are', () => {
  const now = Date.UTC(2026, 0, 1, 12);
  const at = (id: string, seconds: number) => ({ id, createdAt: new Date(now - seconds * 1000).toISOString() });
  expect(madeJustNow([at('now', 0), at('minute', 60), at('old', 121), at('year', 4e7)], now)).toEqual([
    'now',
    'minute',
  ]);
});
