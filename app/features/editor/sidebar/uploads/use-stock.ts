/** Stock photos for a panel: a search page by page, and taking one. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { httpGet, httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { StockAnswer } from '#app/contracts/stock.ts';
import type { AssetInfo } from '#tools/contract/ports/assets-port.ts';
import type { StockPhoto } from '#tools/contract/ports/stock-port.ts';

/** ms after the last key: every search is a request to services of others. */
const PAUSE = 500;

export interface StockSearch {
  /** Null: nothing was searched. */
  photos: readonly StockPhoto[] | null;
  more: boolean;
  problems: readonly string[];
  searching: boolean;
  /** Why there is no answer at all. */
  failure: string | null;
  loadMore(): void;
  retry(): void;
}

const NOTHING = { photos: null, more: false, problems: [], page: 0 } as const;

export function useStockSearch(words: string): StockSearch {
  const [found, setFound] = useState<{
    photos: readonly StockPhoto[] | null;
    more: boolean;
    problems: readonly string[];
    page: number;
  }>(NOTHING);
  const [searching, setSearching] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const left = useRef<AbortController | null>(null);

  const load = useCallback((q: string, page: number) => {
    left.current?.abort();
    const own = new AbortController();
    left.current = own;
    setSearching(true);
    setFailure(null);
    httpGet<StockAnswer>('/api/stock', { q, page }, { signal: own.signal }).then(
      ({ photos, more, problems }) => {
        if (own.signal.aborted) return;
        setSearching(false);
        setFound((before) => {
          const known = page > 1 ? (before.photos ?? []) : [];
          const ids = new Set(known.map(({ id }) => id));
          return { photos: [...known, ...photos.filter(({ id }) => !ids.has(id))], more, problems, page };
        });
      },
      (error: unknown) => {
        if (own.signal.aborted) return;
        setSearching(false);
        setFailure(thrownText(error));
      },
    );
  }, []);

  useEffect(() => {
    left.current?.abort();
    setSearching(words !== '');
    setFailure(null);
    setFound(NOTHING);
    if (words === '') return;
    const timer = setTimeout(() => load(words, 1), PAUSE);
    return () => clearTimeout(timer);
  }, [words, load]);
  useEffect(() => () => left.current?.abort(), []);

  return {
    photos: found.photos,
    more: found.more,
    problems: found.problems,
    searching,
    failure,
    loadMore: () => load(words, found.page + 1),
    retry: () => load(words, Math.max(1, found.page)),
  };
}

export const takeStockPhoto = (id: string): Promise<AssetInfo> => httpPost<AssetInfo>('/api/stock', { id });
