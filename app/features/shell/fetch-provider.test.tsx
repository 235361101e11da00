/** The specified figures of the fetch cache, and the theme's cookie. */
import { expect, test } from 'vitest';
import { fetchIntervals } from './fetch-provider.tsx';
import { themeOf } from '#app/ui/theme-choice.ts';

test('intervals on a usual and on a slow connection', () => {
  expect(fetchIntervals(false)).toEqual({
    dedupingInterval: 2000,
    focusThrottleInterval: 5000,
    errorRetryInterval: 5000,
    loadingTimeout: 3000,
  });
  expect(fetchIntervals(true)).toEqual({
    dedupingInterval: 2000,
    focusThrottleInterval: 5000,
    errorRetryInterval: 10_000,
    loadingTimeout: 5000,
  });
});

test.each([
  [null, 'system'],
  ['', 'system'],
  ['blend-theme=dark', 'dark'],
  ['a=b; blend-theme=light; c=d', 'light'],
  ['blend-theme=neon', 'system'],
  ['x-blend-theme=dark', 'system'],
])('the cookie %s means %s', (cookie, theme) => {
  expect(themeOf(cookie)).toBe(theme);
});
