/** Waiting until a page has been fetched and painted and the browser has time: for what should not cost its start. */

/** ms after which a browser that is never idle is asked no longer. */
const PATIENCE = 3000;

/** Resolves with whether it came to that; false: the signal took it back. */
export async function whenPageStands(signal: AbortSignal): Promise<boolean> {
  if (document.readyState !== 'complete')
    await new Promise<void>((resolve) => {
      window.addEventListener('load', () => resolve(), { once: true, signal });
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  // Two frames: what load brought has been painted.
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  await new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve, 200);
  });
  return !signal.aborted;
}
