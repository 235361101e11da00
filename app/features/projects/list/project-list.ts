/**
 * The list of My projects in the browser: loaded pages, and changes since, here or elsewhere. Visible rows keep their
 * places until the list is reloaded, so that nothing moves under the pointer. Pure.
 */
import type { ProjectPage, ProjectRow } from '#app/contracts/projects.ts';
import { compareRows, fits, type ProjectView } from './project-view.ts';

export interface ProjectListState {
  /** Null: the first page is loading. */
  rows: readonly ProjectRow[] | null;
  /** For the page after the last; null: there is none. */
  next: string | null;
  total: number;
  /** The shown rows are those of another search or folder. */
  isStale: boolean;
  hasFailed: boolean;
}

/** A row and its former place. */
export interface PlacedRow {
  row: ProjectRow;
  place: number;
}

export type ProjectListEvent =
  | { type: 'asked'; isMore: boolean }
  | { type: 'came'; page: ProjectPage; isMore: boolean }
  | { type: 'failed'; isMore: boolean }
  /** The rows changed last, and how many match by now; those that match and are missing are added. */
  | { type: 'read'; rows: readonly ProjectRow[]; total: number; view: ProjectView }
  | { type: 'patched'; ids: readonly string[]; patch: Partial<ProjectRow>; view: ProjectView }
  | { type: 'dropped'; ids: readonly string[] }
  | { type: 'put back'; rows: readonly PlacedRow[] };

export const NO_LIST: ProjectListState = { rows: null, next: null, total: 0, isStale: false, hasFailed: false };

export function listOf(page: ProjectPage): ProjectListState {
  return { rows: page.designs, next: page.next, total: page.total, isStale: false, hasFailed: false };
}

export function reduceList(state: ProjectListState, event: ProjectListEvent): ProjectListState {
  const rows = state.rows ?? [];
  switch (event.type) {
    case 'asked':
      return { ...state, hasFailed: false, isStale: !event.isMore && state.rows !== null };
    case 'came': {
      const before = event.isMore ? rows : [];
      // Rows added meanwhile have pushed some over to this page.
      const known = new Set(before.map(({ id }) => id));
      return { ...listOf(event.page), rows: [...before, ...event.page.designs.filter(({ id }) => !known.has(id))] };
    }
    case 'failed':
      // What is shown belongs to another search: better none.
      return event.isMore ? { ...state, hasFailed: true } : { ...NO_LIST, hasFailed: true };
    case 'read':
      return state.rows === null ? state : takeIn(state, rows, event);
    case 'patched': {
      const ids = new Set(event.ids);
      const patched = rows.map((row) => (ids.has(row.id) ? { ...row, ...event.patch } : row));
      const left = patched.filter((row) => !ids.has(row.id) || fits(row, event.view));
      return state.rows === null ? state : { ...state, rows: left, total: state.total - (rows.length - left.length) };
    }
    case 'dropped': {
      const ids = new Set(event.ids);
      const left = rows.filter(({ id }) => !ids.has(id));
      return state.rows === null ? state : { ...state, rows: left, total: state.total - (rows.length - left.length) };
    }
    case 'put back': {
      if (state.rows === null) return state;
      const known = new Set(rows.map(({ id }) => id));
      const back = [...rows];
      const missing = event.rows.filter(({ row }) => !known.has(row.id)).toSorted((a, b) => a.place - b.place);
      for (const { row, place } of missing) back.splice(Math.min(place, back.length), 0, row);
      return { ...state, rows: back, total: state.total + missing.length };
    }
  }
}

function takeIn(
  state: ProjectListState,
  rows: readonly ProjectRow[],
  { rows: read, total, view }: Extract<ProjectListEvent, { type: 'read' }>,
): ProjectListState {
  const now = new Map(read.map((row) => [row.id, row]));
  const known = new Set(rows.map(({ id }) => id));
  const kept = rows.map((row) => now.get(row.id) ?? row).filter((row) => fits(row, view));
  for (const row of read) {
    if (known.has(row.id) || !fits(row, view)) continue;
    const place = kept.findIndex((other) => compareRows(row, other, view) <= 0);
    if (place >= 0) kept.splice(place, 0, row);
    // Rows that belong after the last loaded one come with a later page.
    else if (state.next === null) kept.push(row);
  }
  return { ...state, rows: kept, total: Math.max(kept.length, total) };
}

/** The rows with these ids and their places, for restoring them. */
export function placesOf(rows: readonly ProjectRow[], ids: readonly string[]): PlacedRow[] {
  const wanted = new Set(ids);
  return rows.flatMap((row, place) => (wanted.has(row.id) ? [{ row, place }] : []));
}
