/**
 * The door in miniature, built from the kernel: orders changes, keeps the log, recognises repeats. For tests of the
 * store.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { applyTolerantly } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { CommitOutcome } from '#app/contracts/change.ts';
import type { ConfirmedChange } from './design-state.ts';

export interface SimulatedDoor {
  readonly document: DesignDocument;
  readonly revision: number;
  readonly log: readonly ConfirmedChange[];
  commit(change: { id: string; operations: readonly Operation[] }): CommitOutcome;
}

/** A door over a document. A change of which nothing applies gets no revision. */
export function createSimulatedDoor(initial: DesignDocument): SimulatedDoor {
  let document = initial;
  const log: ConfirmedChange[] = [];
  const answers = new Map<string, CommitOutcome>();
  return {
    get document() {
      return document;
    },
    get revision() {
      return log.length;
    },
    log,
    commit({ id, operations }) {
      const known = answers.get(id);
      if (known) return known;
      const result = applyTolerantly(document, operations);
      document = result.document;
      if (result.applied.length > 0) log.push({ id, revision: log.length + 1, operations: result.applied });
      const answer = { revision: log.length, operations: result.applied, rejected: result.rejected, overwritten: [] };
      answers.set(id, answer);
      return answer;
    },
  };
}
