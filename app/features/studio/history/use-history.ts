/** The current history: what the page was rendered with, and what has happened since. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import type { GenerationPage, GenerationView } from '#app/contracts/generation.ts';
import { httpDelete, httpGet } from '#app/browser/http-client.ts';

export interface HistoryHandle {
  generations: GenerationView[];
  hasMore: boolean;
  /** Older ones are loading, or failed to load. */
  more: 'no' | 'loading' | 'failed';
  loadMore(): void;
  /** Takes in what was read elsewhere. */
  take(view: GenerationView): void;
  /** Rejects if it could not be deleted. */
  remove(id: string): Promise<void>;
}

const path = '/api/generations';
const byAge = (a: GenerationView, b: GenerationView) =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1;

/** The same list with newer views replacing older ones, newest first. */
export function mergeViews(shown: readonly GenerationView[], newer: readonly GenerationView[]): GenerationView[] {
  const all = new Map(shown.map((view) => [view.id, view]));
  for (const view of newer) all.set(view.id, view);
  return [...all.values()].toSorted(byAge);
}

/** `kind` null: all of them. The key of the component that uses it has to change with the kind. */
export function useHistory(
  initial: GenerationPage,
  { kind, feed }: { kind: string | null; feed: EventFeed | null },
): HistoryHandle {
  const [generations, setGenerations] = useState(initial.generations);
  const [next, setNext] = useState(initial.next);
  const [more, setMore] = useState<HistoryHandle['more']>('no');
  const gone = useRef(new Set<string>());
  const known = useRef(new Set<string>());
  known.current = new Set(generations.map(({ id }) => id));

  const take = useCallback(
    (...views: GenerationView[]) => {
      const fitting = views.filter((view) => (kind === null || view.kind === kind) && !gone.current.has(view.id));
      setGenerations((shown) => mergeViews(shown, fitting));
    },
    [kind],
  );

  const drop = useCallback((id: string) => {
    gone.current.add(id);
    setGenerations((shown) => shown.filter((view) => view.id !== id));
  }, []);

  useEffect(() => {
    if (!feed) return;
    const left = new AbortController();
    const { signal } = left;
    // What can't be read now is read at the next news, or with the page.
    const quietly = () => undefined;
    const leave = feed.subscribe({
      event(event) {
        if (event.type === 'generation.deleted') drop(event.id);
        if (event.type !== 'generation') return;
        if (event.state !== 'generating')
          void httpGet<GenerationView>(`${path}/${event.id}`, {}, { signal }).then(take, quietly);
        else if (!known.current.has(event.id))
          void httpGet<GenerationView>(`${path}/${event.id}`, {}, { signal }).then(take, quietly);
        else
          setGenerations((shown) =>
            shown.map((view) => (view.id === event.id && event.tries >= view.tries ? { ...view, ...event } : view)),
          );
      },
      reconnected: () =>
        void httpGet<GenerationPage>(path, { kind }, { signal }).then((page) => take(...page.generations), quietly),
    });
    return () => {
      leave();
      left.abort();
    };
  }, [feed, kind, take, drop]);

  return {
    generations,
    hasMore: next !== null,
    more,
    loadMore() {
      if (next === null || more === 'loading') return;
      setMore('loading');
      httpGet<GenerationPage>(path, { kind, after: next }).then(
        (page) => {
          take(...page.generations);
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
