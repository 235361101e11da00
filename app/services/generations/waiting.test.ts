/** Places in the lane and remaining times, and that rounds of the queue starve nobody. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextRound, placesOf, remainingOf } from './waiting.ts';

describe('what is left', () => {
  test.each([
    ['by its own pace once that says something', { durationMs: 10_000, workedMs: 6_000, progress: 0.5 }, 6_000],
    ['less and less until it says more', { durationMs: 10_000, workedMs: 8_000, progress: 0.5, sinceMs: 2_000 }, 4_000],
    ['no more than half less', { durationMs: 10_000, workedMs: 26_000, progress: 0.5, sinceMs: 20_000 }, 3_000],
    ['by its kind before', { durationMs: 10_000, workedMs: 400, progress: 0.1 }, 9_000],
    ['by its kind when it says nothing', { durationMs: 10_000, workedMs: 4_000, progress: null }, 6_000],
    [
      'a tenth more when it takes longer than its kind',
      { durationMs: 10_000, workedMs: 14_000, progress: null },
      1_000,
    ],
    ['nothing at its end', { durationMs: 10_000, workedMs: 9_000, progress: 1 }, 0],
  ])('%s', (_, work, expected) => expect(remainingOf(work)).toBe(expected));
});

test('places follow the order, times the slots', () => {
  const work = (id: string, durationMs: number) => ({ id, durationMs });
  const running = [{ ...work('r', 4_000), workedMs: 1_000, progress: null }];
  expect([...placesOf([work('a', 2_000), work('b', 5_000)], running, 1)]).toEqual([
    ['a', { position: 1, remainingMs: 5_000 }],
    ['b', { position: 2, remainingMs: 10_000 }],
  ]);
  expect([...placesOf([work('a', 2_000), work('b', 5_000)], running, 2)]).toEqual([
    ['a', { position: 1, remainingMs: 2_000 }],
    ['b', { position: 2, remainingMs: 7_000 }],
  ]);
});

test('whoever comes waits for at most one thing of each of the others that were there, and one more for what is at work', () => {
  expect.hasAssertions();
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant('work' as const)), { maxLength: 60 }),
      (steps) => {
        let waiting: { user: number; round: number; seq: number; servedBefore: Map<number, number> }[] = [];
        let running: { user: number; round: number } | null = null;
        let seq = 0;
        for (const step of steps) {
          if (step === 'work') {
            const [next, ...rest] = waiting.toSorted((a, b) => a.round - b.round || a.seq - b.seq);
            if (!next) {
              running = null;
              continue;
            }
            waiting = rest;
            running = next;
            // Only a user's first in the lane is promised anything: their later ones wait for it too.
            for (const other of waiting)
              other.servedBefore.set(next.user, (other.servedBefore.get(next.user) ?? 0) + 1);
            const first = !waiting.some(({ user, seq: own }) => user === next.user && own < next.seq);
            const alone = next.servedBefore.get(next.user) === undefined;
            if (first && alone)
              for (const [user, count] of next.servedBefore)
                if (user !== next.user) expect(count).toBeLessThanOrEqual(2);
            continue;
          }
          const going = [...waiting, ...(running ? [running] : [])];
          const own = going.filter(({ user }) => user === step).map(({ round }) => round);
          const round = nextRound(
            going.length > 0 ? Math.min(...going.map((one) => one.round)) : null,
            own.length > 0 ? Math.max(...own) : null,
          );
          waiting.push({ user: step, round, seq: seq++, servedBefore: new Map() });
        }
      },
    ),
  );
});
