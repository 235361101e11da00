/** How waiting is shown. */
import { expect, test } from 'vitest';
import { waitTime } from './wait-time.ts';

test('as a clock does', () => {
  expect([0, 9, 60, 899, 3600, 86_399].map(waitTime)).toEqual(['0:00', '0:09', '1:00', '14:59', '1:00:00', '23:59:59']);
});
