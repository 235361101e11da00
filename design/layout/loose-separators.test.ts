/** Separators at the ends of lines. */
import { expect, test } from 'vitest';
import { createTextLayer } from '../document/create.ts';
import { UNPLACED } from '../templates/page-builder.ts';
import { setIn } from './fit-text.ts';
import { withoutLooseSeparators } from './loose-separators.ts';

/** Every letter as wide as its font size. */
const set = (text: string, letters: number) =>
  setIn(createTextLayer({ ...UNPLACED, text, fontSize: 10 }), letters * 10, (words) => words.length * 10);

test.each([
  ['Sunday 9-1 · 14 Elm Road', 11, 'Sunday 9-1\n14 Elm Road'],
  ['Sunday 9-1 · 14 Elm Road', 12, 'Sunday 9-1\n14 Elm Road'],
  ['a  ·  bbbb  ·  cccccc', 6, 'a\nbbbb\ncccccc'],
  ['Tools | Records', 7, 'Tools\nRecords'],
  ['Kids\n· Tools', 8, null],
  ['Sunday 9-1 · 14 Elm Road', 40, null],
  ['Sunday at 9 sharp', 10, null],
])('%s in lines of %s letters', (text, letters, expected) => {
  expect(withoutLooseSeparators(set(text, letters))).toBe(expected);
});
