/** Texts of failed requests for users. */
import { expect, test } from 'vitest';
import { thrownCode, thrownText } from './thrown-text.ts';

test('the server’s own words come first', () => {
  const body = { error: { code: 'busy', message: 'The assistant is still at work here.' } };
  expect(thrownText(body)).toBe('The assistant is still at work here.');
  expect(thrownCode(body)).toBe('busy');
});

test.each([
  [new TypeError('Failed to fetch')],
  ['Failed to fetch'],
  ['NetworkError when attempting to fetch resource.'],
  ['Load failed'],
])('no answer at all is said plainly: %s', (thrown) => {
  expect(thrownText(thrown)).toBe('The server could not be reached. Check your connection and try again.');
});

test.each([
  [new Error('Out of paper'), 'Out of paper'],
  ['Just words', 'Just words'],
  [null, 'Something went wrong'],
  [{}, 'Something went wrong'],
  ['', 'Something went wrong'],
])('%s reads as "%s"', (thrown, words) => {
  expect(thrownText(thrown)).toBe(words);
  expect(thrownCode(thrown)).toBeNull();
});
