/**
 * Tells the server whether a page of this browser is visible, if the browser is subscribed to push messages: users who
 * see Blend need none.
 */
import { registerWorker } from './service-worker.client.ts';

const CHANNEL = 'blend-in-sight';
const EVERY_MS = 30_000;

/** For pages that have just loaded. `installed`: the app is, and needs the worker whether it gets messages or not. */
export async function startWorker(installed: boolean): Promise<void> {
  if (installed) await registerWorker();
  await startWatching();
}

let isWatching = false;

/** Starts once a page; does nothing in browsers that are not subscribed. */
export async function startWatching(): Promise<void> {
  if (isWatching || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!(await registration?.pushManager.getSubscription()) || isWatching) return;
  isWatching = true;
  const channel = new BroadcastChannel(CHANNEL);
  let timer: ReturnType<typeof setInterval> | undefined;
  const isInSight = () => document.visibilityState === 'visible';

  function look(): void {
    clearInterval(timer);
    tell(isInSight());
    if (isInSight()) timer = setInterval(() => tell(true), EVERY_MS);
    // A page that closes need not find out whether it was the last one: other visible pages report themselves.
    else channel.postMessage(null);
  }

  channel.onmessage = () => isInSight() && tell(true);
  document.addEventListener('visibilitychange', look);
  look();
}

/** If it doesn't arrive, the only harm is a message too many or too few. */
function tell(visible: boolean): void {
  fetch('/api/push/watch', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ visible }),
    // The page may be closing.
    keepalive: true,
  }).catch(() => undefined);
}
