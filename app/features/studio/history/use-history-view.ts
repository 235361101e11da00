/** What a history shows, in the address. */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTypedSearch } from '#app/browser/use-typed-search.ts';
import { HISTORY_QUERY, HISTORY_SORTS, type HistoryView } from '#app/contracts/generation.ts';
import { isKind } from '#app/services/generations/kinds.ts';

export interface HistoryViewHandle {
  view: HistoryView;
  /** What stands in the search field. */
  typed: string;
  type(typed: string): void;
  change(patch: Partial<HistoryView>): void;
}

/** What it does not know is left out. */
export function readHistoryView(search: URLSearchParams): HistoryView {
  const kind = search.get('kind') ?? '';
  return {
    kind: isKind(kind) ? kind : null,
    query: (search.get('q') ?? '').trim().slice(0, HISTORY_QUERY),
    sort: HISTORY_SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
  };
}

/** Only what is not so anyway. */
function writeView({ kind, query, sort }: HistoryView): URLSearchParams {
  return new URLSearchParams({
    ...(kind !== null && { kind }),
    ...(query && { q: query }),
    ...(sort !== 'newest' && { sort }),
  });
}

/** Whether another address is another list: what is opened on it is none. */
export const isOtherHistory = (one: URL, other: URL): boolean =>
  JSON.stringify(readHistoryView(one.searchParams)) !== JSON.stringify(readHistoryView(other.searchParams));

export function useHistoryView(): HistoryViewHandle {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => readHistoryView(search), [search]);
  const write = (next: HistoryView): void => setSearch(writeView(next), { replace: true, preventScrollReset: true });
  const { typed, type, settle } = useTypedSearch(view.query, (query) => write({ ...view, query }));
  return {
    view,
    typed,
    type,
    change(patch) {
      if (patch.query !== undefined) type(patch.query);
      write({ ...view, ...patch, query: settle(patch.query) });
    },
  };
}
