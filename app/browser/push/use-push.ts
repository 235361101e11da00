/** Push messages of this browser, for a screen: their state, and the effect of a press. */
import { useCallback, useEffect, useState } from 'react';
import { thrownText } from '#app/browser/thrown-text.ts';
import { message } from '#messages/message.ts';
import type { PushState } from './push-subscription.client.ts';

export interface PushHandle {
  /** Null: not known yet. */
  state: PushState | null;
  busy: boolean;
  /** Why the last press failed, for users. */
  error: string | null;
  turnOn(): void;
  turnOff(): void;
}

const load = () => import('./push-subscription.client.ts');

/** `publicKey` null: not offered, and nothing is loaded. */
export function usePush(publicKey: string | null): PushHandle {
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    if (publicKey === null) return;
    let left = false;
    load()
      .then(({ readPushState }) => readPushState())
      .then(
        (found) => left || setState(found),
        // The server could not be reached: pressing retries.
        () => left || setState('off'),
      );
    return () => {
      left = true;
    };
  }, [publicKey]);

  const run = useCallback(async (work: (push: Awaited<ReturnType<typeof load>>) => Promise<PushState>) => {
    setBusy(true);
    setError(null);
    try {
      setState(await work(await load()));
    } catch (thrown) {
      const isBrowsers = thrown instanceof Error && thrown.name === 'NotSubscribed';
      setError(isBrowsers ? message('push.notSubscribed') : thrownText(thrown));
    } finally {
      setBusy(false);
    }
  }, []);

  return {
    state,
    busy,
    error,
    turnOn: () => publicKey !== null && void run(({ subscribe }) => subscribe(publicKey)),
    turnOff: () => void run(({ unsubscribe }) => unsubscribe()),
  };
}
