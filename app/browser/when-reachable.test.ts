/** Waiting for a server that answers late, never, or after the waiting has ended. */
import { expect, test } from 'vitest';
import { askAgainAfter, whenReachable, type ReachParts } from './when-reachable.ts';

function serverThatAnswers(after: number) {
  const pauses: number[] = [];
  let asked = 0;
  const parts: ReachParts = {
    ask: () => ((asked += 1) > after ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))),
    pause: (ms) => Promise.resolve(void pauses.push(ms)),
  };
  return { parts, pauses, asked: () => asked };
}

test('what answers at once is not lost', async () => {
  const { parts, pauses } = serverThatAnswers(0);
  let lost = 0;
  expect(await whenReachable(new AbortController().signal, () => void (lost += 1), parts)).toBe(true);
  expect([lost, pauses]).toEqual([0, []]);
});

test('asks ever more slowly, says once that it is lost, and continues until there is an answer', async () => {
  const { parts, pauses } = serverThatAnswers(7);
  let lost = 0;
  expect(await whenReachable(new AbortController().signal, () => void (lost += 1), parts)).toBe(true);
  expect([lost, pauses]).toEqual([1, [0, 1, 2, 3, 4, 5, 6].map(askAgainAfter)]);
  expect(Math.max(...pauses)).toBe(15_000);
});

test('taken back it asks no more, and says so', async () => {
  const { parts, asked } = serverThatAnswers(Infinity);
  const left = new AbortController();
  const waiting = whenReachable(left.signal, () => left.abort(), parts);
  expect(await waiting).toBe(false);
  expect(asked()).toBe(1);
  expect(await whenReachable(left.signal, undefined, parts)).toBe(false);
  expect(asked()).toBe(1);
});
