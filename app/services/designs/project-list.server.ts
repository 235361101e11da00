/**
 * The user's designs as My projects, the trash and own templates list them: searched, sorted, page by page. A page
 * continues right after the last row of the previous one, whatever was written in between; equal times and names are
 * ordered by id.
 */
import type { Database } from '#app/services/database/database.server.ts';
import { query } from '#app/services/database/query.server.ts';
import { pageOf, readParameters, writeCursor } from '#app/services/database/sort-cursor.ts';
import type { ProjectQuery } from '#app/contracts/project-request.ts';
import {
  TRASH_DAYS,
  type ProjectKind,
  type ProjectPage,
  type ProjectRow,
  type ProjectSort,
  type SortOrder,
} from '#app/contracts/projects.ts';

/** Columns by which rows are sorted, and the value that a cursor has for them. */
const columns: Record<ProjectSort, { name: string; value: string; order: SortOrder }> = {
  edited: { name: 'updatedAt', value: '$7::timestamp', order: 'desc' },
  created: { name: 'createdAt', value: '$7::timestamp', order: 'desc' },
  deleted: { name: 'deletedAt', value: '$7::timestamp', order: 'desc' },
  name: { name: 'titleKey', value: '(select title_key($7))', order: 'asc' },
};

const DAY_MS = 24 * 60 * 60 * 1000;

export interface ProjectList {
  /** Throws a KernelError that names `after` if it is no page's `next` in this order. */
  list(userId: string, search: ProjectQuery): Promise<ProjectPage>;
}

const orderOf = (sort: ProjectSort): string => `designs by ${sort}`;

interface Row {
  id: string;
  title: string;
  width: number;
  height: number;
  pages: number;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  folderId: string | null;
  isTemplate: boolean;
  chatId: string | null;
  isShared: boolean;
}

/** The search is in a subquery, or it would be prepared for each row. */
const matching = `"userId" = $1 and ("deletedAt" is not null) = $2 and ($3::boolean is null or "isTemplate" = $3)
  and ($4::text is null or "folderId" = $4 or ($4 = 'none' and "folderId" is null)) and ($5 = '' or strpos("titleKey", (select title_key($5))) > 0)`;

/** Whether a link to the design works; `design`: its name in the query. */
export const isSharedText = (design: string): string =>
  `exists (select 1 from share_link s where s."designId" = ${design}.id and (s."endsAt" is null or s."endsAt" > now()))`;

/** Few texts, so that each stays prepared: sort, direction, and whether it starts after a row. */
function pageText(sort: ProjectSort, order: SortOrder, isBehind: boolean): string {
  const { name, value } = columns[sort];
  const behind = isBehind ? `and ("${name}", id) ${order === 'asc' ? '>' : '<'} (${value}, $8)` : '';
  return `with page as materialized (
      select id from design where ${matching} ${behind}
      order by "${name}" ${order}, id ${order} limit $6
    )
    select d.id, d.title, (d.frame->>'width')::float8 as width, (d.frame->>'height')::float8 as height,
      (select count(*)::int from json_object_keys(d.frame->'pages')) as pages, d.revision,
      d."createdAt", d."updatedAt", d."deletedAt", d."folderId", d."isTemplate",
      (select c.id from chat c where c."designId" = d.id
         and exists (select 1 from message m where m."chatId" = c.id) order by c."updatedAt" desc, c.id limit 1) as "chatId",
      ${isSharedText('d')} as "isShared"
    from page join design d on d.id = page.id order by d."${name}" ${order}, d.id ${order}`;
}

const countText = `select count(*)::int as total from design where ${matching}`;

const isTemplateOf = (kind: ProjectKind | undefined): boolean | null =>
  kind === undefined ? null : kind === 'template';

function valueOf({ title, updatedAt, createdAt, deletedAt }: Row, sort: ProjectSort): string | Date {
  if (sort === 'name') return title;
  return { edited: updatedAt, created: createdAt, deleted: deletedAt ?? createdAt }[sort];
}

function projectRow({ isTemplate, chatId, isShared, createdAt, updatedAt, deletedAt, ...row }: Row): ProjectRow {
  return {
    ...row,
    kind: isTemplate ? 'template' : 'design',
    chatId: deletedAt ? null : chatId,
    isShared: isShared && deletedAt === null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
    expiresAt: deletedAt ? new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS).toISOString() : null,
  };
}

export function createProjectList({ pool }: Pick<Database, 'pool'>): ProjectList {
  return {
    async list(userId, { q, folder, kind, trash, after, limit, ...asked }) {
      const sort = asked.sort ?? (trash ? 'deleted' : 'edited');
      const order = asked.order ?? columns[sort].order;
      const cursor =
        after === undefined ? null : readParameters(after, orderOf(sort), sort === 'name' ? 'text' : 'time');
      const filter = [
        userId,
        trash,
        isTemplateOf(kind ?? (trash ? undefined : 'design')),
        folder ?? null,
        q.replaceAll('\0', '').trim(),
      ];
      const rows = await query<Row>(pool, pageText(sort, order, cursor !== null), [
        ...filter,
        // One more than is shown tells whether there is another page.
        limit + 1,
        ...(cursor ?? []),
      ]);
      const [count] = await query<{ total: number }>(pool, countText, filter);
      const { shown, next } = pageOf(rows, limit, (last) => writeCursor(orderOf(sort), valueOf(last, sort), last.id));
      return { designs: shown.map(projectRow), next, total: count?.total ?? 0 };
    },
  };
}
