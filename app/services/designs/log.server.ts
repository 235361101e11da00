/** The log of a design as rows: what was acknowledged, in order, and what was rejected. */
import type pg from 'pg';
import type { Operation } from '#design/operations/operation.ts';
import { query } from '#app/services/database/query.server.ts';
import type { Author, ChangeKind, CommitOutcome, LoggedChange, Overwrite, Rejection } from '#app/contracts/change.ts';
import type { DocumentRows } from './document-store.server.ts';

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
  /** Changes that this one undid one by one. */
  undoes?: string[];
}

/** Which history a change belongs to, and its effect on it. */
export interface StepOfChange {
  id: string;
  /** For a step that begins with this change; null: the step exists already. */
  begins: { label: string; turnId: string | null } | null;
  /** What was undone before can no longer be redone. */
  dropUndone: boolean;
}

/** The earlier answer for this id; null: it never came. */
export async function readAnswer(client: Client, designId: string, id: string): Promise<CommitOutcome | null> {
  const [refused] = await query<{ outcome: CommitOutcome }>(
    client,
    'select outcome from refused_change where "designId" = $1 and id = $2',
    [designId, id],
  );
  if (refused) return refused.outcome;
  const [same] = await query<{ revision: number; operations: Operation[]; outcome: StoredOutcome }>(
    client,
    'select revision, operations, outcome from change where "designId" = $1 and id = $2',
    [designId, id],
  );
  if (!same) return null;
  const { rejected, overwritten } = same.outcome;
  return { revision: same.revision, operations: same.operations, rejected, overwritten };
}

/** What happened after `revision`. */
export function readSince(client: Client, designId: string, revision: number): Promise<EarlierChange[]> {
  return query<EarlierChange>(
    client,
    'select id, author, "userId", "turnId", origin, touched from change where "designId" = $1 and revision > $2 order by revision',
    [designId, revision],
  );
}

/** The length of a design's log. */
export interface LogSize {
  changes: number;
  bytes: number;
}

/**
 * Logs a change, writes its effects on the document and the history, and raises the design's revision, all in one
 * statement: statements cost more than their work. The caller holds the design's lock.
 */
export async function appendChange(
  client: Client,
  change: NewChange,
  step: StepOfChange,
  rows: DocumentRows,
  documentBytes: number,
): Promise<LogSize> {
  const [operations, inverse, outcome] = [change.operations, change.inverse, change.outcome].map((part) =>
    JSON.stringify(part),
  );
  const bytes = [operations, inverse, outcome].reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0);
  const [log] = await query<LogSize>(
    client,
    `with logged as (
       insert into change ("designId", id, revision, author, "userId", "turnId", origin, "stepId", kind, "baseRevision",
         operations, inverse, touched, outcome, "createdAt")
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, now())
     ), written as (
       insert into design_layer ("designId", id, layer) select $1, key, value from json_each($15::json)
       on conflict ("designId", id) do update set layer = excluded.layer
     ), removed as (
       delete from design_layer where "designId" = $1 and id = any($16::text[])
     ), dropped as (
       update history_step set state = 'dropped', "undoneAs" = null where $17 and "designId" = $1 and "userId" = $5 and state = 'undone'
     ), begun as (
       insert into history_step (id, "designId", "userId", position, state, "turnId", label, "createdAt")
       select $8, $1, $5, 1 + coalesce((select max(position) from history_step where "designId" = $1 and "userId" = $5), 0), 'done', $18, $19, now()
       where $19::text is not null
     )
     update design set revision = $3, frame = coalesce($20::json, frame), "documentBytes" = $22, "logBytes" = "logBytes" + $21, "updatedAt" = now() where id = $1
     returning "logBytes"::float8 as bytes, revision - "trimmedTo" as changes`,
    [
      change.designId,
      change.id,
      change.revision,
      change.author,
      change.userId,
      change.turnId,
      change.origin,
      step.id,
      change.kind,
      change.baseRevision,
      operations,
      inverse,
      change.touched,
      outcome,
      rows.layers,
      rows.removed,
      step.dropUndone,
      step.begins?.turnId ?? null,
      step.begins?.label ?? null,
      rows.frame,
      bytes,
      documentBytes,
    ],
  );
  return log ?? { changes: 0, bytes: 0 };
}

/** Answers to rejected changes that a design keeps: a repeat comes soon or never. */
const MOST_REFUSALS = 50;

export async function appendRefusal(
  client: Client,
  designId: string,
  id: string,
  outcome: CommitOutcome,
): Promise<void> {
  const text = JSON.stringify(outcome);
  // The design's row is written in any case, as by touchDesign.
  await query(
    client,
    `with kept as (
       insert into refused_change ("designId", id, outcome, "createdAt") values ($1, $2, $3, now())
     ), forgotten as (
       delete from refused_change where "designId" = $1 and id in (
         select id from refused_change where "designId" = $1 order by "createdAt" desc, id offset $5
       ) returning octet_length(outcome::text) as bytes
     )
     update design set "logBytes" = "logBytes" + $4 - coalesce((select sum(bytes) from forgotten), 0) where id = $1`,
    [designId, id, text, Buffer.byteLength(text), MOST_REFUSALS - 1],
  );
}

/**
 * Writes the design's row without changing anything, so that those waiting for its lock notice that something happened.
 */
export async function touchDesign(client: Client, designId: string): Promise<void> {
  await query(client, 'update design set revision = revision where id = $1', [designId]);
}

/** Changes after a revision, in order, at most `limit`. */
export function readChanges(client: Client, designId: string, after: number, limit: number): Promise<LoggedChange[]> {
  return query<LoggedChange>(
    client,
    `select id, revision, author, kind, "turnId", origin, operations, coalesce(outcome->'overwrites', '[]') as overwritten from change
     where "designId" = $1 and revision > $2 order by revision limit $3`,
    [designId, after, limit],
  );
}
