/**
 * The service worker behind all screens: an installed app has it in any case, and a browser that may get push messages
 * tells when a page is in sight. Elsewhere no code of it is fetched.
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
