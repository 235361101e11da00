/** What the browser of templates shows, kept in the address. Typing is there at once, and in the address once it rests. */
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readView, writeView, type RecipeView } from './recipe-address.ts';

/** Typing rests, ms. */
const RESTS = 300;

export interface RecipeViewHandle {
  view: RecipeView;
  /** Opening one is a step that the browser's way back takes; all else is not. */
  change(patch: Partial<RecipeView>): void;
}

export function useRecipeView(): RecipeViewHandle {
  const [search, setSearch] = useSearchParams();
  const written = useMemo(() => readView(search), [search]);
  const [query, setQuery] = useState(written.query);
  /** What was written last: an address that says something else was gone to, and is believed. */
  const [known, setKnown] = useState(written.query);
  if (written.query !== known) {
    setKnown(written.query);
    if (written.query !== query.trim()) setQuery(written.query);
  }
  const view = useMemo(() => ({ ...written, query }), [written, query]);

  function write(next: RecipeView): void {
    const opens = next.open !== null && written.open === null;
    setSearch(writeView(next), { replace: !opens, preventScrollReset: true });
  }
  const keep = useEffectEvent(() => {
    if (query.trim() !== written.query) write(view);
  });
  useEffect(() => {
    const timer = setTimeout(keep, RESTS);
    return () => clearTimeout(timer);
  }, [query]);

  return {
    view,
    change({ query: typed, ...patch }) {
      if (typed !== undefined) setQuery(typed);
      if (Object.keys(patch).length > 0) write({ ...view, ...(typed !== undefined && { query: typed }), ...patch });
    },
  };
}
