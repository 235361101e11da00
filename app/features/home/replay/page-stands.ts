/** Waits until a page has loaded and painted and the browser is idle, for work that must not delay its start. */
import { idle } from '#app/browser/when-idle.ts';

/** ms to wait for a browser that is never idle. */
const PATIENCE = 3000;

/** Resolves with true once idle, with false when the signal aborted. */
export async function whenPageStands(signal: AbortSignal): Promise<boolean> {
  if (document.readyState !== 'complete')
    await new Promise<void>((resolve) => {
      window.addEventListener('load', () => resolve(), { once: true, signal });
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  // After two frames, everything loaded has been painted.
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  await idle(PATIENCE);
  return !signal.aborted;
}
