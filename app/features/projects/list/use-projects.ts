/** Designs, own templates or the trash as a growing list, kept up to date with what happens here and in other tabs. */
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { EventFeed } from '#app/browser/event-stream.client.ts';
import { httpGet } from '#app/browser/http-client.ts';
import { useReturn } from '#app/browser/use-return.ts';
import type { ProjectPage, ProjectRow } from '#app/contracts/projects.ts';
import { listOf, NO_LIST, placesOf, reduceList, type PlacedRow, type ProjectListState } from './project-list.ts';
import { FIRST_PAGE, requestOf, type ProjectView } from './project-view.ts';

export interface ProjectList extends ProjectListState {
  /** Fetches the page after the last one, if there is one and none is loading. */
  more(): void;
  /** Fetches all remaining pages. Resolves to the complete list. */
  rest(): Promise<readonly ProjectRow[]>;
  /** Looks again from the start. */
  reload(): void;
  /** Reads what was changed last, without moving what is shown. */
  refresh(): void;
  patch(ids: readonly string[], patch: Partial<ProjectRow>): void;
  /** The answer puts them back. */
  drop(ids: readonly string[]): (ids?: readonly string[]) => void;
}

const PATH = '/api/designs';
const LARGE_PAGE = 100;
/** Number of rows read when something has changed. */
const NEWEST = 24;
/** News arrives in bursts, as when the assistant draws: read after a pause, ms. */
const RESTS = 700;
/** How often an answer that was overtaken by a change is requested again. */
const TRIES = 3;

