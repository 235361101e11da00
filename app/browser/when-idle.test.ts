/** Waits for an idle browser, whether or not it reports that, and for a page that is still loading. */
import { afterEach, expect, it, vi } from 'vitest';
import { createBreather, idle, whenIdle, whenLoadedAndIdle } from './when-idle.ts';

/** The browser's idle callbacks; `rest` makes it idle. */
function reportingBrowser() {
  const waiting: { run: () => void; timeout: number | undefined }[] = [];
  const window = Object.assign(new EventTarget(), {
    requestIdleCallback: (run: () => void, options?: { timeout?: number }) =>
      waiting.push({ run, timeout: options?.timeout }),
  });
  vi.stubGlobal('window', window);
  const rest = () => {
    for (const { run } of waiting.splice(0)) run();
  };
  return { window, waiting, rest };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits for a browser that reports when it is idle, as long as the patience lasts', () => {
  const { waiting, rest } = reportingBrowser();
  const runs: string[] = [];
  whenIdle(() => runs.push('hints'), 2000);
  whenIdle(() => runs.push('reports'));
  expect(runs).toEqual([]);
  expect(waiting.map(({ timeout }) => timeout)).toEqual([2000, undefined]);
  rest();
  expect(runs).toEqual(['hints', 'reports']);
});

it('runs soon, and never at once, in a browser that reports nothing', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  let ran = false;
  const waited = idle(1000).then(() => (ran = true));
  await Promise.resolve();
  expect(ran).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  await waited;
  expect(ran).toBe(true);
});

it('waits until the page has loaded, then until the browser is idle', () => {
  const { window, waiting, rest } = reportingBrowser();
  const page = { readyState: 'interactive' };
  vi.stubGlobal('document', page);
  let runs = 0;
  whenLoadedAndIdle(() => (runs += 1));
  expect(waiting).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(runs).toBe(0);
  rest();
  expect(runs).toBe(1);
  page.readyState = 'complete';
  whenLoadedAndIdle(() => (runs += 1));
  rest();
  expect(runs).toBe(2);
});

it('interrupts long work once its slice is used up, and ends it when it is no longer wanted', async () => {
  const { waiting, rest } = reportingBrowser();
  let now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const control = new AbortController();
  const breathe = createBreather(500, control.signal);

  const first = breathe();
  expect(waiting.map(({ timeout }) => timeout)).toEqual([500]);
  rest();
  await first;
  now += 7;
  await breathe();
  expect(waiting).toEqual([]);

  now += 1;
  const second = breathe();
  expect(waiting).toHaveLength(1);
  control.abort(new Error('Something has changed'));
  rest();
  await expect(second).rejects.toThrow('Something has changed');
  await expect(breathe()).rejects.toThrow('Something has changed');
});
