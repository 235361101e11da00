/** One task at a time, started by a press: which one, for its button to show, and its failure in words. */
import { useState } from 'react';
import { thrownText } from '#app/browser/thrown-text.ts';
import { toast } from '#app/ui/toast-store.ts';

export interface Doing<What extends string> {
  /** The task in progress; null: none. */
  busy: What | null;
  /** Never rejects: what `work` throws is reported under the heading `failure`. */
  doing(what: What, failure: string, work: () => Promise<unknown>): Promise<void>;
}

export function useDoing<What extends string>(): Doing<What> {
  const [busy, setBusy] = useState<What | null>(null);
  async function doing(what: What, failure: string, work: () => Promise<unknown>): Promise<void> {
    setBusy(what);
    try {
      await work();
    } catch (thrown) {
      toast({ variant: 'destructive', title: failure, description: thrownText(thrown) });
    }
    setBusy(null);
  }
  return { busy, doing };
}
