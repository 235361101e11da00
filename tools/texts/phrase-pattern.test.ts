/** Words within expressions. */
import { expect, test } from 'vitest';
import { phrasePattern } from './phrase-pattern.ts';

test.each([
  ['a.b (c)', 'a.b (c)', true],
  ['a.b', 'axb', false],
  ['Big   Sale', 'Big Sale', true],
  ['Big Sale', 'Big\n\t Sale', true],
  ['1+1=2?', '1+1=2?', true],
  ['a/b\\c[d]{e}|f^g$', 'a/b\\c[d]{e}|f^g$', true],
  [' sale', 'big sale', true],
  [' sale', 'bigsale', false],
  ['sale ', 'sale now', true],
  ['   ', 'a b', true],
  ['   ', 'ab', false],
])('%j in %j: %s', (phrase, text, found) => {
  expect(new RegExp(phrasePattern(phrase), 'u').test(text)).toBe(found);
});

test('white space at an end is taken once, so that a long run of it is not read from each of its places', () => {
  expect(phrasePattern('  a  b  ')).toBe('\\sa\\s+b\\s');
});
