/** How long users are told to wait. */
import { expect, test } from 'vitest';
import { waitText } from './wait-text.ts';

test.each([
  [0, 'in 1 second'],
  [0.4, 'in 1 second'],
  [59.2, 'in 60 seconds'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [900, 'in 15 minutes'],
  [5400, 'in 90 minutes'],
  [5401, 'in 2 hours'],
  [86_400, 'in 24 hours'],
])('%d seconds: %s', (seconds, text) => expect(waitText(seconds)).toBe(text));
