/** Whoever shows a list reads it again when people come back to the page, or the connection to them. */
import { useEffect, useEffectEvent } from 'react';

/** Coming and going fast reads once, ms: the focus throttle of the specification. */
const THROTTLE = 5_000;

/** `read` is called when the page is seen again and when the network is back. */
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
