/** The arithmetic of the benchmarks. */
import { expect, test } from 'vitest';
import { figuresOf, measurePair } from './measure.ts';

test('median, 95th percentile and spread', () => {
  expect(figuresOf([3, 1, 2])).toEqual({ median: 2, p95: 3, spread: [1, 3] });
  expect(figuresOf([4, 1, 3, 2])).toEqual({ median: 2.5, p95: 4, spread: [1, 4] });
  expect(figuresOf(Array.from({ length: 100 }, (_, index) => index + 1)).p95).toBe(95);
});

test('both sides are called equally often, at least five times after the warm-up', async () => {
  const calls: string[] = [];
  const side = (name: string) => async () => void calls.push(name);
  const result = await measurePair('row', { size: '1', ours: side('ours'), floor: side('floor'), repetitions: 2 });
  expect(result.repetitions).toBe(5);
  expect(calls.filter((name) => name === 'ours')).toHaveLength(7);
  expect(calls.filter((name) => name === 'floor')).toHaveLength(7);
});

test('what takes seconds is called three times after one to warm up, and further figures are told', async () => {
  let calls = 0;
  const result = await measurePair('row', {
    size: '1',
    ours: async () => void (calls += 1),
    floor: async () => undefined,
    repetitions: 20,
    slow: true,
    further: () => ({ 'peak MB': calls }),
  });
  expect(result).toMatchObject({ repetitions: 3, further: { 'peak MB': 4 } });
});
