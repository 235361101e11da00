/** Something that a press sets off: whether it is under way, and why it failed. */
import { useCallback, useRef, useState } from 'react';
import { thrownText } from '#app/browser/thrown-text.ts';

export interface Task {
  busy: boolean;
  /** For people; null again as soon as it is tried again. */
  error: string | null;
  /** Does nothing while the one before is under way. */
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
