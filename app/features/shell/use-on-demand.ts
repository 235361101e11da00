/** A part that is fetched when somebody asks for it: few open the menus, and every page has their buttons. */
import { useCallback, useState } from 'react';
import { message } from '#messages/message.ts';
import { toast } from '#app/ui/toast-store.ts';

export interface OnDemand<Part> {
  /** Null until it was asked for and has come. */
  part: Part | null;
  /** It was asked for and has not come yet. */
  busy: boolean;
  /** For a hand that is about to ask. Failing costs nothing: asking fetches again. */
  prefetch(): void;
  /** Fetches the part; when that fails, a toast says so. */
  ask(): void;
}

/** Pass the same `load` each time. */
export function useOnDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const [busy, setBusy] = useState(false);
  const prefetch = useCallback(() => void load().catch(() => undefined), [load]);
  const ask = useCallback(() => {
    setBusy(true);
    load()
      .then(
        (loaded) => setPart({ loaded }),
        () => toast({ variant: 'destructive', title: message('shell.partFailed') }),
      )
      .finally(() => setBusy(false));
  }, [load]);
  return { part: part?.loaded ?? null, busy, prefetch, ask };
}
