/** Undo and redo: each is answered once, whatever goes wrong around it. */
import { expect, test, vi } from 'vitest';
import type { HistoryOutcome } from '#app/contracts/change.ts';
import { RefusedError } from './send-errors.ts';
import { createStepQueue } from './step-queue.ts';

const answer = { revision: 7, skipped: [] } as unknown as HistoryOutcome;

test.each([new RefusedError(403, 'forbidden', 'Not yours'), new TypeError('Failed to fetch')])(
  'a page that can not follow a step (%s) knows that it was taken, and the next step still goes',
  async (error) => {
    const take = vi.fn<() => Promise<void>>().mockRejectedValueOnce(error).mockResolvedValue();
    const tell = vi.fn();
    const steps = createStepQueue({ api: { step: async () => answer }, tell, take });
    const [first, second] = [steps.add('undo', new Set()), steps.add('undo', new Set())];
    await expect(steps.send()).rejects.toBe(error);
    expect(await first).toBe(answer);
    expect(steps.isWaiting()).toBe(true);
    await steps.send();
    expect(await second).toBe(answer);
    expect(steps.isWaiting()).toBe(false);
    expect(tell).not.toHaveBeenCalled();
  },
);

test('a step that is refused is told, one that gets no answer ends those behind it', async () => {
  const step = vi
    .fn<() => Promise<HistoryOutcome>>()
    .mockRejectedValueOnce(new RefusedError(409, 'busy', 'Stop the assistant first'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const tell = vi.fn();
  const steps = createStepQueue({ api: { step }, tell, take: async () => undefined });
  const all = [steps.add('undo', new Set()), steps.add('redo', new Set()), steps.add('undo', new Set())];
  await steps.send();
  await expect(steps.send()).rejects.toThrow('Failed to fetch');
  expect(await Promise.all(all)).toEqual([null, null, null]);
  expect(tell.mock.calls.map(([notice]) => notice.type)).toEqual(['refused', 'step-unreachable', 'step-unreachable']);
  expect(steps.isWaiting()).toBe(false);
});
