/** A task started by a press: whether it is running, and why it failed. */
import { useCallback, useRef, useState } from 'react';
import { thrownText } from '#app/browser/thrown-text.ts';

export interface Task {
  busy: boolean;
  /** For users; null again as soon as it is retried. */
  error: string | null;
  /** Does nothing while the previous one is running. */
  run(work: () => Promise<void>): Promise<void>;
  clear(): void;
}

export function useTask(): Task {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);
  const run = useCallback(async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      setError(thrownText(thrown));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, error, run, clear: useCallback(() => setError(null), []) };
}
