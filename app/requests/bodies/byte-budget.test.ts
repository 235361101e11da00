/** Which senders may proceed in parallel, which wait, and which are refused. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createByteBudget, type NoRoom } from './byte-budget.ts';

const limits = { perKey: 10, total: 20, waitMs: 1_000, waitingPerKey: 2, waitingInAll: 4 };
const present = new AbortController().signal;

/** The state of an attempt. */
interface Attempt {
  result: (() => void) | NoRoom | null;
}

function budget() {
  const made = createByteBudget(limits);
  return (key: string, bytes: number, gone = present): Attempt => {
    const attempt: Attempt = { result: null };
    void made.enter(key, bytes, gone).then((result) => (attempt.result = result));
    return attempt;
  };
}
const settled = () => vi.advanceTimersByTimeAsync(0);
const states = async (...attempts: Attempt[]) => {
  await settled();
  return attempts.map(({ result }) => (typeof result === 'function' ? 'in' : (result ?? 'waits')));
};
const leave = ({ result }: Attempt) => {
  if (typeof result === 'function') result();
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one key waits for itself while others pass', async () => {
  const enter = budget();
  const [first, second, other] = [enter('a', 8), enter('a', 8), enter('b', 8)];
  expect(await states(first, second, other)).toEqual(['in', 'waits', 'in']);
  leave(first);
  expect(await states(second)).toEqual(['in']);
});

test('a later one of the same key does not overtake, however small', async () => {
  const enter = budget();
  const [first, large, small] = [enter('a', 8), enter('a', 8), enter('a', 1)];
  expect(await states(first, large, small)).toEqual(['in', 'waits', 'waits']);
  leave(first);
  expect(await states(large, small)).toEqual(['in', 'in']);
});

test('all together stay below the total, and nobody overtakes one who waits for it', async () => {
  const enter = budget();
  const [a, b, c, d] = [enter('a', 9), enter('b', 9), enter('c', 9), enter('d', 1)];
  expect(await states(a, b, c, d)).toEqual(['in', 'in', 'waits', 'waits']);
  leave(a);
  expect(await states(c, d)).toEqual(['in', 'in']);
});

test('room is given back once, and after all have left everything fits again', async () => {
  const enter = budget();
  const first = enter('a', 10);
  await settled();
  leave(first);
  leave(first);
  const [second, third] = [enter('a', 10), enter('a', 1)];
  expect(await states(second, third)).toEqual(['in', 'waits']);
});

test('who waits too long or is one too many is turned away with the reason', async () => {
  const enter = budget();
  const [first, second, third, fourth] = [enter('a', 10), enter('a', 10), enter('a', 10), enter('a', 10)];
  expect(await states(first, second, third, fourth)).toEqual(['in', 'waits', 'waits', 'key']);
  const [b, c] = [enter('b', 10), enter('c', 10)];
  expect(await states(b, c)).toEqual(['in', 'waits']);
  await vi.advanceTimersByTimeAsync(limits.waitMs);
  expect(await states(second, third, c)).toEqual(['key', 'key', 'total']);
});

test('who leaves while waiting makes way', async () => {
  const enter = budget();
  const gone = new AbortController();
  const [first, second, third] = [enter('a', 6), enter('a', 6, gone.signal), enter('a', 4)];
  expect(await states(first, second, third)).toEqual(['in', 'waits', 'waits']);
  gone.abort();
  expect(await states(second, third)).toEqual(['key', 'in']);
});
