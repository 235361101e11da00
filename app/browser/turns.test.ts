/** Turns: a limited number in parallel, in order, and none is lost when a caller leaves. */
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('are taken in order, a few at a time, and passed on', () => {
  const began: string[] = [];
  const turns = createTurns(2);
  const ends = ['a', 'b', 'c', 'd', 'e'].map((name) => turns.take(() => began.push(name)));
  expect(began).toEqual(['a', 'b']);
  ends[2]?.();
  ends[0]?.();
  ends[0]?.();
  expect(began).toEqual(['a', 'b', 'd']);
  ends[1]?.();
  ends[3]?.();
  expect(began).toEqual(['a', 'b', 'd', 'e']);
});
