/**
 * Lists a user's generations for the history: filtered by kind, searched by text and result names, sorted and
 * paginated. A page starts right behind the last row of the previous one; ids break ties.
 */
import { KernelError } from '#design/document/issue.ts';
import { message } from '#messages/message.ts';
import type { HistorySort } from '#app/contracts/generation.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { query } from '#app/services/database/query.server.ts';
import { generationKinds, kindNames } from './kinds.ts';

export interface HistorySearch {
  kind?: string | undefined;
  /** Part of the written text, a result's name or a kind's name. */
  q?: string | undefined;
  sort?: HistorySort | undefined;
  /** `next` of the previous page. */
  after?: string | undefined;
  limit: number;
}

export interface HistoryIds {
  ids: string[];
  /** For the page after the last; null: there is none. */
  next: string | null;
}

interface Row {
  id: string;
  words: string;
  createdAt: Date;
}

/** The sort columns and their cursor values. */
const columns: Record<HistorySort, { name: string; value: string; order: 'asc' | 'desc' }> = {
  newest: { name: 'createdAt', value: '$6::timestamp', order: 'desc' },
  oldest: { name: 'createdAt', value: '$6::timestamp', order: 'asc' },
  name: { name: 'words', value: '$6', order: 'asc' },
};

const writeCursor = (sort: HistorySort, { id, words, createdAt }: Row): string =>
  Buffer.from(`${sort} ${id} ${sort === 'name' ? words : createdAt.getTime()}`).toString('base64url');

/** Query parameters for the words or time, and the id. */
function readCursor(text: string, sort: HistorySort): [string, string] {
  const [, of, id, value = ''] = /^(\w+) (\S+) (.*)$/s.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  const time = /^\d{1,14}$/.test(value) ? new Date(Number(value)).toISOString().replace('Z', '') : null;
  const key = sort === 'name' ? value : time;
  // The database rejects NUL.
  if (of !== sort || id === undefined || key === null || `${id}${key}`.includes('\0'))
    throw new KernelError([{ key: 'kernel.invalid', field: 'after', values: { reason: 'is from another list' } }]);
  return [key, id];
}

/** Few distinct texts, so that each stays prepared: they vary only in sort and in whether a cursor is set. */
function pageText(sort: HistorySort, isBehind: boolean): string {
  const { name, value, order } = columns[sort];
  const behind = isBehind ? `and ("${name}", id) ${order === 'asc' ? '>' : '<'} (${value}, $7)` : '';
  return `select id, words, "createdAt" from generation
    where "userId" = $1 and "hiddenAt" is null and ($2::text is null or kind = $2)
      and ($3 = '' or strpos(words, (select title_key($3))) > 0 or kind = any($4::text[])) ${behind}
    order by "${name}" ${order}, id ${order} limit $5`;
}

/** Kinds with a matching name: "video" finds every video. */
function kindsNamed(words: string): string[] {
  const asked = words.toLowerCase();
  return kindNames.filter((kind) => message(generationKinds[kind].title).toLowerCase().includes(asked));
}

export async function historyIds(
  { pool }: Pick<Database, 'pool'>,
  userId: string,
  { kind, q = '', sort = 'newest', after, limit }: HistorySearch,
): Promise<HistoryIds> {
  const cursor = after === undefined ? null : readCursor(after, sort);
  const words = q.replaceAll('\0', '').trim();
  const rows = await query<Row>(pool, pageText(sort, cursor !== null), [
    userId,
    kind ?? null,
    words,
    words === '' ? [] : kindsNamed(words),
    // One extra row shows whether there is another page.
    limit + 1,
    ...(cursor ?? []),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { ids: shown.map(({ id }) => id), next: rows.length > limit && last ? writeCursor(sort, last) : null };
}
