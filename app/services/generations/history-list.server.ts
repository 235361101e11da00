/**
 * Lists a user's generations for the history: filtered by kind, searched by text and result names, sorted and
 * paginated. A page starts right behind the last row of the previous one; ids break ties.
 */
import { message } from '#messages/message.ts';
import type { HistorySort } from '#app/contracts/generation.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { query } from '#app/services/database/query.server.ts';
import { pageOf, readParameters, writeCursor } from '#app/services/database/sort-cursor.ts';
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

const orderOf = (sort: HistorySort): string => `generations by ${sort}`;

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
  const cursor = after === undefined ? null : readParameters(after, orderOf(sort), sort === 'name' ? 'text' : 'time');
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
  const { shown, next } = pageOf(rows, limit, ({ id, words: value, createdAt }) =>
    writeCursor(orderOf(sort), sort === 'name' ? value : createdAt, id),
  );
  return { ids: shown.map(({ id }) => id), next };
}
