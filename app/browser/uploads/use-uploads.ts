/** The library of uploads as a growing list: loaded page by page, searched, renamed, deleted from. */
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Upload, UploadKind, UploadPage } from '#app/contracts/uploads.ts';
import { httpDelete, httpGet, httpPatch } from '#app/browser/http-client.ts';
import { useReturn } from '#app/browser/use-return.ts';

interface State {
  /** Null: the first page is loading. */
  uploads: readonly Upload[] | null;
  next: string | null;
  used: UploadPage['used'] | null;
  failed: boolean;
}

type Event =
  | { type: 'asked' }
  | { type: 'came'; page: UploadPage; more: boolean }
  | { type: 'failed'; more: boolean }
  | { type: 'renamed'; id: string; name: string }
  | { type: 'gone'; ids: readonly string[] }
  | { type: 'used'; used: UploadPage['used'] };

const NOTHING: State = { uploads: null, next: null, used: null, failed: false };

function reduce(state: State, event: Event): State {
  switch (event.type) {
    case 'asked':
      return { ...state, failed: false };
    case 'came': {
      const before = event.more ? (state.uploads ?? []) : [];
      // Uploads made meanwhile may have moved some to this page.
      const known = new Set(before.map(({ id }) => id));
      return {
        uploads: [...before, ...event.page.uploads.filter(({ id }) => !known.has(id))],
        next: event.page.next,
        used: event.page.used,
        failed: false,
      };
    }
    case 'failed':
      // The visible list belongs to another search: better an empty one.
      return { ...state, failed: true, ...(!event.more && { uploads: null, next: null }) };
    case 'renamed':
      return {
        ...state,
        uploads:
          state.uploads?.map((upload) => (upload.id === event.id ? { ...upload, name: event.name } : upload)) ?? null,
      };
    case 'used':
      return { ...state, used: event.used };
    case 'gone':
      return { ...state, uploads: state.uploads?.filter(({ id }) => !event.ids.includes(id)) ?? null };
  }
}

/** Rows per page when the visible list is read again. */
const LARGE_PAGE = 100;

export interface UploadLibrary extends State {
  /** Fetches the page after the last one, if there is one and none is loading. */
  more(): void;
  /** Reads the list again from the start. */
  refresh(): void;
  rename(id: string, name: string): Promise<void>;
  /** Rejects with the server's message about the first that could not be removed, which is then back in the list. */
  remove(ids: readonly string[]): Promise<void>;
}

export function useUploads(words: string, kind: UploadKind | null): UploadLibrary {
  const [state, send] = useReducer(reduce, NOTHING);
  const asking = useRef<AbortController | null>(null);

  const fetchPage = useCallback(
    async (after: string | null): Promise<void> => {
      asking.current?.abort();
      const controller = new AbortController();
      asking.current = controller;
      send({ type: 'asked' });
      const query = new URLSearchParams({ q: words, ...(kind && { kind }), ...(after && { after }) });
      try {
        const page = await httpGet<UploadPage>(`/api/uploads?${query}`, {}, { signal: controller.signal });
        send({ type: 'came', page, more: after !== null });
      } catch {
        if (!controller.signal.aborted) send({ type: 'failed', more: after !== null });
      } finally {
        if (asking.current === controller) asking.current = null;
      }
    },
    [words, kind],
  );

  useEffect(() => {
    void fetchPage(null);
    return () => asking.current?.abort();
  }, [fetchPage]);

  const refresh = useCallback(() => void fetchPage(null), [fetchPage]);
  const shown = state.uploads?.length ?? 0;
  // Finds files that were deleted or uploaded elsewhere meanwhile. A failed search has its own way to retry.
  useReturn(() => {
    if (!asking.current && shown > 0) void readShown();
  });
  async function readShown(): Promise<void> {
    const read: Upload[] = [];
    const asked = (asking.current = new AbortController());
    try {
      let page: UploadPage;
      let after: string | null = null;
      do {
        page = await httpGet('/api/uploads', { q: words, kind, after, limit: LARGE_PAGE }, { signal: asked.signal });
        read.push(...page.uploads);
        after = page.next;
      } while (after !== null && read.length < shown);
      if (!asked.signal.aborted) send({ type: 'came', page: { ...page, uploads: read }, more: false });
    } catch {
      // Read again on the next return, or with the page.
    } finally {
      if (asking.current === asked) asking.current = null;
    }
  }
  const { next } = state;
  const more = useCallback(() => {
    if (next !== null && !asking.current) void fetchPage(next);
  }, [fetchPage, next]);

  return {
    ...state,
    more,
    refresh,
    async rename(id, name) {
      const { name: kept } = await httpPatch<{ name: string }>(`/api/uploads/${id}`, { name });
      send({ type: 'renamed', id, name: kept });
    },
    async remove(ids) {
      send({ type: 'gone', ids });
      const failures: unknown[] = [];
      // One by one: the server searches all of the user's files for each.
      for (const id of ids) await httpDelete(`/api/uploads/${id}`).catch((thrown: unknown) => failures.push(thrown));
      if (failures.length > 0) {
        await fetchPage(null);
        throw failures[0];
      }
      const { used } = await httpGet<UploadPage>('/api/uploads', { limit: 1 });
      send({ type: 'used', used });
    },
  };
}
