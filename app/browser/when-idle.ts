/** Runs work once the browser is idle, so that input and painting come first. */

/** The wait in browsers that don't report when they are idle, as Safari, ms. */
const UNREPORTED_MS = 50;
/** Long work runs this long at once, ms: half of a frame at 60 a second. */
const SLICE_MS = 8;

/** `patience`: the longest wait for a browser that is never idle, ms; absent: without end. */
export function whenIdle(run: () => void, patience?: number): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => run(), { timeout: patience });
  else setTimeout(run, UNREPORTED_MS);
}

/** `whenIdle` as a promise. */
export const idle = (patience?: number): Promise<void> => new Promise((resolve) => whenIdle(resolve, patience));

/**
 * For long work in many steps, to await between them: resolves immediately until a slice of time is used up, then once
 * the browser is idle. `patience` as in `whenIdle`. Rejects with the signal's reason once that is aborted.
 */
export function createBreather(patience: number, signal?: AbortSignal): () => Promise<void> {
  let until = 0;
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() < until) return;
    await idle(patience);
    signal?.throwIfAborted();
    until = performance.now() + SLICE_MS;
  };
}

/** Runs once the page has loaded and the browser is idle. */
export function whenLoadedAndIdle(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run);
  else window.addEventListener('load', () => whenIdle(run), { once: true });
}
