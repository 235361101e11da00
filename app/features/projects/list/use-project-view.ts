/** What My projects shows: the address says it. What is typed is there at once, and in the address once typing rests. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readView, writeView, type ProjectView } from './project-view.ts';

/** Typing rests, ms. */
const RESTS = 250;

export interface ProjectViewHandle {
  view: ProjectView;
  /** What stands in the search field. */
  typed: string;
  type(typed: string): void;
  change(patch: Partial<ProjectView>): void;
  /** The address of another view. */
  pathOf(patch: Partial<ProjectView>): string;
}

export function useProjectView(): ProjectViewHandle {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => readView(search), [search]);
  const [typed, setTyped] = useState(view.query);
  /** What was last written there from here. */
  const written = useRef(view.query);

  // It was gone to by a link or the way back: then the address is believed.
  useEffect(() => {
    if (view.query === written.current) return;
    written.current = view.query;
    setTyped(view.query);
  }, [view.query]);

  const change = (patch: Partial<ProjectView>): void => {
    const next = { ...view, query: typed.trim(), ...patch };
    written.current = next.query;
    setSearch(writeView(next), { replace: true, preventScrollReset: true });
  };
  const keep = useRef(change);
  keep.current = change;
  useEffect(() => {
    if (typed.trim() === written.current) return;
    const timer = setTimeout(() => keep.current({ query: typed.trim() }), RESTS);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    view,
    typed,
    type: setTyped,
    change,
    pathOf: (patch) => {
      const query = writeView({ ...view, ...patch });
      return query.size > 0 ? `?${query}` : '.';
    },
  };
}
