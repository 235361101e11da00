/** The daily round, on a clock of the test's. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, runDaily } from './housekeeping.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('at once and once a day, each chore whatever becomes of the others, until it is closed', async () => {
  const done: string[] = [];
  const reports: unknown[] = [];
  const housekeeping = runDaily({
    chores: {
      first: async () => void done.push('first'),
      broken: async () => Promise.reject(new Error('no')),
      last: async () => void done.push('last'),
    },
    report: (error, context) => reports.push([(error as Error).message, context]),
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['first', 'last']);
  expect(reports).toEqual([['no', { area: 'housekeeping', chore: 'broken' }]]);
  await vi.advanceTimersByTimeAsync(DAY_MS - 1);
  expect(done).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(done).toHaveLength(8);
  await housekeeping.close();
  await vi.advanceTimersByTimeAsync(5 * DAY_MS);
  expect(done).toHaveLength(8);
});

test('closing tells the one at work, waits for it, and begins no other', async () => {
  const done: string[] = [];
  const housekeeping = runDaily({
    chores: {
      long: (signal) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => {
            done.push('told');
            reject(new Error('stopped'));
          });
        }),
      next: async () => void done.push('next'),
    },
    report: () => done.push('reported'),
  });
  await vi.advanceTimersByTimeAsync(3 * DAY_MS);
  await housekeeping.close();
  expect(done).toEqual(['told']);
});
