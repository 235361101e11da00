/** Slips of the keyboard, and words that only look like one. */
import { expect, test } from 'vitest';
import { speller } from './spelling.ts';

const spelled = speller(['address', 'headline', 'bigger', 'title', 'place', 'star', 'photo']);

test.each([
  ['adress', 'address'],
  ['hedline', 'headline'],
  ['haedline', 'headline'],
  ['biger', 'bigger'],
  ['tittle', 'title'],
  ['phtoo', 'photo'],
])('%s is meant to be %s', (typed, meant) => expect(spelled(typed)).toBe(meant));

test.each(['plate', 'start', 'digger', 'stat', 'little'])('%s is a word of its own', (typed) =>
  expect(spelled(typed)).toBeNull(),
);
