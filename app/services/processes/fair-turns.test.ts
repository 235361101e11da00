/** Turns are shared among callers, a few in parallel, and are returned. */
import { expect, it } from 'vitest';
import { BusyError, createFairTurns } from './fair-turns.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('gives whoever asks for one its turn before the third of somebody who asks for many', async () => {
  const turns = createFairTurns({ atOnce: 2, each: 2, waiting: 10 });
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (key: string, name: string) => void turns.take(key).then((end) => (began.push(name), ends.push(end)));
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask('a', name);
  ask('b', 'b1');
  await settle();
  expect(began).toEqual(['a1', 'a2']);
  ends[0]?.();
  ends[0]?.();
  await settle();
  expect(began).toEqual(['a1', 'a2', 'b1']);
  ends[1]?.();
  ends[2]?.();
  await settle();
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

it('holds each to its own share, leaves the queue when nobody waits any more, and refuses what is too much', async () => {
  const turns = createFairTurns({ atOnce: 4, each: 1, waiting: 2 });
  const first = await turns.take('a');
  const leaving = new AbortController();
  const left = turns.take('a', leaving.signal);
  const second = turns.take('a');
  await expect(turns.take('a')).rejects.toBeInstanceOf(BusyError);
  await expect(turns.take('b')).resolves.toBeTypeOf('function');
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(turns.take('a', AbortSignal.abort(new Error('never')))).rejects.toThrow('never');
  first();
  await expect(second).resolves.toBeTypeOf('function');
});
