/**
 * The steps of each user's history on a design, as rows. Every function runs inside the transaction that holds the
 * design's lock.
 */
import type pg from 'pg';
import type { Operation } from '#design/operations/operation.ts';
import { query } from '#app/services/database/query.server.ts';
import type { ChangeKind, History } from '#app/contracts/change.ts';

type Client = Pick<pg.PoolClient, 'query'>;

/** Whose history on which design. */
export interface HistoryOwner {
  designId: string;
  userId: string;
}

export interface Step {
  id: string;
  label: string;
  turnId: string | null;
}

export interface StepEntry {
  kind: ChangeKind;
  operations: Operation[];
  inverse: Operation[];
}

/** The step of a running turn; null: it has changed nothing yet. */
export async function stepOfTurn(
  client: Client,
  { designId, userId }: HistoryOwner,
  turnId: string,
): Promise<Step | null> {
  const rows = await query<Step>(
    client,
    `select id, label, "turnId" from history_step
     where "turnId" = $3 and "designId" = $1 and "userId" = $2 and state = 'done' order by position desc limit 1`,
    [designId, userId, turnId],
  );
  return rows[0] ?? null;
}

/** The latest step that was not undone; skips that of `exceptTurnId`. */
export async function stepToUndo(
  client: Client,
  { designId, userId }: HistoryOwner,
  exceptTurnId: string | null,
): Promise<Step | null> {
  const rows = await query<Step>(
    client,
    `select id, label, "turnId" from history_step
     where "designId" = $1 and "userId" = $2 and state = 'done' and ($3::text is null or "turnId" is distinct from $3)
     order by position desc limit 1`,
    [designId, userId, exceptTurnId],
  );
  return rows[0] ?? null;
}

/** The step that was undone last. */
export async function stepToRedo(client: Client, { designId, userId }: HistoryOwner): Promise<Step | null> {
  const rows = await query<Step>(
    client,
    `select id, label, "turnId" from history_step
     where "designId" = $1 and "userId" = $2 and state = 'undone' order by "undoneAs" desc limit 1`,
    [designId, userId],
  );
  return rows[0] ?? null;
}

export async function markUndone(client: Client, { designId, userId }: HistoryOwner, stepId: string): Promise<void> {
  await query(
    client,
    `update history_step set state = 'undone',
       "undoneAs" = 1 + coalesce((select max("undoneAs") from history_step where "designId" = $1 and "userId" = $2), 0)
     where id = $3`,
    [designId, userId, stepId],
  );
}

export async function markDone(client: Client, stepId: string): Promise<void> {
  await query(client, `update history_step set state = 'done', "undoneAs" = null where id = $1`, [stepId]);
}

/** What a step wrote and is in effect: its edits, or what the last redo restored; oldest first. */
export async function entriesToUndo(client: Client, { designId }: HistoryOwner, stepId: string): Promise<StepEntry[]> {
  const entries = await entriesOf(client, designId, stepId);
  return entries.slice(entries.findLastIndex((entry) => entry.kind === 'undo') + 1);
}

/** What the last undo of a step wrote, for redoing it. Empty if it found nothing to restore. */
export async function entriesToRedo(client: Client, { designId }: HistoryOwner, stepId: string): Promise<StepEntry[]> {
  const entries = await entriesOf(client, designId, stepId);
  const last = entries.at(-1);
  return last?.kind === 'undo' ? [last] : [];
}

function entriesOf(client: Client, designId: string, stepId: string): Promise<StepEntry[]> {
  return query<StepEntry>(
    client,
    'select kind, operations, inverse from change where "stepId" = $1 and "designId" = $2 order by revision',
    [stepId, designId],
  );
}

/** A turn of this user that is running on the design, other than `exceptTurnId`. */
export async function runningTurn(
  client: Client,
  { designId, userId }: HistoryOwner,
  exceptTurnId: string | null,
): Promise<string | null> {
  const rows = await query<{ id: string }>(
    client,
    `select id from turn where "designId" = $1 and "userId" = $2 and state = 'running' and ($3::text is null or id <> $3) limit 1`,
    [designId, userId, exceptTurnId],
  );
  return rows[0]?.id ?? null;
}

/** What can be undone and redone now. */
export async function readHistory(client: Client, { designId, userId }: HistoryOwner): Promise<History> {
  const [row] = await query<{ undoLabel: string | null; redoLabel: string | null }>(
    client,
    `select
       (select label from history_step where "designId" = $1 and "userId" = $2 and state = 'done' order by position desc limit 1) as "undoLabel",
       (select label from history_step where "designId" = $1 and "userId" = $2 and state = 'undone' order by "undoneAs" desc limit 1) as "redoLabel"`,
    [designId, userId],
  );
  return historyOf(row?.undoLabel ?? null, row?.redoLabel ?? null);
}

/** The history whose next undo reverts that step. */
export function historyOf(undoLabel: string | null, redoLabel: string | null): History {
  return {
    canUndo: undoLabel !== null,
    canRedo: redoLabel !== null,
    undoLabel,
    redoLabel,
  };
}
