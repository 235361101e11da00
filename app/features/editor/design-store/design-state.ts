/**
 * The client's state of one design, as plain data and pure functions: what the server confirmed, and what this browser
 * has done since. Own changes show immediately and are rebased whenever something is confirmed; nothing here waits or
 * sends.
 */
import type { DesignDocument } from '#design/document/document.ts';
import type { Operation } from '#design/operations/operation.ts';
import { applyOperations, applyTolerantly } from './value-checking.ts';

/** A change as the server's log holds it: its operations apply to the document of the revision before. */
export interface ConfirmedChange {
  id: string;
  revision: number;
  operations: readonly Operation[];
}

/** The server's answer to a commit. `operations` are those that were applied. */
export interface CommitResult {
  revision: number;
  operations: readonly Operation[];
}

/** An own change that is not part of the confirmed document yet. */
export interface PendingChange {
  id: string;
  /** The revision that the user saw when making the change: the server reports what newer changes it overwrites. */
  baseRevision: number;
  operations: readonly Operation[];
  label: string;
  /** The server answered, but revisions before its own have not arrived: still shown, not resent. */
  acknowledged: boolean;
}

export interface Snapshot {
  document: DesignDocument;
  revision: number;
}

export interface DesignState {
  confirmed: DesignDocument;
  revision: number;
  /** Oldest first. */
  pending: readonly PendingChange[];
  /** Confirmed changes that arrived before those they build on. */
  ahead: ReadonlyMap<number, ConfirmedChange>;
  /** A confirmed change did not apply: only a snapshot helps. */
  diverged: boolean;
  /** The confirmed document with the pending changes on top: what the canvas shows. */
  document: DesignDocument;
}

/** A design as first loaded, with changes that an earlier visit kept because they were not acknowledged. */
export function startDesign(snapshot: Snapshot, kept: readonly PendingChange[] = []): DesignState {
  return rebase({
    confirmed: snapshot.document,
    revision: snapshot.revision,
    pending: kept.map((change) => ({ ...change, acknowledged: false })),
    ahead: new Map(),
    diverged: false,
    document: snapshot.document,
  });
}

/** Adds an own change on top. Throws KernelError if the document rejects it; then nothing has changed. */
export function editDesign(
  state: DesignState,
  change: { id: string; operations: readonly Operation[]; label: string },
): DesignState {
  const { document } = applyOperations(state.document, [...change.operations]);
  const pending: PendingChange = { ...change, baseRevision: state.revision, acknowledged: false };
  return { ...state, document, pending: [...state.pending, pending] };
}

/**
 * Takes in confirmed changes, in any order and any number of times: the answer to a commit and its event carry the same
 * news.
 */
export function receiveChanges(state: DesignState, changes: readonly ConfirmedChange[]): DesignState {
  const ahead = new Map(state.ahead);
  const known = new Set(changes.filter((change) => change.revision <= state.revision).map((change) => change.id));
  for (const change of changes) if (change.revision > state.revision) ahead.set(change.revision, change);
  return drain({ ...state, ahead, pending: state.pending.filter((change) => !known.has(change.id)) });
}

/** Takes in the server's answer to an own commit. */
export function acknowledgeChange(state: DesignState, id: string, result: CommitResult): DesignState {
  // Nothing was applied, so the answer's revision may be another change's: there is nothing to put in order.
  if (result.operations.length === 0) return dropChange(state, id);
  if (result.revision <= state.revision) return dropChange(state, id);
  const acknowledged = state.pending.map((change) => (change.id === id ? { ...change, acknowledged: true } : change));
  return receiveChanges({ ...state, pending: acknowledged }, [
    { id, revision: result.revision, operations: result.operations },
  ]);
}

/** Removes an own change: the server rejected it for good, or it is known to be part of the confirmed document. */
export function dropChange(state: DesignState, id: string): DesignState {
  if (!state.pending.some((change) => change.id === id)) return state;
  return rebase({ ...state, pending: state.pending.filter((change) => change.id !== id) });
}

/**
 * Replaces the confirmed document. A snapshot older than the current state changes nothing unless the state had
 * diverged.
 */
export function receiveSnapshot(state: DesignState, snapshot: Snapshot): DesignState {
  if (snapshot.revision < state.revision && !state.diverged) return state;
  const covered = new Set(
    [...state.ahead.values()].filter((change) => change.revision <= snapshot.revision).map((change) => change.id),
  );
  const ahead = new Map([...state.ahead].filter(([revision]) => revision > snapshot.revision));
  return drain({
    ...state,
    confirmed: snapshot.document,
    revision: snapshot.revision,
    pending: state.pending.filter((change) => !covered.has(change.id)),
    ahead,
    diverged: false,
  });
}

/** Whether confirmed changes are missing between the current state and what has arrived. */
export function hasGap(state: DesignState): boolean {
  return state.diverged || state.ahead.size > 0;
}

/** The next own change to send: they go one at a time, in order. */
export function nextToSend(state: DesignState): PendingChange | null {
  return state.pending.find((change) => !change.acknowledged) ?? null;
}

/** Applies what has arrived in order, then reapplies the pending changes on top. */
function drain(state: DesignState): DesignState {
  let { confirmed, revision, diverged } = state;
  const ahead = new Map(state.ahead);
  const arrived = new Set<string>();
  for (let next = ahead.get(revision + 1); next && !diverged; next = ahead.get(revision + 1)) {
    try {
      confirmed = applyOperations(confirmed, [...next.operations]).document;
    } catch {
      diverged = true;
      break;
    }
    revision = next.revision;
    ahead.delete(revision);
    arrived.add(next.id);
  }
  return rebase({
    ...state,
    confirmed,
    revision,
    ahead,
    diverged,
    pending: state.pending.filter((change) => !arrived.has(change.id)),
  });
}

function rebase(state: DesignState): DesignState {
  let document = state.confirmed;
  for (const change of state.pending) {
    try {
      document = applyTolerantly(document, [...change.operations]).document;
    } catch {
      // Changes that no longer fit are left to the server's answer, which says so in words.
    }
  }
  return { ...state, document };
}
