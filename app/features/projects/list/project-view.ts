/** What My projects shows, as its address says, so that it can be shared and returned to. Pure. */
import { PROJECT_KINDS, type ProjectKind, type ProjectRow, type ProjectSort } from '#app/contracts/projects.ts';
import type { QueryValue } from '#app/browser/http-client.ts';

/** What users sort by; the trash has an order of its own. */
export const SHOWN_SORTS = ['edited', 'created', 'name'] as const satisfies readonly ProjectSort[];
export type ShownSort = (typeof SHOWN_SORTS)[number];

export interface ProjectView {
  query: string;
  /** An id; 'none': those in no folder; null: all. */
  folder: string | null;
  kind: ProjectKind;
  sort: ShownSort;
  isTrash: boolean;
}

const QUERY_LENGTH = 200;
const FOLDER_ID = /^[A-Za-z0-9_-]{1,40}$/;

/** Rows of the first page. */
export const FIRST_PAGE = 60;

const oneOf = <Value extends string>(values: readonly Value[], written: string | null): Value | null =>
  values.find((value) => value === written) ?? null;

/** Ignores unknown values. */
export function readView(search: URLSearchParams): ProjectView {
  const kind = oneOf(PROJECT_KINDS, search.get('kind')) ?? 'design';
  const folder = search.get('folder') ?? '';
  return {
    query: (search.get('q') ?? '').trim().slice(0, QUERY_LENGTH),
    folder: kind === 'design' && FOLDER_ID.test(folder) ? folder : null,
    kind,
    sort: oneOf(SHOWN_SORTS, search.get('sort')) ?? 'edited',
    isTrash: false,
  };
}

/** Writes only what differs from the default. */
export function writeView({ query, folder, kind, sort }: ProjectView): URLSearchParams {
  return new URLSearchParams({
    ...(query.trim() && { q: query.trim() }),
    ...(folder !== null && { folder }),
    ...(kind !== 'design' && { kind }),
    ...(sort !== 'edited' && { sort }),
  });
}

/** The query of GET /api/designs for it. */
export function requestOf({ query, folder, kind, sort, isTrash }: ProjectView): Record<string, QueryValue> {
  if (isTrash) return { q: query.trim() || null, trash: 1 };
  return { q: query.trim() || null, folder, kind, sort };
}

/** For comparing titles with the search: case and accents don't count. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

export function fits(row: ProjectRow, { query, folder, kind, isTrash }: ProjectView): boolean {
  if (isTrash !== (row.deletedAt !== null)) return false;
  if (!isTrash && row.kind !== kind) return false;
  if (folder !== null && row.folderId !== (folder === 'none' ? null : folder)) return false;
  return plain(row.title).includes(plain(query.trim()));
}

const newestFirst = (a: string | null, b: string | null): number => (b ?? '').localeCompare(a ?? '');

/** The order of the server's pages, except for titles that it considers equal. */
export function compareRows(a: ProjectRow, b: ProjectRow, { sort, isTrash }: ProjectView): number {
  if (isTrash) return newestFirst(a.deletedAt, b.deletedAt);
  switch (sort) {
    case 'edited':
      return newestFirst(a.updatedAt, b.updatedAt);
    case 'created':
      return newestFirst(a.createdAt, b.createdAt);
    case 'name':
      return plain(a.title) < plain(b.title) ? -1 : plain(a.title) > plain(b.title) ? 1 : 0;
  }
}
