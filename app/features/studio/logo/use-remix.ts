/**
 * The steps of a remix: each a plan that the server made from the previous one; back and forward, and only the last
 * answer counts.
 */
import { useRef, useState } from 'react';
import { httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { LogoChange, RemixAnswer } from '#app/services/logos/logo.ts';

export interface Remix {
  /** What is shown now. */
  now: RemixAnswer;
  isChanged: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** The change that is on its way. */
  pending: LogoChange | null;
  error: string | null;
  change(change: LogoChange): void;
  undo(): void;
  redo(): void;
}

export function useRemix(id: string, first: RemixAnswer): Remix {
  const [steps, setSteps] = useState<readonly RemixAnswer[]>([first]);
  const [at, setAt] = useState(0);
  const [pending, setPending] = useState<LogoChange | null>(null);
  const [error, setError] = useState<string | null>(null);
  const last = useRef<AbortController | null>(null);
  const now = steps[at] ?? first;

  function stop(): void {
    last.current?.abort();
    last.current = null;
    setPending(null);
    setError(null);
  }
  async function change(wanted: LogoChange): Promise<void> {
    stop();
    const mine = new AbortController();
    last.current = mine;
    setPending(wanted);
    try {
      const next = await httpPost<RemixAnswer>(
        `/api/logos/${id}/remix`,
        { plan: now.plan, change: wanted },
        { signal: mine.signal },
      );
      if (mine.signal.aborted) return;
      setPending(null);
      if (JSON.stringify(next.plan) === JSON.stringify(now.plan)) return;
      setSteps([...steps.slice(0, at + 1), next]);
      setAt(at + 1);
    } catch (thrown) {
      if (mine.signal.aborted) return;
      setPending(null);
      setError(thrownText(thrown));
    }
  }
  const move = (to: number) => {
    stop();
    setAt(Math.max(0, Math.min(steps.length - 1, to)));
  };
  return {
    now,
    pending,
    error,
    isChanged: JSON.stringify(now.plan) !== JSON.stringify(first.plan),
    canUndo: at > 0,
    canRedo: at < steps.length - 1,
    change: (wanted) => void change(wanted),
    undo: () => move(at - 1),
    redo: () => move(at + 1),
  };
}
