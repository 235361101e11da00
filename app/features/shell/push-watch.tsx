/**
 * Push messages behind all screens: where this browser may get them, the server is told whether a page is in sight. An
 * installed app has the service worker in any case. Code for either is fetched only there.
 */
import { useEffect } from 'react';
import { useRootData } from './visitor.ts';

export function PushWatch(): null {
  const pushKey = useRootData()?.pushKey ?? null;

  useEffect(() => {
    if (window.matchMedia('(display-mode: standalone)').matches)
      void import('#app/browser/push/service-worker.client.ts').then(({ registerWorker }) => registerWorker());
  }, []);

  useEffect(() => {
    if (pushKey === null || !('Notification' in window) || Notification.permission !== 'granted') return;
    void import('#app/browser/push/watching.client.ts').then(({ startWatching }) => startWatching());
  }, [pushKey]);

  return null;
}
