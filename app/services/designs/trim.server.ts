/**
 * Trims the log of a design from its far end, so that it doesn't grow without limit: see docs/decisions/0051. What undo
 * and redo can reach is kept whole: a step that loses a change it needs can no longer be undone, nor can those before
 * it. Named versions that the log no longer leads to keep their document.
 */
import type pg from 'pg';
import type { DesignDocument } from '#design/document/document.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { query } from '#app/services/database/query.server.ts';
import type { LogSize } from './log.server.ts';

type Client = Pick<pg.PoolClient, 'query'>;

/** How long a log may grow, and to what it is trimmed then. Days of continuous editing stay below that. */
export const LOG_LIMITS = {
  every: 16,
  usual: { most: { changes: 3_000, bytes: 16_000_000 }, kept: { changes: 2_400, bytes: 12_000_000 } },
  /** While the account's storage is full: editing continues, at the expense of distant undo steps. */
  full: { most: { changes: 250, bytes: 1_000_000 }, kept: { changes: 200, bytes: 500_000 } },
} as const satisfies LogLimits;

export interface LogLimits {
  /** The length is checked once in this many revisions. */
  every: number;
  usual: LogLimit;
  full: LogLimit;
}

export interface LogLimit {
  most: LogSize;
  kept: LogSize;
}

export const isOver = (log: LogSize, { most }: LogLimit): boolean =>
  log.changes > most.changes || log.bytes > most.bytes;

/** Walks back from a document by inverses, the newest first. Each restores exactly what was there before its change. */
export function documentBefore(document: DesignDocument, inverses: readonly Operation[][]): DesignDocument {
  return inverses.reduce((so, inverse) => (inverse.length > 0 ? applyOperations(so, inverse).document : so), document);
}

/**
 * Trims the log to `kept`, as far as the newest step and running turns allow. The caller holds the design's lock and
 * passes its current document. Returns the hashes (pictures, fonts) named in the removed changes; null: there was
 * nothing to trim.
 */
export async function trimLog(
  client: Client,
  designId: string,
  current: DesignDocument,
  kept: LogSize,
): Promise<string[] | null> {
  const cut = await findCut(client, designId, kept);
  if (cut === null) return null;
  const versionBytes = await keepVersions(client, designId, cut, current);
  await fixSteps(client, designId, cut);
  return cutChanges(client, designId, cut, versionBytes);
}

/** The last revision that goes. */
async function findCut(client: Client, designId: string, kept: LogSize): Promise<number | null> {
  const [row] = await query<{ cut: number; trimmedTo: number }>(
    client,
    `with sized as (
       select revision, row_number() over newest as place,
         sum(octet_length(operations::text) + octet_length(inverse::text) + octet_length(outcome::text)) over newest as bytes
       from change where "designId" = $1 window newest as (order by revision desc)
     ), held as (
       select min(c.revision) as first from change c where c."designId" = $1 and (
         c."stepId" = (select "stepId" from change where "designId" = $1 order by revision desc limit 1)
         or c."turnId" in (select id from turn where "designId" = $1 and state = 'running')
       )
     )
     select d."trimmedTo",
       least((select max(revision) from sized where place > $2 or bytes > $3), (select first - 1 from held)) as cut
     from design d where d.id = $1`,
    [designId, kept.changes, kept.bytes],
  );
  return row && row.cut !== null && row.cut > row.trimmedTo ? row.cut : null;
}

/** Stores documents for named versions before the cut; returns their bytes. */
async function keepVersions(client: Client, designId: string, cut: number, current: DesignDocument): Promise<number> {
  const versions = await query<{ revision: number }>(
    client,
    `select distinct revision from design_version where "designId" = $1 and revision < $2 and document is null
       and revision >= (select "trimmedTo" from design where id = $1) order by revision desc`,
    [designId, cut],
  );
  const first = versions.at(-1);
  if (!first) return 0;
  const changes = await query<{ revision: number; inverse: Operation[] }>(
    client,
    'select revision, inverse from change where "designId" = $1 and revision > $2 order by revision desc',
    [designId, first.revision],
  );
  let document = current;
  let bytes = 0;
  for (const { revision } of versions) {
    while (changes[0] && changes[0].revision > revision)
      document = documentBefore(document, [changes.shift()?.inverse ?? []]);
    const [{ written = 0 } = {}] = await query<{ written: number }>(
      client,
      `with kept as (
         update design_version set document = $3::json where "designId" = $1 and revision = $2 and document is null returning octet_length(document::text) as bytes
       ) select coalesce(sum(bytes), 0)::float8 as written from kept`,
      [designId, revision, JSON.stringify(document)],
    );
    bytes += written;
  }
  return bytes;
}

/**
 * Steps that lost part of their changes can't be undone or redone, nor can what would come after them: undo follows
 * positions, redo the order of undoing, and neither may skip a step.
 */
async function fixSteps(client: Client, designId: string, cut: number): Promise<void> {
  await query(
    client,
    `with last_undo as (
       select "stepId", max(revision) as revision from change where "designId" = $1 and kind = 'undo' group by "stepId"
     ), needed as (
       select c."stepId", min(c.revision) filter (where c.revision > coalesce(u.revision, 0)) as undo, max(u.revision) as redo
       from change c left join last_undo u on u."stepId" = c."stepId" where c."designId" = $1 group by c."stepId"
     ), fixed as (
       select s."userId", max(s.position) as position from history_step s join needed n on n."stepId" = s.id
       where s."designId" = $1 and s.state = 'done' and n.undo <= $2 group by s."userId"
     ), dropped as (
       select s."userId", max(s."undoneAs") as place from history_step s
       left join needed n on n."stepId" = s.id left join fixed f on f."userId" = s."userId"
       where s."designId" = $1 and s.state = 'undone' and (n.redo <= $2 or s.position <= f.position) group by s."userId"
     ), made_fixed as (
       update history_step s set state = 'fixed' from fixed f
       where s."designId" = $1 and s."userId" = f."userId" and s.state = 'done' and s.position <= f.position
     )
     update history_step s set state = 'dropped', "undoneAs" = null from dropped d
     where s."designId" = $1 and s."userId" = d."userId" and s.state = 'undone' and s."undoneAs" <= d.place`,
    [designId, cut],
  );
}

/** Deletes the changes, and the steps that no longer have any in the log. */
async function cutChanges(client: Client, designId: string, cut: number, versionBytes: number): Promise<string[]> {
  const [row] = await query<{ named: string[] | null }>(
    client,
    `with gone as (
       delete from change where "designId" = $1 and revision <= $2
       returning operations::text as operations, inverse::text as inverse, octet_length(outcome::text) as outcome
     ), written as (
       update design set "trimmedTo" = $2, "versionBytes" = "versionBytes" + $3,
         "logBytes" = "logBytes" - coalesce((select sum(octet_length(operations) + octet_length(inverse) + outcome) from gone), 0)
       where id = $1
     )
     select array_agg(distinct found[1]) as named from gone, regexp_matches(operations || ' ' || inverse, '[0-9a-f]{64}', 'g') as found`,
    [designId, cut, versionBytes],
  );
  await query(
    client,
    `delete from history_step s where s."designId" = $1 and s.state in ('fixed', 'dropped')
       and not exists (select 1 from change c where c."stepId" = s.id)`,
    [designId],
  );
  return row?.named ?? [];
}