/** `initial`: what the page was rendered with, for the view at that time. */
export function useProjects(view: ProjectView, feed: EventFeed | null, initial: ProjectPage | null): ProjectList {
  const [state, send] = useReducer(reduceList, initial, (page) => (page ? listOf(page) : NO_LIST));
  const asking = useRef<AbortController | null>(null);
  const isRendered = useRef(initial !== null);
  /** What an answer that was on its way may not know yet: how often rows were changed, and the deleted ones. */
  const changes = useRef(0);
  const gone = useRef(new Set<string>());
  const { query, folder, kind, sort, isTrash } = view;
  const shown = useMemo<ProjectView>(
    () => ({ query, folder, kind, sort, isTrash }),
    [query, folder, kind, sort, isTrash],
  );

  const fetchPage = useCallback(
    async (after: string | null, limit = FIRST_PAGE): Promise<ProjectPage | null> => {
      asking.current?.abort();
      const controller = new AbortController();
      asking.current = controller;
      send({ type: 'asked', isMore: after !== null });
      try {
        const { signal } = controller;
        const page = await httpGet<ProjectPage>(PATH, { ...requestOf(shown), after, limit }, { signal });
        const designs = page.designs.filter(({ id }) => !gone.current.has(id));
        send({ type: 'came', page: { ...page, designs }, isMore: after !== null });
        return page;
      } catch {
        if (!controller.signal.aborted) send({ type: 'failed', isMore: after !== null });
        return null;
      } finally {
        if (asking.current === controller) asking.current = null;
      }
    },
    [shown],
  );

  useEffect(() => {
    if (isRendered.current) isRendered.current = false;
    else void fetchPage(null);
    return () => asking.current?.abort();
  }, [fetchPage]);

  const refresh = useCallback(async (): Promise<void> => {
    try {
      const query = { ...requestOf(shown), ...(!shown.isTrash && { sort: 'edited' }), limit: NEWEST };
      for (let tries = 0; tries < TRIES; tries += 1) {
        const before = changes.current;
        const { designs, total } = await httpGet<ProjectPage>(PATH, query);
        if (changes.current !== before) continue;
        const rows = designs.filter(({ id }) => !gone.current.has(id));
        send({ type: 'read', rows, total, view: shown });
        return;
      }
    } catch {
      // It is read with the next news, or with the page.
    }
  }, [shown]);

  const rows = useRef<readonly ProjectRow[]>([]);
  rows.current = state.rows ?? [];
  /** All that is shown, as it is now: what was deleted while nothing was heard goes. */
  const readShown = useCallback(async (): Promise<void> => {
    if (asking.current || rows.current.length === 0) return;
    const { signal } = (asking.current = new AbortController());
    const before = changes.current;
    try {
      const designs: ProjectRow[] = [];
      let page: ProjectPage;
      let after: string | null = null;
      do {
        page = await httpGet(PATH, { ...requestOf(shown), after, limit: LARGE_PAGE }, { signal });
        designs.push(...page.designs);
        after = page.next;
      } while (after !== null && designs.length < rows.current.length);
      // What happened meanwhile is newer.
      if (changes.current === before && !signal.aborted)
        send({ type: 'came', page: { ...page, designs }, isMore: false });
    } catch {
      // It is read with the next news, or with the page.
    } finally {
      if (asking.current?.signal === signal) asking.current = null;
    }
  }, [shown]);
  useReturn(() => void readShown());

  const patchRows = useCallback(
    (ids: readonly string[], patch: Partial<ProjectRow>): void => {
      changes.current += 1;
      send({ type: 'patched', ids, patch, view: shown });
    },
    [shown],
  );
  const dropRows = useCallback((ids: readonly string[]): void => {
    changes.current += 1;
    for (const id of ids) gone.current.add(id);
    send({ type: 'dropped', ids });
  }, []);
  const letBack = useCallback((ids: readonly string[]): void => {
    changes.current += 1;
    for (const id of ids) gone.current.delete(id);
  }, []);

  useEffect(() => {
    if (!feed) return;
    let isFirst = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(), RESTS);
    };
    const patch = (id: string, values: Partial<ProjectRow>): void => patchRows([id], values);
    const drop = (id: string): void => dropRows([id]);
    const comeBack = (id: string): void => {
      letBack([id]);
      soon();
    };
    const leave = feed.subscribe({
      event(event) {
        switch (event.type) {
          case 'design.changed': {
            const { designId: id, revision } = event;
            const known = rows.current.find((row) => row.id === id);
            if (known && known.revision < revision) patch(id, { revision, updatedAt: new Date().toISOString() });
            soon();
            return;
          }
          case 'design.renamed':
            patch(event.designId, { title: event.title });
            return;
          case 'design.moved':
            patch(event.designId, { folderId: event.folderId });
            soon();
            return;
          case 'design.shared':
            patch(event.designId, { isShared: event.isShared });
            return;
          case 'design.deleted':
            (shown.isTrash ? comeBack : drop)(event.designId);
            return;
          case 'design.restored':
            (shown.isTrash ? drop : comeBack)(event.designId);
            return;
          case 'design.purged':
            drop(event.designId);
            return;
          case 'design.created':
            soon();
            return;
          default:
        }
      },
      reconnected() {
        if (isFirst) soon();
        else void readShown();
        isFirst = false;
      },
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [feed, refresh, readShown, shown, patchRows, dropRows, letBack]);

  const { next } = state;
  const more = useCallback(() => {
    if (next !== null && !asking.current) void fetchPage(next);
  }, [fetchPage, next]);

  return {
    ...state,
    more,
    async rest() {
      const all = [...rows.current];
      for (let after = next; after !== null;) {
        const page = await fetchPage(after, LARGE_PAGE);
        all.push(...(page?.designs ?? []));
        after = page?.next ?? null;
      }
      return all;
    },
    reload: () => void fetchPage(null),
    refresh: () => void refresh(),
    patch: patchRows,
    drop(ids) {
      const places: readonly PlacedRow[] = placesOf(rows.current, ids);
      dropRows(ids);
      return (back = ids) => {
        letBack(back);
        send({ type: 'put back', rows: places.filter(({ row }) => back.includes(row.id)) });
      };
    },
  };
}
