/** Owners take turns, an owner's previews come first, and nobody has more than a limited number waiting. */
import { expect, it } from 'vitest';
import { createFairQueue, type Queued } from './fair-queue.ts';

const job = (owner: string, kind: Queued['kind'] = 'export') => ({ owner, kind });

it('serves owners in turn, however much one has waiting', () => {
  const queue = createFairQueue<Queued>(() => 100);
  for (let n = 0; n < 50; n += 1) queue.push(job('ada'));
  queue.push(job('grace'));
  queue.push(job('joan'));
  queue.push(job('grace'));
  expect(Array.from({ length: 6 }, () => queue.take()?.owner)).toEqual(['ada', 'grace', 'joan', 'ada', 'grace', 'ada']);
});

it('gives somebody who comes later a turn before the second of those who wait', () => {
  const queue = createFairQueue<Queued>(() => 100);
  for (const owner of ['ada', 'ada', 'grace', 'grace']) queue.push(job(owner));
  expect(queue.take()?.owner).toBe('ada');
  queue.push(job('joan'));
  expect(Array.from({ length: 4 }, () => queue.take()?.owner)).toEqual(['grace', 'ada', 'joan', 'grace']);
  expect(queue.take()).toBeNull();
});

it('serves the previews of an owner before the files', () => {
  const queue = createFairQueue<Queued>(() => 100);
  for (const kind of ['export', 'preview', 'export', 'preview'] as const) queue.push(job('ada', kind));
  expect(Array.from({ length: 4 }, () => queue.take()?.kind)).toEqual(['preview', 'preview', 'export', 'export']);
});

it('refuses what is too much for one owner alone, and forgets what nobody wants any more', () => {
  const queue = createFairQueue<Queued>((owner) => (owner === 'ada' ? 2 : 1));
  const [first, second] = [job('ada'), job('ada')];
  expect([queue.push(first), queue.push(second), queue.push(job('ada')), queue.push(job('grace'))]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  expect([queue.remove(first), queue.remove(first)]).toEqual([true, false]);
  expect(queue.push(job('ada'))).toBe(true);
  expect(queue.clear()).toHaveLength(3);
  expect(queue.take()).toBeNull();
});
