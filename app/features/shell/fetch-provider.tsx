/** SWR for all screens: the specified intervals, and a cache that outlives the page, one per user. */
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type Cache, type State, type SWRConfiguration } from 'swr';
import { readCache, writeCache, type CachedEntry } from '#app/browser/fetch-cache.ts';
import { httpGet } from '#app/browser/http-client.ts';
import { isLeaving } from './session-end.ts';

interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}

type FetchIntervals = Required<
  Pick<SWRConfiguration, 'dedupingInterval' | 'focusThrottleInterval' | 'errorRetryInterval' | 'loadingTimeout'>
>;

/** Whether the browser reports a slow connection. */
export function isSlowConnection(): boolean {
  const connection =
    typeof navigator === 'undefined' ? undefined : (navigator as { connection?: NetworkInformation }).connection;
  return connection?.saveData === true || connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g';
}

/** The intervals of the specification, ms. */
export function fetchIntervals(slow: boolean): FetchIntervals {
  return {
    dedupingInterval: 2000,
    focusThrottleInterval: 5000,
    errorRetryInterval: slow ? 10_000 : 5000,
    loadingTimeout: slow ? 5000 : 3000,
  };
}

/** One user's cache while the page is open. */
interface LiveCache {
  entries: Map<string, State<unknown>>;
  /** When each entry was fetched, ms since 1970. */
  times: Map<string, number>;
}

/** `userId` null: nobody is signed in, and nothing is kept. */
export function FetchProvider({ userId, children }: { userId: string | null; children: ReactNode }): ReactNode {
  // A new user gets a new cache and, by the key below, new subscribers: nothing of the previous one stays in memory.
  const live = useMemo(
    (): LiveCache & { userId: string | null } => ({ userId, entries: new Map(), times: new Map() }),
    [userId],
  );
  const config = useMemo(
    (): SWRConfiguration & { provider(): Cache<unknown> } => ({
      provider: () => live.entries as Cache<unknown>,
      fetcher: (path: string) => httpGet(path),
      revalidateOnFocus: true,
      revalidateOnReconnect: true,
      onSuccess: (_data, key) => live.times.set(key, Date.now()),
      ...fetchIntervals(isSlowConnection()),
    }),
    [live],
  );
  return (
    <SWRConfig key={userId ?? ''} value={config}>
      <SavedCache userId={userId} live={live} />
      {children}
    </SWRConfig>
  );
}

/** Restores what the last visit fetched and stores it when the page closes. */
function SavedCache({ userId, live }: { userId: string | null; live: LiveCache }): ReactNode {
  const { mutate } = useSWRConfig();

  // In a layout effect, so that the first render matches the server's; as the first child, so that it runs before
  // anyone fetches.
  useLayoutEffect(() => {
    if (!userId) return;
    for (const [key, { data, at }] of readCache(localStorage, userId, Date.now())) {
      if (live.entries.get(key)?.data !== undefined) continue;
      live.times.set(key, at);
      void mutate(key, data, { revalidate: false });
    }
  }, [userId, live, mutate]);

  useEffect(() => {
    if (!userId) return;
    const save = (): void => {
      if (isLeaving()) return;
      const pairs = [...live.entries].flatMap(([key, { data }]): [string, CachedEntry][] => {
        const at = live.times.get(key);
        return data === undefined || at === undefined ? [] : [[key, { data, at }]];
      });
      writeCache(localStorage, userId, pairs, Date.now());
    };
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [userId, live]);

  return null;
}
