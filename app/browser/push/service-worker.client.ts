/** The service worker of this site, at its fixed path. */
import { SERVICE_WORKER } from '#app/contracts/push.ts';
import { reportInBrowser } from '#app/browser/browser-reporter.client.ts';

/** Null: this browser has none, or could not start it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    await navigator.serviceWorker.register(SERVICE_WORKER);
    return await navigator.serviceWorker.ready;
  } catch (error) {
    reportInBrowser(error, { area: 'service-worker' });
    return null;
  }
}
