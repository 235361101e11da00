/** Undoing and redoing a step: both are new changes, and both leave alone what somebody has written since. */
import type pg from 'pg';
import type { DesignDocument } from '#design/document/document.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import { undoOperations } from '#design/operations/undo.ts';
import type { AppEvent } from '#app/contracts/event.ts';
import type { Author, HistoryOutcome } from '#app/contracts/change.ts';
import {
  changedEvent,
  layersOf,
  lockDesign,
  withFreshLines,
  writeChange,
  type DoorContext,
  type Written,
} from './commit.server.ts';
import { TurnRunningError } from './design-error.ts';
import {
  entriesToRedo,
  entriesToUndo,
  markDone,
  markUndone,
  readHistory,
  runningTurn,
  stepToRedo,
  stepToUndo,
  type HistoryOwner,
  type StepEntry,
} from './history-store.server.ts';
import { touchDesign, type NewChange, type StepOfChange } from './log.server.ts';

export interface HistoryMove extends HistoryOwner {
  direction: 'undo' | 'redo';
  author: Author;
  /** The asking turn: its own step is not the one to undo, and it may well be running. */
  turnId: string | null;
}

/**
 * Moves one step; null if there is none. Throws TurnRunningError while a turn of this user is running on the design.
 */
export async function moveInHistory(
  client: pg.PoolClient,
  context: DoorContext,
  move: HistoryMove,
): Promise<Written<HistoryOutcome | null>> {
  const { designId, userId, direction, author, turnId } = move;
  const revision = await lockDesign(client, designId, userId);
  const running = await runningTurn(client, move, turnId);
  if (running !== null) throw new TurnRunningError(running);
  const step = direction === 'undo' ? await stepToUndo(client, move, turnId) : await stepToRedo(client, move);
  if (!step) return { outcome: null, after: null, events: [] };

  const entries =
    direction === 'undo' ? await entriesToUndo(client, move, step.id) : await entriesToRedo(client, move, step.id);
  const before = await context.documents.read(client, designId, revision);
  if (direction === 'undo') await markUndone(client, move, step.id);
  else await markDone(client, step.id);

  const written = await writeRestored(client, context, before, entries, () => ({
    designId,
    userId,
    author,
    turnId,
    id: context.newId(),
    kind: direction,
    step: { id: step.id, begins: null, dropUndone: false },
  }));
  // The history has changed even if there was nothing to restore.
  if (!written.after) await touchDesign(client, designId);
  const history = await readHistory(client, move);
  return {
    outcome: { revision: written.after?.revision ?? revision, skipped: written.skipped, label: step.label, history },
    after: written.after,
    events: [...written.events, { type: 'history', designId, ...history }],
  };
}

/** A restoring change, without the fields derived from restoring. */
export type Restoring = Pick<NewChange, 'designId' | 'userId' | 'author' | 'turnId' | 'id' | 'kind'> & {
  step: StepOfChange;
  /** Changes that it undoes one by one, apart from the history's steps. */
  undoes?: string[];
};

/**
 * Undoes entries (oldest first) on the document and logs that as one change; `describe` is called only if there is
 * anything to write. The caller holds the design's lock.
 */
export async function writeRestored(
  client: pg.PoolClient,
  context: DoorContext,
  before: { revision: number; document: DesignDocument },
  entries: readonly StepEntry[],
  describe: () => Restoring,
): Promise<{ skipped: string[]; after: Written<unknown>['after']; events: AppEvent[] }> {
  const { restoring, skipped } = takeBack(before.document, entries);
  if (restoring.length === 0) return { skipped, after: null, events: [] };
  const restored = { operations: restoring, ...applyOperations(before.document, restoring) };
  // Lines are restored too; where somebody has changed a text's style or width since, they are broken again.
  const { document, operations, inverse, touched } = withFreshLines(
    restored,
    layersOf(restored.touched),
    context.lines,
  );
  const { undoes, step, ...described } = describe();
  const change: NewChange = {
    ...described,
    origin: null,
    revision: before.revision + 1,
    baseRevision: before.revision,
    operations,
    inverse,
    touched,
    outcome: { rejected: [], overwritten: [], overwrites: [], ...(undoes ? { undoes } : {}) },
  };
  const after = await writeChange(client, context, { before, document, change, step });
  return { skipped, after, events: [changedEvent(change)] };
}

/**
 * Undoes the changes one by one, the newest first: if the user edited between two changes of a turn, the later one is
 * reverted to the user's value, and there the earlier one stops.
 */
function takeBack(
  document: DesignDocument,
  entries: readonly StepEntry[],
): { restoring: Operation[]; skipped: string[] } {
  const restoring: Operation[] = [];
  const skipped = new Set<string>();
  let now = document;
  for (const entry of entries.toReversed()) {
    const undone = undoOperations(now, [entry]);
    now = applyOperations(now, undone.operations).document;
    restoring.push(...undone.operations);
    for (const sentence of undone.skipped) skipped.add(sentence);
  }
  return { restoring, skipped: [...skipped] };
}
