/** Numbered steps that were typed in one line. */
import { expect, test } from 'vitest';
import { numberedLines } from './numbered.ts';

test.each([
  ['1) pick a size 2) send a pic 3) wait 10 days', '1) pick a size\n2) send a pic\n3) wait 10 days'],
  ['1. mix, 2. bake, 3. eat', '1. mix\n2. bake\n3. eat'],
  ['Steps: 1) ask 2) pay', 'Steps:\n1) ask\n2) pay'],
  ['From 2) to 3) only', 'From 2) to 3) only'],
  ['Open 9 to 6', 'Open 9 to 6'],
  ['1) one\n2) two', '1) one\n2) two'],
])('%j', (text, lines) => expect(numberedLines(text)).toBe(lines));
