/** The folders of My projects with how many designs are in each, and making, renaming and deleting them. */
import { useEffect } from 'react';
import useSWR from 'swr';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import { httpDelete, httpPatch, httpPost } from '#app/browser/http-client.ts';
import type { Folder, FolderList } from '#app/contracts/projects.ts';

export interface FoldersHandle {
  /** Null: they are on their way, or did not come. */
  list: FolderList | null;
  hasFailed: boolean;
  /** Reads the counts again. */
  refresh(): void;
  /** These reject with what the server answered. */
  make(name: string): Promise<Folder>;
  rename(id: string, name: string): Promise<void>;
  remove(id: string): Promise<void>;
}

const PATH = '/api/folders';
/** News come in showers; counts are read once it rests, ms. */
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
