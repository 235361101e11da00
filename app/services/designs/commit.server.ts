/**
 * One change through the door: locked, recognised if it came before, re-applied on the newest revision, logged. Runs in
 * a transaction.
 */
import type pg from 'pg';
import { assertInvariants } from '#design/document/invariants.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { documentBytes } from '#design/document/size.ts';
import { applyOperations, applyTolerantly } from '#design/operations/apply.ts';
import { overwrittenProperties } from '#design/operations/conflict.ts';
import type { Operation } from '#design/operations/operation.ts';
import { query } from '#app/services/database/query.server.ts';
import type { AppEvent } from '#app/contracts/event.ts';
import type { CommitOutcome, CommitRequest, Overwrite } from '#app/contracts/change.ts';
import { DesignNotFoundError } from './design-error.ts';
import type { DocumentStore } from './document-store.server.ts';
import type { FreshLines } from './fresh-lines.server.ts';
import { historyOf, stepOfTurn, type HistoryOwner, type Step } from './history-store.server.ts';
import {
  appendChange,
  appendRefusal,
  readAnswer,
  readSince,
  type EarlierChange,
  type LogSize,
  type NewChange,
  type StepOfChange,
} from './log.server.ts';

/** What the door's parts share. */
export interface DoorContext {
  documents: DocumentStore;
  newId(): string;
  /** Breaks lines again that two concurrent writers made stale. */
  lines: FreshLines;
  /** Whether the whole document is checked before it is written. */
  checkInvariants: boolean;
}

/** A transaction's result: the answer, and what becomes relevant once it is committed. */
export interface Written<Outcome> {
  outcome: Outcome;
  /** Null if nothing was written. `log`: the log's current length. */
  after: { revision: number; document: DesignDocument; log: LogSize } | null;
  events: AppEvent[];
}

/** Takes the design's lock; until the commit nobody else writes it. Another user's design counts as missing. */
export async function lockDesign(client: pg.PoolClient, designId: string, userId: string): Promise<number> {
  const [row] = await query<{ revision: number }>(
    client,
    'select revision from design where id = $1 and "userId" = $2 and "deletedAt" is null for update',
    [designId, userId],
  );
  if (!row) throw new DesignNotFoundError();
  return row.revision;
}

interface Locked {
  revision: number;
  /** The log holds nothing up to this revision. */
  trimmedTo: number;
  /** A change with that id came before, or may have. */
  known: boolean;
  /** There are undone steps that could be redone. */
  undone: boolean;
  /** The latest step of the history that was not undone. */
  last: Step | null;
}

interface LockedRow {
  revision: number;
  trimmedTo: number;
  known: boolean;
  undone: boolean;
  /** The row was written between the beginning of the statement and the lock. */
  moved: boolean;
  id: string | null;
  label: string | null;
  turnId: string | null;
}

/**
 * The same lock, with what a change needs to know first, in one statement. After waiting for the lock the rest may be
 * stale: the design's row shows that, as everything under the lock writes it, and then the rest is read again.
 */
async function lockForChange(client: pg.PoolClient, { designId, userId, id }: CommitRequest): Promise<Locked> {
  for (;;) {
    const [row] = await query<LockedRow>(
      client,
      `with held as materialized (
         select revision, "trimmedTo", xmin as version from design where id = $1 and "userId" = $2 and "deletedAt" is null for update
       )
       select held.revision, held."trimmedTo", last.id, last.label, last."turnId",
         held.version is distinct from (select xmin from design where id = $1) as moved,
         exists (select 1 from change where "designId" = $1 and id = $3)
           or exists (select 1 from refused_change where "designId" = $1 and id = $3) as known,
         exists (select 1 from history_step where "designId" = $1 and "userId" = $2 and state = 'undone') as undone
       from held left join lateral (
         select id, label, "turnId" from history_step where "designId" = $1 and "userId" = $2 and state = 'done' order by position desc limit 1
       ) last on true`,
      [designId, userId, id],
    );
    if (!row) throw new DesignNotFoundError();
    if (row.moved) continue;
    const last = row.id === null ? null : { id: row.id, label: row.label ?? '', turnId: row.turnId };
    return { revision: row.revision, trimmedTo: row.trimmedTo, known: row.known, undone: row.undone, last };
  }
}

/** The step that a change of a turn belongs to; null: it begins one. */
async function stepAtWork(
  client: pg.PoolClient,
  owner: HistoryOwner,
  turnId: string | null,
  last: Step | null,
): Promise<Step | null> {
  if (turnId === null) return null;
  return last?.turnId === turnId ? last : stepOfTurn(client, owner, turnId);
}

