/**
 * Earlier versions of a design: the steps that led to the current one, any revision as it was, restoring it, and names
 * for some.
 */
import { randomUUID } from 'node:crypto';
import type { DesignDocument } from '#design/document/document.ts';
import { LIMITS } from '#design/document/limits.ts';
import { parseDocument } from '#design/document/parse.ts';
import { KernelError } from '#design/document/issue.ts';
import { operationsBetween } from '#design/operations/difference.ts';
import type { Operation } from '#design/operations/operation.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { query } from '#app/services/database/query.server.ts';
import type { CommitOutcome } from '#app/contracts/change.ts';
import { DesignNotFoundError } from './design-error.ts';
import { documentBefore } from './trim.server.ts';
import type { Designs } from './door.server.ts';
import type { HistoryPage, HistoryRow, NamedVersion, VersionSnapshot } from '#app/contracts/version.ts';

/** Steps of one page of the list. */
const PAGE = 60;
/** Names per design; a user who needs more deletes one. */
const MOST_VERSIONS = 100;

export interface Versions {
  /** The user's steps on the design, newest first. `before`: a revision. Throws DesignNotFoundError; so do all. */
  history(userId: string, designId: string, before?: number): Promise<HistoryPage>;
  /**
   * The design as it was at a revision. Throws DesignNotFoundError for one that never existed, or that the trimmed log
   * no longer leads to.
   */
  at(userId: string, designId: string, revision: number): Promise<VersionSnapshot>;
  /** Restores a revision, as a separate step that can be undone. Null: the design is equal to it already. */
  restore(userId: string, designId: string, revision: number, label: string): Promise<CommitOutcome | null>;
  /** Names the current revision, or another one. Throws KernelError if there are too many. */
  name(userId: string, designId: string, name: string, revision?: number): Promise<NamedVersion>;
  /** Removes a name; false if there is none. */
  unname(userId: string, designId: string, versionId: string): Promise<boolean>;
}

type Row = Omit<HistoryRow, 'at'> & { at: Date };

/** Opens them on the door's log. `designs`: the one door, through which versions are restored too. */
export function createVersions({
  database,
  designs,
}: {
  database: Pick<Database, 'pool' | 'prisma'>;
  designs: Pick<Designs, 'read' | 'commit'>;
}): Versions {
  const { pool, prisma } = database;

  async function stepsBefore(userId: string, designId: string, before: number | null): Promise<Row[]> {
    return query<Row>(
      pool,
      `select s.id, s.label, s."createdAt" as at, c.author, c.revision
       from history_step s
       join lateral (
         select max(revision) as revision, max(author) as author from change
         where "designId" = s."designId" and "stepId" = s.id and kind = 'edit'
       ) c on c.revision is not null
       where s."designId" = $1 and s."userId" = $2 and s.state in ('done', 'fixed') and ($3::int is null or c.revision < $3)
       order by c.revision desc limit $4`,
      [designId, userId, before, PAGE + 1],
    );
  }

  async function at(
    userId: string,
    designId: string,
    revision: number,
  ): Promise<VersionSnapshot & { now: number; current: DesignDocument }> {
    const { document: current, revision: now } = await designs.read(userId, designId);
    if (revision > now) throw new DesignNotFoundError();
    // One statement: the log is not trimmed between checking that it leads there and reading it.
    const rows = await query<{ trimmedTo: number; revision: number | null; inverse: Operation[] | null }>(
      pool,
      `select d."trimmedTo", c.revision, c.inverse from design d
       left join change c on c."designId" = d.id and c.revision > $2 and c.revision <= $3
       where d.id = $1 order by c.revision desc`,
      [designId, revision, now],
    );
    const trimmedTo = rows[0]?.trimmedTo ?? 0;
    if (revision < trimmedTo) return { revision, document: await savedDocument(designId, revision), now, current };
    return {
      revision,
      document: documentBefore(
        current,
        rows.flatMap(({ inverse }) => (inverse ? [inverse] : [])),
      ),
      now,
      current,
    };
  }

  /** A named version that the log no longer leads to. */
  async function savedDocument(designId: string, revision: number): Promise<DesignDocument> {
    const kept = await prisma.designVersion.findFirst({
      where: { designId, revision, document: { not: Prisma.DbNull } },
      select: { document: true },
    });
    if (!kept) throw new DesignNotFoundError();
    return parseDocument(kept.document);
  }

  return {
    async history(userId, designId, before) {
      await designs.read(userId, designId);
      const [rows, named] = await Promise.all([
        stepsBefore(userId, designId, before ?? null),
        prisma.designVersion.findMany({
          where: { designId, userId },
          orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
          take: MOST_VERSIONS,
        }),
      ]);
      const steps = rows.slice(0, PAGE).map((row) => ({ ...row, at: row.at.toISOString() }));
      return {
        steps,
        next: rows.length > PAGE ? (steps.at(-1)?.revision ?? null) : null,
        versions: named.map(({ id, name, revision, createdAt }) => ({
          id,
          name,
          revision,
          at: createdAt.toISOString(),
        })),
      };
    },

    async at(userId, designId, revision) {
      const found = await at(userId, designId, revision);
      return { revision: found.revision, document: found.document };
    },

    async restore(userId, designId, revision, label) {
      const { document, now, current } = await at(userId, designId, revision);
      const operations = operationsBetween(current, document);
      if (operations.length === 0) return null;
      if (operations.length > LIMITS.operationsPerChange) {
        throw new KernelError([
          { key: 'kernel.tooMany', field: 'operations', values: { limit: LIMITS.operationsPerChange } },
        ]);
      }
      return designs.commit({
        designId,
        userId,
        author: 'user',
        id: randomUUID(),
        baseRevision: now,
        operations,
        label,
      });
    },

    async name(userId, designId, name, revision) {
      const { revision: now } = await designs.read(userId, designId);
      // A name on what can't be shown any more would lead nowhere.
      if (revision !== undefined) await at(userId, designId, revision);
      const count = await prisma.designVersion.count({ where: { designId } });
      if (count >= MOST_VERSIONS)
        throw new KernelError([{ key: 'kernel.tooMany', field: 'versions', values: { limit: MOST_VERSIONS } }]);
      const made = await prisma.designVersion.create({
        data: { id: randomUUID(), designId, userId, name, revision: revision ?? now },
      });
      return { id: made.id, name: made.name, revision: made.revision, at: made.createdAt.toISOString() };
    },

    async unname(userId, designId, versionId) {
      await designs.read(userId, designId);
      const [gone] = await query<{ bytes: number }>(
        pool,
        `with gone as (
           delete from design_version where id = $1 and "designId" = $2 and "userId" = $3 returning coalesce(octet_length(document::text), 0) as bytes
         )
         update design set "versionBytes" = "versionBytes" - (select bytes from gone) where id = $2 and exists (select 1 from gone)
         returning 1 as bytes`,
        [versionId, designId, userId],
      );
      return gone !== undefined;
    },
  };
}
