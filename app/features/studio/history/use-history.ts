/** The current history: what the page was rendered with, and what has happened since. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationPage, GenerationView, HistoryView } from '#app/contracts/generation.ts';
import { httpDelete, httpGet, type QueryValue } from '#app/browser/http-client.ts';
import { useReturn } from '#app/browser/use-return.ts';
import { takeIn } from './history-merge.ts';

export interface HistoryHandle {
  generations: GenerationView[];
  hasMore: boolean;
  /** Further ones are on their way, or did not come. */
  more: 'no' | 'loading' | 'failed';
  loadMore(): void;
  /** Takes in what was read elsewhere. */
  take(view: GenerationView): void;
  /** Rejects if it could not be deleted. */
  remove(id: string): Promise<void>;
}

const path = '/api/generations';
/** Rows of a page when what is shown is read again. */
const LARGE_PAGE = 100;
/** An answer that was overtaken by news is asked for again so often. */
const TRIES = 3;

const requestOf = ({ kind, query, sort }: HistoryView): Record<string, QueryValue> => ({
  kind,
  q: query || null,
  sort: sort === 'newest' ? null : sort,
});

/** The key of the component that uses it has to change with the view. */
export function useHistory(initial: GenerationPage, view: HistoryView, feed: EventFeed | null): HistoryHandle {
  const [generations, setGenerations] = useState(initial.generations);
  const [next, setNext] = useState(initial.next);
  const [more, setMore] = useState<HistoryHandle['more']>('no');
  const gone = useRef(new Set<string>());
  /** How often news came: an answer that was on its way may not know them. */
  const changes = useRef(0);
  const known = useRef(new Set<string>());
  known.current = new Set(generations.map(({ id }) => id));
  const { kind, query, sort } = view;

  const take = useCallback(
    (...views: GenerationView[]) => {
      changes.current += 1;
      const left = views.filter(({ id }) => !gone.current.has(id));
      setGenerations((shown) => takeIn(shown, left, { kind, query, sort }));
    },
    [kind, query, sort],
  );

  const drop = useCallback((id: string) => {
    changes.current += 1;
    gone.current.add(id);
    setGenerations((shown) => shown.filter((one) => one.id !== id));
  }, []);

  /** All that is shown, as it is now: what was deleted while nothing was heard goes, what fits and is new comes in. */
  const readShown = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      const asked = requestOf({ kind, query, sort });
      try {
        for (let tries = 0; tries < TRIES; tries += 1) {
          const before = changes.current;
          const read: GenerationView[] = [];
          let after: string | null = null;
          do {
            const limit = Math.min(LARGE_PAGE, Math.max(1, known.current.size - read.length));
            const page: GenerationPage = await httpGet(path, { ...asked, after, limit }, signal ? { signal } : {});
            read.push(...page.generations);
            after = page.next;
          } while (after !== null && read.length < known.current.size);
          if (changes.current !== before) continue;
          setGenerations(read.filter(({ id }) => !gone.current.has(id)));
          setNext(after);
          return;
        }
      } catch {
        // It is read with the next news, or with the page.
      }
    },
    [kind, query, sort],
  );
  useReturn(() => void readShown());

  useEffect(() => {
    if (!feed) return;
    const left = new AbortController();
    const { signal } = left;
    // What can't be read now is read at the next news, or with the page.
    const quietly = () => undefined;
    const readOne = (id: string) =>
      void httpGet<GenerationView>(`${path}/${id}`, {}, { signal }).then((one) => take(one), quietly);
    const leave = feed.subscribe({
      event(event) {
        if (event.type === 'generation.deleted') drop(event.id);
        if (event.type !== 'generation') return;
        const isKnown = known.current.has(event.id);
        if (!isKnown && (query !== '' || sort === 'name')) {
          // Whether it fits, and where, the server knows.
          if (kind === null || event.kind === kind) void readShown(signal);
        } else if (event.state !== 'generating' || !isKnown) readOne(event.id);
        else
          setGenerations((shown) =>
            shown.map((one) => (one.id === event.id && event.tries >= one.tries ? { ...one, ...event } : one)),
          );
      },
      reconnected: () => void readShown(signal),
    });
    return () => {
      leave();
      left.abort();
    };
  }, [feed, kind, query, sort, take, drop, readShown]);

  return {
    generations,
    hasMore: next !== null,
    more,
    loadMore() {
      if (next === null || more === 'loading') return;
      setMore('loading');
      httpGet<GenerationPage>(path, { ...requestOf(view), after: next }).then(
        (page) => {
          const left = page.generations.filter(({ id }) => !gone.current.has(id));
          setGenerations((shown) => [...shown.filter(({ id }) => !left.some((one) => one.id === id)), ...left]);
          setNext(page.next);
          setMore('no');
        },
        () => setMore('failed'),
      );
    },
    take,
    async remove(id) {
      await httpDelete(`${path}/${encodeURIComponent(id)}`);
      drop(id);
    },
  };
}
