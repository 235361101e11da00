/** Reads a list again when users return to the page, or their connection returns. */
import { useEffect, useEffectEvent } from 'react';

/** Returning repeatedly reads only once within this time, ms: the focus throttle of the specification. */
const THROTTLE = 5_000;

/** `read` is called when the page becomes visible again and when the network is back. */
export function useReturn(read: () => void): void {
  const again = useEffectEvent(read);
  useEffect(() => {
    let last = Date.now();
    const seen = (): void => {
      if (document.visibilityState !== 'visible' || Date.now() - last < THROTTLE) return;
      last = Date.now();
      again();
    };
    const online = (): void => {
      last = Date.now();
      again();
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('focus', seen);
    window.addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('focus', seen);
      window.removeEventListener('online', online);
    };
  }, []);
}
