/** What My projects shows, in the address. */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTypedSearch } from '#app/browser/use-typed-search.ts';
import { readView, writeView, type ProjectView } from './project-view.ts';

export interface ProjectViewHandle {
  view: ProjectView;
  /** The contents of the search field. */
  typed: string;
  type(typed: string): void;
  change(patch: Partial<ProjectView>): void;
}

export function useProjectView(): ProjectViewHandle {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => readView(search), [search]);
  const write = (next: ProjectView): void => setSearch(writeView(next), { replace: true });
  const { typed, type, settle } = useTypedSearch(view.query, (query) => write({ ...view, query }));
  return {
    view,
    typed,
    type,
    change: (patch) => write({ ...view, ...patch, query: settle(patch.query) }),
  };
}
