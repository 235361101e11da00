/** Deferred work until the first interaction: one task after the other when the browser is idle, and none before. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const idle: (() => void)[] = [];
const rest = (): void => {
  for (let run = idle.shift(); run; run = idle.shift()) run();
};

beforeEach(() => {
  vi.resetModules();
  idle.length = 0;
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { requestIdleCallback: (run: () => void) => idle.push(run) }),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('waits for a sign, then runs each once, one at a time', async () => {
  const { onFirstInteraction } = await import('./deferred.ts');
  const runs: string[] = [];
  for (const name of ['menu', 'toast']) onFirstInteraction(() => runs.push(name));
  const forget = onFirstInteraction(() => runs.push('forgotten'));
  forget();
  rest();
  expect(runs).toEqual([]);
  window.dispatchEvent(new Event('keydown'));
  expect(runs).toEqual([]);
  idle.shift()?.();
  expect(runs).toEqual(['menu']);
  rest();
  window.dispatchEvent(new Event('pointermove'));
  rest();
  expect(runs).toEqual(['menu', 'toast']);
});

it('runs what is asked for after the sign', async () => {
  const { firstInteraction } = await import('./deferred.ts');
  window.dispatchEvent(new Event('wheel'));
  const seen = firstInteraction();
  rest();
  await expect(seen).resolves.toBeUndefined();
});
