/**
 * Undoes single changes, whatever came after them: a new change and a new step of the history, so that it can be undone
 * itself. What somebody has written since is left alone and reported. The log remembers which changes a change undid.
 */
import type pg from 'pg';
import { query } from '#app/services/database/query.server.ts';
import { entryWithin, type UndoScope } from '#design/operations/undo-scope.ts';
import { message } from '#messages/message.ts';
import type { TakeBackOutcome, TakenBack } from '#app/contracts/change.ts';
import { lockDesign, type DoorContext, type Written } from './commit.server.ts';
import { DesignNotFoundError, TurnRunningError } from './design-error.ts';
import { readHistory, stepOfTurn, type HistoryOwner, type StepEntry } from './history-store.server.ts';
import { writeRestored } from './undo.server.ts';

type Client = Pick<pg.PoolClient, 'query'>;

/** What to undo: changes by their ids, and everything that turns changed. */
export interface TakeBackRequest extends HistoryOwner {
  changes: readonly string[];
  turns: readonly string[];
  /** What of them; absent: all. */
  scope?: UndoScope;
  /** The turn that asks for it: the undoing is part of its step, and it may well be running. Null or absent: the user. */
  askedBy?: string | null;
  /** Its label in the history. */
  label: string;
}

interface Candidate extends StepEntry {
  id: string;
  turnId: string | null;
  state: string;
}

/** A change that undid others, and the state of its own step. */
interface Taking {
  id: string;
  undoes: string[];
  state: string;
}

/**
 * Null if none of the changes is a change of this user on this design. Throws TurnRunningError while a turn that made
 * one of them is running.
 */
export async function takeBack(
  client: pg.PoolClient,
  context: DoorContext,
  request: TakeBackRequest,
): Promise<Written<TakeBackOutcome | null>> {
  const { designId, userId, scope = {}, askedBy = null } = request;
  const revision = await lockDesign(client, designId, userId);
  const candidates = await query<Candidate>(
    client,
    `select c.id, c.kind, c.operations, c.inverse, c."turnId", s.state
     from change c join history_step s on s.id = c."stepId"
     where c."designId" = $1 and c."userId" = $2 and (c.id = any($3) or c."turnId" = any($4)) order by c.revision`,
    [designId, userId, request.changes, request.turns],
  );
  if (candidates.length === 0) return { outcome: null, after: null, events: [] };
  await refuseWhileRunning(client, candidates, askedBy);

  const takings = await readTakings(client, designId);
  const standing = candidates.filter((change) => change.kind === 'edit' && stands(change, takings));
  const before = await context.documents.read(client, designId, revision);
  // What a turn undid itself stays undone: redoing it is up to the history.
  const kept = candidates.some(({ kind }) => kind !== 'edit') ? [message('designs.keptUndone')] : [];
  const newId = context.newId();
  const isWhole = scope.layers === undefined && scope.parts === undefined;
  const step = askedBy === null ? null : await stepOfTurn(client, request, askedBy);
  const entries = standing.map((change) => entryWithin(change, scope));
  const written = await writeRestored(client, context, before, entries, () => ({
    designId,
    userId,
    author: askedBy === null ? 'user' : 'agent',
    turnId: askedBy,
    id: newId,
    kind: 'edit',
    // A change that is undone in part is still in effect.
    ...(isWhole ? { undoes: standing.map(({ id }) => id) } : {}),
    step: step
      ? { id: step.id, begins: null, dropUndone: true }
      : { id: context.newId(), begins: { label: request.label, turnId: askedBy }, dropUndone: true },
  }));
  const history = await readHistory(client, request);
  const change = written.after ? newId : null;
  return {
    outcome: { revision: written.after?.revision ?? revision, skipped: [...written.skipped, ...kept], change, history },
    after: written.after,
    events: [...written.events, { type: 'history', designId, ...history }],
  };
}

/** Those of the changes that are no longer in effect. Throws DesignNotFoundError if the design is not the user's. */
export async function readTakenBack(
  client: Client,
  { designId, userId }: HistoryOwner,
  changes: readonly string[],
): Promise<TakenBack[]> {
  const [own] = await query(client, 'select 1 from design where id = $1 and "userId" = $2 and "deletedAt" is null', [
    designId,
    userId,
  ]);
  if (!own) throw new DesignNotFoundError();
  if (changes.length === 0) return [];
  const rows = await query<{ id: string; state: string }>(
    client,
    `select c.id, s.state from change c join history_step s on s.id = c."stepId"
     where c."designId" = $1 and c."userId" = $2 and c.id = any($3)`,
    [designId, userId, changes],
  );
  const takings = await readTakings(client, designId);
  return rows
    .filter((row) => !stands(row, takings))
    .map((row) => ({ change: row.id, by: takenBackBy(row.id, takings)?.id ?? null }));
}

async function refuseWhileRunning(
  client: Client,
  changes: readonly Candidate[],
  exceptTurnId: string | null,
): Promise<void> {
  const turns = [...new Set(changes.flatMap(({ turnId }) => turnId ?? []))].filter((id) => id !== exceptTurnId);
  if (turns.length === 0) return;
  const [running] = await query<{ id: string }>(
    client,
    `select id from turn where id = any($1) and state = 'running' limit 1`,
    [turns],
  );
  if (running) throw new TurnRunningError(running.id);
}

function readTakings(client: Client, designId: string): Promise<Taking[]> {
  return query<Taking>(
    client,
    `select c.id, c.outcome->'undoes' as undoes, s.state from change c join history_step s on s.id = c."stepId"
     where c."designId" = $1 and c.outcome->'undoes' is not null`,
    [designId],
  );
}

/** Its step was not undone, and no change that is itself in effect undid it. */
function stands({ id, state }: { id: string; state: string }, takings: readonly Taking[]): boolean {
  return (state === 'done' || state === 'fixed') && takenBackBy(id, takings) === undefined;
}

/** A change undoes only earlier ones, so the recursion ends. */
function takenBackBy(id: string, takings: readonly Taking[]): Taking | undefined {
  return takings.find((taking) => taking.undoes.includes(id) && stands(taking, takings));
}
