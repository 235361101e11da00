/**
 * The service worker behind all screens: an installed app always has it, and a browser that may get push messages
 * reports when a page is visible. Otherwise none of its code is loaded.
 */
import { useEffect } from 'react';
import { useRootData } from './visitor.ts';

export function PushWatch(): null {
  const pushKey = useRootData()?.pushKey;
  useEffect(() => {
    const isInstalled = matchMedia('(display-mode: standalone)').matches;
    if (isInstalled || (pushKey && globalThis.Notification?.permission === 'granted'))
      void import('#app/browser/push/watching.client.ts').then(({ startWorker }) => startWorker(isInstalled));
  }, [pushKey]);
  return null;
}
