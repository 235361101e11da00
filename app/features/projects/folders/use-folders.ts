/** The folders of My projects with their numbers of designs, and creating, renaming and deleting them. */
import { useEffect } from 'react';
import useSWR from 'swr';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import { httpDelete, httpPatch, httpPost } from '#app/browser/http-client.ts';
import type { Folder, FolderList } from '#app/contracts/projects.ts';

export interface FoldersHandle {
  /** Null: they are loading, or failed to load. */
  list: FolderList | null;
  hasFailed: boolean;
  /** Reads the counts again. */
  refresh(): void;
  /** These reject with the server's answer. */
  make(name: string): Promise<Folder>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

const PATH = '/api/folders';
/** News arrives in bursts; counts are read after a pause, ms. */
const RESTS = 500;

export function useFolders(feed: EventFeed | null, initial: FolderList | null): FoldersHandle {
  const { data, error, mutate } = useSWR<FolderList>(PATH, initial ? { fallbackData: initial } : {});

  useEffect(() => {
    if (!feed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void mutate(), RESTS);
    };
    const leave = feed.subscribe({
      event({ type }) {
        if (type === 'folders.changed' || /^design\.(?:created|moved|deleted|restored|purged)$/.test(type)) soon();
      },
      reconnected: () => undefined,
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [feed, mutate]);

  const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;
  return {
    list: data ?? null,
    hasFailed: error !== undefined && data === undefined,
    refresh: () => void mutate(),
    async make(name) {
      const folder = await httpPost<Folder>(PATH, { name });
      await mutate();
      return folder;
    },
    async rename(id, name) {
      await httpPatch(pathOf(id), { name });
      await mutate();
    },
    async remove(id) {
      await httpDelete(pathOf(id));
      await mutate();
    },
  };
}
