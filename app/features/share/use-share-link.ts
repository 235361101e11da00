/** The link of one design, as its owner's dialog reads and changes it. */
import { useCallback, useEffect, useState } from 'react';
import { httpDelete, httpGet, httpPatch, httpPost } from '#app/browser/http-client.ts';
import { useTask, type Task } from '#app/browser/use-task.ts';
import type { SharePatch, ShareTerms } from '#app/contracts/share-request.ts';
import type { ShareLink, ShareState } from '#app/contracts/share.ts';

export interface ShareLinkHandle {
  /** Null: not shared. Undefined: it is being read, or that failed. */
  link: ShareLink | null | undefined;
  /** Reading it failed. */
  hasFailed: boolean;
  reload(): void;
  /** What the user has pressed last. */
  task: Task;
  make(terms: ShareTerms): Promise<void>;
  change(patch: SharePatch): Promise<void>;
  stop(): Promise<void>;
}

export function useShareLink(designId: string): ShareLinkHandle {
  const path = `/api/designs/${encodeURIComponent(designId)}/share`;
  const [link, setLink] = useState<ShareLink | null>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const task = useTask();

  useEffect(() => {
    const left = new AbortController();
    httpGet<ShareState>(path, {}, { signal: left.signal }).then(
      (state) => !left.signal.aborted && setLink(state.link),
      () => !left.signal.aborted && setFailed(true),
    );
    return () => left.abort();
  }, [path, attempt]);

  return {
    link,
    hasFailed,
    reload: useCallback(() => {
      setFailed(false);
      setAttempt((before) => before + 1);
    }, []),
    task,
    make: (terms) => task.run(async () => setLink((await httpPost<ShareState>(path, terms)).link)),
    change: (patch) => task.run(async () => setLink((await httpPatch<ShareState>(path, patch)).link)),
    stop: () =>
      task.run(async () => {
        await httpDelete(path);
        setLink(null);
      }),
  };
}
