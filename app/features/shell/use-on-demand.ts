/** Code loaded on first use: every page has the buttons of the menus, and few people open them. */
import { useCallback, useState } from 'react';
import { message } from '#messages/message.ts';
import { toast } from '#app/ui/toast-store.ts';

export interface OnDemand<Part> {
  /** Null until it has loaded. */
  part: Part | null;
  /** It is being fetched. */
  busy: boolean;
  /** Prefetches, on hover or focus. A failure is ignored: `ask` fetches again. */
  prefetch(): void;
  /** Fetches the part; false: that failed, which a toast says. */
  ask(): Promise<boolean>;
}

/** Pass the same `load` each time. */
export function useOnDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  const [busy, setBusy] = useState(false);
  const prefetch = useCallback(() => void load().catch(() => undefined), [load]);
  const ask = useCallback(async () => {
    setBusy(true);
    try {
      const loaded = await load();
      setPart({ loaded });
      return true;
    } catch {
      toast({ variant: 'destructive', title: message('shell.partFailed') });
      return false;
    } finally {
      setBusy(false);
    }
  }, [load]);
  return { part: part?.loaded ?? null, busy, prefetch, ask };
}
