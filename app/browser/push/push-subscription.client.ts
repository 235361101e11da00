/** This browser's subscription to push messages: its state, and how to start and end it. */
import type { PushView } from '#app/contracts/push.ts';
import { httpDelete, httpGet, httpPost } from '#app/browser/http-client.ts';
import { registerWorker } from './service-worker.client.ts';
import { startWatching } from './watching.client.ts';

/** said no=>refused */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** The browser itself could not subscribe: not our error. */
export class NotSubscribed extends Error {
  override readonly name = 'NotSubscribed';
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const own = Notification.permission === 'granted' ? await ownSubscription() : null;
  if (!own) return 'off';
  const { endpoints } = await httpGet<PushView>('/api/push');
  return endpoints.includes(own.endpoint) ? 'on' : 'off';
}

/** Asks for permission; only after a press. Throws NotSubscribed, or the server's answer. */
export async function subscribe(publicKey: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  // Closed without an answer: it can be asked again.
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const registration = await registerWorker();
  if (!registration) throw new NotSubscribed();
  let own = await registration.pushManager.getSubscription();
  // Made with keys that the operator has changed since.
  if (own && !isFor(own, publicKey)) {
    await own.unsubscribe();
    own = null;
  }
  try {
    own ??= await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch (error) {
    throw new NotSubscribed(undefined, { cause: error });
  }
  await httpPost('/api/push', own.toJSON());
  await startWatching();
  return 'on';
}

export async function unsubscribe(): Promise<PushState> {
  const own = await ownSubscription();
  if (own) {
    await httpDelete('/api/push', {}, { endpoint: own.endpoint });
    await own.unsubscribe();
  }
  return 'off';
}

function isFor(subscription: PushSubscription, publicKey: string): boolean {
  const key = subscription.options.applicationServerKey;
  if (!key) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}
