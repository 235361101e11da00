/**
 * A home within the page: the kernel alone applies and undoes changes, nothing is stored and no server is asked. For
 * measuring the editor by itself, alongside editors that have no server either.
 */
import type { DesignDocument } from '#design/document/document.ts';
import type { Picture } from '#design/fabric/paint/tools.ts';
import { applyOperations, applyTolerantly } from '#design/operations/apply.ts';
import { undoOperations, type UndoEntry } from '#design/operations/undo.ts';
import type { DesignSnapshot, History, HistoryOutcome, LoggedChange } from '#app/contracts/change.ts';
import { RefusedError } from '../design-store/send-errors.ts';
import type { DesignHome } from '../design-store/design-home.ts';

interface Step extends UndoEntry {
  label: string;
}

export interface LocalHome extends DesignHome {
  /** Replaces the document and forgets the history. Returns the revision from which it applies. */
  replace(document: DesignDocument): number;
}

/** A home for one design. `picture`: the view's source of pictures. */
export function createLocalHome(
  designId: string,
  initial: DesignDocument,
  picture: (asset: string, wantedSide: number) => Promise<Picture>,
): LocalHome {
  let document = initial;
  const log: LoggedChange[] = [];
  let replacedAt = 0;
  const done: Step[] = [];
  const undone: Step[] = [];

  const history = (): History => ({
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    undoLabel: done.at(-1)?.label ?? null,
    redoLabel: undone.at(-1)?.label ?? null,
  });

  const snapshot = (): DesignSnapshot => ({
    id: designId,
    title: '',
    document,
    revision: log.length,
    history: history(),
  });

  function write(id: string, kind: LoggedChange['kind'], operations: LoggedChange['operations']): void {
    log.push({
      id,
      revision: log.length + 1,
      author: 'user',
      kind,
      turnId: null,
      origin: null,
      operations,
      overwritten: [],
    });
  }

  const refuse = (): never => {
    throw new RefusedError(404, 'local', 'This design lives in its page alone');
  };

  return {
    api: {
      read: async () => snapshot(),
      changesAfter: async (revision) =>
        revision < replacedAt ? { snapshot: snapshot() } : { changes: log.slice(revision), history: history() },
      async commit({ id, operations, label }) {
        const result = applyTolerantly(document, [...operations]);
        document = result.document;
        write(id, 'edit', result.applied);
        done.push({ operations: result.applied, inverse: result.inverse, label });
        undone.length = 0;
        return { revision: log.length, operations: result.applied, rejected: result.rejected, overwritten: [] };
      },
      async step(direction): Promise<HistoryOutcome | null> {
        const [from, to] = direction === 'undo' ? [done, undone] : [undone, done];
        const step = from.pop();
        if (!step) return null;
        const { operations } = undoOperations(document, [step]);
        const result = applyOperations(document, operations);
        document = result.document;
        write(`${direction}-${log.length}`, direction, operations);
        to.push({ operations, inverse: result.inverse, label: step.label });
        return { revision: log.length, skipped: [], label: step.label, history: history() };
      },
      rename: async () => refuse(),
      runTool: async () => refuse(),
    },
    storage: { adopt: async () => [], keep: () => undefined, close: () => undefined },
    listen: () => () => undefined,
    pictures: () => ({ picture }),
    replace(next) {
      document = next;
      done.length = 0;
      undone.length = 0;
      replacedAt = log.length + 1;
      write(`replace-${replacedAt}`, 'edit', []);
      return replacedAt;
    },
  };
}
