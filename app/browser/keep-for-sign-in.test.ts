/** The address that "Sign in" returns to. */
import { expect, test } from 'vitest';
import { hasKeeper, keptPath, nextOf } from './keep-for-sign-in.ts';

test('without a screen that keeps something it is the page itself', async () => {
  expect(hasKeeper()).toBe(false);
  expect(await keptPath('/recipes?q=sale')).toBe('/recipes?q=sale');
});

test('the page that a sign-in address names', () => {
  expect(nextOf('/sign-in?next=%2Fai-design%2Fchat%3Fdraft%3Dabc')).toBe('/ai-design/chat?draft=abc');
  expect(nextOf('/sign-in')).toBeNull();
});
