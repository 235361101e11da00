/** The history of the open design: read when the panel opens, and again shortly after a change. */
import { useCallback, useEffect, useState } from 'react';
import { httpDelete, httpGet, httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { HistoryPage, HistoryRow, NamedVersion } from '#app/contracts/version.ts';
import { toast } from '#app/ui/toast-store.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { useDesignPart, useSession } from '../session/session-context.tsx';

/** Pause after a change before the list is updated, ms. */
const REST = 400;

export interface DesignHistory {
  /** Newest first; null: loading. */
  steps: readonly HistoryRow[] | null;
  versions: readonly NamedVersion[];
  failed: boolean;
  /** Loads the steps before the loaded ones; null if there are none. */
  more: (() => void) | null;
  retry(): void;
  name(name: string): Promise<void>;
  unname(version: NamedVersion): Promise<void>;
  /** `name`: of the step or version, for naming the restoring step. */
  restore(revision: number, name: string): Promise<void>;
}

export function useHistory(): DesignHistory {
  const session = useSession();
  const base = `/api/designs/${encodeURIComponent(session.designId)}`;
  const revision = useDesignPart('revision');
  const [page, setPage] = useState<HistoryPage | null>(null);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const read = async (): Promise<void> => {
      try {
        setPage(await httpGet<HistoryPage>(`${base}/history`, {}, { signal: controller.signal }));
        setFailed(false);
      } catch {
        if (!controller.signal.aborted) setFailed(true);
      }
    };
    const timer = setTimeout(() => void read(), page === null ? 0 : REST);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
    // Whether there is a page yet only affects how long to wait.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [base, revision, turn]);

  const retry = useCallback(() => setTurn((count) => count + 1), []);

  /** Runs some work, and reports a failure. */
  async function attempt(failure: MessageKey, work: () => Promise<unknown>): Promise<void> {
    try {
      await session.handedIn();
      await work();
      retry();
    } catch (error) {
      toast({ title: message(failure), description: thrownText(error) ?? undefined, variant: 'destructive' });
    }
  }

  return {
    steps: page?.steps ?? null,
    versions: page?.versions ?? [],
    failed,
    more:
      page?.next == null
        ? null
        : () => {
            httpGet<HistoryPage>(`${base}/history`, { before: page.next }).then(
              (older) => setPage({ ...page, steps: [...page.steps, ...older.steps], next: older.next }),
              () => setFailed(true),
            );
          },
    retry,
    name: (name) => attempt('history.nameFailed', () => httpPost(`${base}/versions`, { name })),
    unname: ({ id }) => attempt('history.unnameFailed', () => httpDelete(`${base}/versions/${encodeURIComponent(id)}`)),
    restore: (to, name) =>
      attempt('history.restoreFailed', async () => {
        const { revision: reached } = await httpPost<{ revision: number }>(`${base}/restore`, {
          revision: to,
          label: message('history.restoreLabel', { name }).slice(0, 120),
        });
        await session.store.reach(reached);
        toast({ title: message('history.restored') });
      }),
  };
}
