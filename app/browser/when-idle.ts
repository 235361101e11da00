/** Runs work once the browser is idle, so that input and painting come first. */

/** The wait in browsers that don't report when they are idle, as Safari, ms. */
const UNREPORTED_MS = 50;

/** `patience`: the longest wait for a browser that is never idle, ms; absent: without end. */
export function whenIdle(run: () => void, patience?: number): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => run(), { timeout: patience });
  else setTimeout(run, UNREPORTED_MS);
}

/** `whenIdle` as a promise. */
export const idle = (patience?: number): Promise<void> => new Promise((resolve) => whenIdle(resolve, patience));

/** Runs once the page has loaded and the browser is idle. */
export function whenLoadedAndIdle(run: () => void): void {
  if (document.readyState === 'complete') whenIdle(run);
  else window.addEventListener('load', () => whenIdle(run), { once: true });
}
