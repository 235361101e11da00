/** The log of a design as rows: what was acknowledged, in order, and what was refused. */
import type pg from 'pg';
import type { Operation } from '#design/operations/operation.ts';
import { query } from '#app/services/database/query.server.ts';
import type { Author, ChangeKind, CommitOutcome, LoggedChange, Overwrite, Rejection } from './change.ts';

type Client = Pick<pg.PoolClient, 'query'>;

/** What another writer did since a change was made. */
export interface EarlierChange {
  id: string;
  author: Author;
  userId: string;
  turnId: string | null;
  origin: string | null;
  touched: string[];
}

/** A change about to be logged. */
export interface NewChange {
  designId: string;
  id: string;
  revision: number;
  author: Author;
  userId: string;
  turnId: string | null;
  origin: string | null;
  stepId: string;
  kind: ChangeKind;
  baseRevision: number;
  operations: Operation[];
  inverse: Operation[];
  touched: string[];
  outcome: StoredOutcome;
}

/** The part of an answer that the log's other columns don't have. */
interface StoredOutcome {
  rejected: Rejection[];
  overwritten: string[];
  overwrites: Overwrite[];
  /** Changes that this one took back one by one. */
  undoes?: string[];
}

interface EarlierRow extends EarlierChange {
  revision: number;
  operations: Operation[] | null;
  outcome: StoredOutcome | CommitOutcome | null;
  refused: boolean;
}

/** What was answered to this id before, if it came before, and what happened after `revision`. */
export async function readEarlier(
  client: Client,
  { designId, id, baseRevision }: { designId: string; id: string; baseRevision: number },
): Promise<{ answered: CommitOutcome | null; since: EarlierChange[] }> {
  const rows = await query<EarlierRow>(
    client,
    `select id, revision, author, "userId", "turnId", origin, touched, false as refused,
       case when id = $2 then operations end as operations, case when id = $2 then outcome end as outcome
     from change where "designId" = $1 and (id = $2 or revision > $3)
     union all
     select id, 0, '', '', null, null, '{}', true, null, outcome from refused_change where "designId" = $1 and id = $2`,
    [designId, id, baseRevision],
  );
  const same = rows.find((row) => row.id === id);
  if (!same) return { answered: null, since: rows };
  if (same.refused) return { answered: same.outcome as CommitOutcome, since: [] };
  const { rejected, overwritten } = same.outcome as StoredOutcome;
  return { answered: { revision: same.revision, operations: same.operations ?? [], rejected, overwritten }, since: [] };
}

export async function appendChange(client: Client, change: NewChange): Promise<void> {
  await query(
    client,
    `insert into change ("designId", id, revision, author, "userId", "turnId", origin, "stepId", kind, "baseRevision",
       operations, inverse, touched, outcome, "createdAt")
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, now())`,
    [
      change.designId, change.id, change.revision, change.author, change.userId, change.turnId, change.origin, change.stepId, change.kind,
      change.baseRevision, JSON.stringify(change.operations), JSON.stringify(change.inverse), change.touched, JSON.stringify(change.outcome),
    ],
  );
}

export async function appendRefusal(client: Client, designId: string, id: string, outcome: CommitOutcome): Promise<void> {
  await query(
    client,
    'insert into refused_change ("designId", id, outcome, "createdAt") values ($1, $2, $3, now())',
    [designId, id, JSON.stringify(outcome)],
  );
}

/** Changes after a revision, in order, at most `limit`. */
export function readChanges(client: Client, designId: string, after: number, limit: number): Promise<LoggedChange[]> {
  return query<LoggedChange>(
    client,
    `select id, revision, author, kind, "turnId", origin, operations from change
     where "designId" = $1 and revision > $2 order by revision limit $3`,
    [designId, after, limit],
  );
}