export async function commitChange(
  client: pg.PoolClient,
  context: DoorContext,
  request: CommitRequest,
): Promise<Written<CommitOutcome>> {
  const { designId, userId } = request;
  const turnId = request.turnId ?? null;
  const { revision, trimmedTo, known, undone, last } = await lockForChange(client, request);
  const answered = known ? await readAnswer(client, designId, request.id) : null;
  if (answered) return { outcome: answered, after: null, events: [] };

  const before = await context.documents.read(client, designId, revision);
  const { applied, rejected, ...merged } = applyTolerantly(before.document, [...request.operations]);
  if (applied.length === 0) {
    const outcome: CommitOutcome = { revision, operations: [], rejected, overwritten: [] };
    await appendRefusal(client, designId, request.id, outcome);
    return { outcome, after: null, events: [] };
  }

  // The writer broke the lines for the texts that it saw: they can only be stale if another change came in between.
  const since = revision > request.baseRevision ? await readSince(client, designId, request.baseRevision) : [];
  const others = since.filter((earlier) => !isSameWriter(request, earlier));
  const between = new Set(others.flatMap((earlier) => layersOf(earlier.touched)));
  // For forgotten parts of the log it is unknown which layers they touched.
  const mayBeStale = (id: string) => request.baseRevision < trimmedTo || between.has(id);
  const { document, inverse, touched, operations } = withFreshLines(
    { ...merged, operations: applied },
    layersOf(merged.touched).filter(mayBeStale),
    context.lines,
  );
  const overwrites = findOverwrites(touched, others);
  const overwritten = [...new Set(overwrites.flatMap(({ properties }) => properties))];
  const step = await stepAtWork(client, request, turnId, last);
  const change: NewChange = {
    designId,
    userId,
    turnId,
    id: request.id,
    revision: revision + 1,
    author: request.author,
    origin: request.origin ?? null,
    kind: 'edit',
    baseRevision: request.baseRevision,
    operations,
    inverse,
    touched,
    outcome: { rejected, overwritten, overwrites },
  };
  const begun = { id: context.newId(), label: cleanLabel(request.label), turnId };
  const after = await writeChange(client, context, {
    before,
    document,
    change,
    step: step
      ? { id: step.id, begins: null, dropUndone: undone }
      : { id: begun.id, begins: begun, dropUndone: undone },
  });
  // A turn's later changes go to its own step, which need not be the last one.
  const history = historyOf((step ? last : begun)?.label ?? null, null);
  return {
    outcome: { revision: change.revision, operations, rejected, overwritten },
    after,
    events: [changedEvent(change), { type: 'history', designId, ...history }],
  };
}

/** The effect of a list of operations on a document. */
export interface Effect {
  document: DesignDocument;
  operations: Operation[];
  inverse: Operation[];
  touched: string[];
}

/**
 * The same, with new lines in those of the given layers where they no longer fit text, style and width. Throws
 * LinesWanted.
 */
export function withFreshLines(effect: Effect, layers: readonly string[], lines: FreshLines): Effect {
  const updates = lines.updates(effect.document, layers);
  if (updates.length === 0) return effect;
  const { document, inverse, touched } = applyOperations(effect.document, updates);
  return {
    document,
    operations: [...effect.operations, ...updates],
    inverse: [...inverse, ...effect.inverse],
    touched: [...new Set([...effect.touched, ...touched])],
  };
}

/** Ids of the layers that keys of touched properties refer to. */
export function layersOf(touched: readonly string[]): string[] {
  return touched.flatMap((key) => (key.startsWith('layer:') ? (key.split(':')[1] ?? []) : []));
}

/** A change that is ready to be written, with the documents before and after. */
export interface ReadyChange {
  before: { revision: number; document: DesignDocument };
  document: DesignDocument;
  change: NewChange;
  step: StepOfChange;
}

/** Logs a change and writes the resulting document. The caller holds the design's lock. */
export async function writeChange(
  client: pg.PoolClient,
  context: DoorContext,
  { before, document, change, step }: ReadyChange,
): Promise<NonNullable<Written<unknown>['after']>> {
  if (context.checkInvariants) assertInvariants(document);
  const log = await appendChange(
    client,
    change,
    step,
    context.documents.difference(change.designId, before, document),
    documentBytes(document),
  );
  return { revision: change.revision, document, log };
}

export function changedEvent({
  designId,
  revision,
  id,
  author,
  kind,
  turnId,
  origin,
  operations,
  outcome,
}: NewChange): AppEvent {
  return {
    type: 'design.changed',
    designId,
    revision,
    change: { id, author, kind, turnId, origin, operations },
    overwritten: outcome.overwrites,
  };
}

function findOverwrites(touched: readonly string[], others: readonly EarlierChange[]): Overwrite[] {
  return others
    .map((earlier) => ({ change: earlier.id, properties: overwrittenProperties(touched, earlier.touched) }))
    .filter(({ properties }) => properties.length > 0);
}

/** A turn is one writer; so is a tab. Without a tab's name the user counts as one. */
function isSameWriter(request: CommitRequest, earlier: EarlierChange): boolean {
  if (request.author !== earlier.author || request.userId !== earlier.userId) return false;
  if ((request.turnId ?? null) !== earlier.turnId) return false;
  return request.origin === undefined || earlier.origin === null || request.origin === earlier.origin;
}

/** PostgreSQL accepts any text but NUL. */
function cleanLabel(label: string): string {
  return label.replaceAll('\0', '').slice(0, 200);
}
