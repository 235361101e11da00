/**
 * One open design in the browser: holds the state, sends own changes in order, takes in everybody's, notifies the
 * views. Everything slow or remote is passed in, so tests drive it with a simulated door and clock.
 */
import { createActor, fromPromise, type Actor } from 'xstate';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer } from '#design/document/layers.ts';
import { findLayer } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { Author, DesignSnapshot, History, HistoryOutcome, Overwrite } from '#app/contracts/change.ts';
import { conflictOf, goneLayers, stillOpen, takeMine, withLayers, wordsOfConflict, type Conflict } from './conflict.ts';
import type { DesignApi } from './design-api.ts';
import type { DesignNews } from './design-news.ts';
import type { DesignNotice } from './design-notice.ts';
import {
  acknowledgeChange,
  dropChange,
  editDesign,
  hasGap,
  nextToSend,
  receiveChanges,
  receiveSnapshot,
  startDesign,
  type ConfirmedChange,
  type DesignState,
  type PendingChange,
} from './design-state.ts';
import type { PendingStorage } from './pending-storage.ts';
import { RefusedError, SignedOutError, UnreachableError } from './send-errors.ts';
import { createStepQueue } from './step-queue.ts';
import { savedStateOf, syncMachine, type SavedState } from './sync.machine.ts';
import { applyTolerantly } from './value-checking.ts';

/** What views read; a new object whenever something changes. */
export interface DesignView {
  title: string;
  /** Confirmed, pending and the gesture in progress together. */
  document: DesignDocument;
  revision: number;
  history: History;
  saved: SavedState;
  /** Own changes that the server does not have yet. */
  waiting: number;
  /** What other authors have overwritten, until the user decides. */
  conflicts: readonly Conflict[];
}

export interface DesignStoreOptions {
  initial: DesignSnapshot;
  api: DesignApi;
  /** Starts listening; returns a function that stops it. */
  listen(listener: (news: DesignNews) => void): () => void;
  storage: PendingStorage;
  newId(): string;
  tell(notice: DesignNotice): void;
  /** Layers that the user is still editing, in their current state: typed so far, dragged, cropped. */
  inHand?(): readonly Layer[];
  createSyncActor?: (machine: typeof syncMachine) => Actor<typeof syncMachine>;
}

export type DesignStore = ReturnType<typeof createDesignStore>;

/** Opens a design. Call `start` in the browser and `stop` when the editor closes. */
export function createDesignStore(options: DesignStoreOptions) {
  const { api, storage, tell, newId } = options;
  let state: DesignState = startDesign(options.initial);
  let title = options.initial.title;
  let history = options.initial.history;
  /** Counts reports about the history, so that an answer requested before a newer one does not override it. */
  let said = 0;
  let preview: readonly Operation[] | null = null;
  let previewed: { of: DesignDocument; operations: readonly Operation[]; document: DesignDocument } | null = null;
  let view: DesignView | null = null;
  const steps = createStepQueue({ api, tell, take: takeStep });
  const listeners = new Set<() => void>();
  const remoteListeners = new Set<(author: Author, operations: readonly Operation[]) => void>();
  const own = new Set<string>();
  let conflicts: readonly Conflict[] = [];
  /** What own changes of this run of sending have overwritten, in words. */
  const overwrote = new Set<string>();
  /** The documents that undo or redo has led to. */
  const stepped = new WeakSet<DesignDocument>();
  let stopListening: (() => void) | undefined;
  let stopped = false;

  const machine = syncMachine.provide({
    actors: { sendNext: fromPromise(() => sendNext()), catchUp: fromPromise(() => catchUp()) },
    guards: { hasUnsent: () => nextToSend(state) !== null || steps.isWaiting(), hasGap: () => hasGap(state) },
  });
  const sync = options.createSyncActor ? options.createSyncActor(machine) : createActor(machine);
  sync.subscribe(() => announce());

  /** Includes the gesture in progress; applied once, however often something else is announced meanwhile. */
  function shownDocument(): DesignDocument {
    if (!preview) return state.document;
    if (previewed?.of !== state.document || previewed.operations !== preview) {
      previewed = {
        of: state.document,
        operations: preview,
        document: applyTolerantly(state.document, [...preview]).document,
      };
    }
    return previewed.document;
  }

  function announce(): void {
    view = null;
    for (const listener of listeners) listener();
  }

  function change(next: DesignState): void {
    if (next.pending !== state.pending) storage.keep(next.pending.filter((pending) => !pending.acknowledged));
    state = next;
    announce();
    if (hasGap(state)) sync.send({ type: 'GAP' });
  }

  async function sendNext(): Promise<void> {
    const next = nextToSend(state);
    if (steps.isDue(next)) await steps.send();
    else if (next) await sendChange(next);
  }

  async function sendChange(next: PendingChange): Promise<void> {
    try {
      const answer = await api.commit(next);
      const before = state.document;
      // The change that caused it may not have been read yet. Without it, the reason in words is all there is.
      if (answer.rejected.length > 0) await catchUp().catch(() => undefined);
      change(acknowledgeChange(state, next.id, answer));
      const gone = new Set(goneLayers(next.operations, before, state.document).map((id) => `layer:${id}`));
      const said = conflicts.some(({ keys }) => keys.some((key) => gone.has(key)));
      if (answer.rejected.length > 0 && !said)
        tell({ type: 'rejected', label: next.label, reasons: answer.rejected.map(({ reason }) => reason) });
      for (const words of wordsOfConflict({ keys: answer.overwritten, before })) overwrote.add(words);
      if (overwrote.size > 0 && !nextToSend(state)) {
        tell({ type: 'overwrote', lost: [...overwrote] });
        overwrote.clear();
      }
    } catch (error) {
      if (!(error instanceof RefusedError)) {
        steps.fail();
        throw error;
      }
      if (error.status === 404) {
        // Deleted, or another user has signed in with this browser: keeps the changes for when the design is found
        // again.
        steps.fail();
        tell({ type: 'gone' });
        throw new SignedOutError();
      }
      change(dropChange(state, next.id));
      tell({ type: 'refused', reason: error.message });
    }
  }

  function addConflict(conflict: Conflict): void {
    const known = new Set(conflicts.flatMap(({ keys }) => keys));
    const keys = conflict.keys.filter((key) => !known.has(key));
    if (keys.length === 0) return;
    conflicts = [...conflicts, { ...conflict, keys }];
    announce();
    tell({
      type: 'overwritten',
      author: conflict.author,
      conflict: conflict.id,
      lost: wordsOfConflict({ ...conflict, keys }),
    });
  }

  /** Takes in the result of an undo or redo; null: there was nothing to undo or redo. */
  async function takeStep(direction: 'undo' | 'redo', answer: HistoryOutcome | null): Promise<void> {
    if (!answer) tell({ type: 'nothing-to-step', direction });
    if (answer) knowHistory(answer.history);
    if (answer && answer.skipped.length > 0) tell({ type: 'skipped', direction, skipped: answer.skipped });
    // The event is usually faster than this answer; if not, reads the change.
    if (answer && answer.revision > state.revision) await catchUp();
    announce();
  }

  function knowHistory(next: History): void {
    history = next;
    said += 1;
  }

  async function catchUp(): Promise<void> {
    const before = said;
    const answer = state.diverged ? { snapshot: await api.read() } : await api.changesAfter(state.revision);
    if (said === before) knowHistory('snapshot' in answer ? answer.snapshot.history : answer.history);
    if ('snapshot' in answer) takeSnapshot(answer.snapshot);
    else takeChanges(answer.changes);
  }

  function takeSnapshot(snapshot: DesignSnapshot): void {
    title = snapshot.title;
    change(receiveSnapshot(state, snapshot));
  }

  function takeChanges(
    changes: readonly (ConfirmedChange & { author: Author; overwritten: readonly Overwrite[] })[],
  ): void {
    const { revision: before, pending } = state;
    // Read before the change is shown, which ends editing of deleted layers. An own undo is no loss.
    const inHand = steps.isWaiting() ? [] : (options.inHand?.() ?? []);
    const mine = withLayers(state.document, inHand);
    const next = receiveChanges(state, changes);
    if (steps.isSending()) stepped.add(next.document);
    change(next);
    for (const { id, revision, author, operations, overwritten } of changes) {
      if (revision <= before || own.has(id)) continue;
      for (const listener of remoteListeners) listener(author, operations);
      const lost = conflictOf({ id, author }, overwritten, own, mine);
      // Pending changes will be rejected if their layer is gone: better reported now, while the layer is still
      // available.
      const waiting = goneLayers(
        pending.flatMap((change) => (change.acknowledged ? [] : change.operations)),
        mine,
        state.document,
      );
      const gone = new Set([
        ...waiting,
        ...inHand.filter((layer) => !findLayer(state.document, layer.id)).map((layer) => layer.id),
      ]);
      const keys = [...(lost?.keys ?? []), ...[...gone].map((layer) => `layer:${layer}`)];
      if (keys.length > 0) addConflict({ id, author, keys, before: mine });
    }
  }

  function hear(news: DesignNews): void {
    switch (news.type) {
      case 'connected':
        sync.send({ type: 'CONNECTED' });
        break;
      case 'changed':
        takeChanges([{ ...news.change, author: news.author, overwritten: news.overwritten }]);
        break;
      case 'renamed':
        title = news.title;
        announce();
        break;
      case 'history':
        knowHistory(news.history);
        announce();
        break;
      case 'deleted':
        tell({ type: 'gone' });
    }
  }

  /** Nothing is sent: no connection, or no session. */
  function isStuck(): boolean {
    const saved = savedStateOf(sync.getSnapshot());
    return saved === 'offline' || saved === 'failing' || saved === 'signed-out';
  }

  const goOnline = () => sync.send({ type: 'ONLINE' });

  return {
    /** Starts sending and listening, and takes over what an earlier visit could not send. */
    async start(): Promise<void> {
      stopListening = options.listen(hear);
      if (typeof window !== 'undefined') window.addEventListener('online', goOnline);
      sync.start();
      const kept = await storage.adopt();
      if (stopped) {
        // Left while waiting: what was taken over stays on this editor's shelf, for the next editor to take over.
        storage.close();
        return;
      }
      if (kept.length > 0)
        change({
          ...state,
          ...startDesign({ document: state.confirmed, revision: state.revision }, [...kept, ...state.pending]),
        });
      for (const { id } of kept) own.add(id);
      sync.send({ type: 'CHANGED' });
    },
    stop(): void {
      stopped = true;
      stopListening?.();
      if (typeof window !== 'undefined') window.removeEventListener('online', goOnline);
      sync.stop();
      storage.close();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Others' operations as they arrive, for showing where something happened. */
    onRemoteChange(listener: (author: Author, operations: readonly Operation[]) => void): () => void {
      remoteListeners.add(listener);
      return () => remoteListeners.delete(listener);
    },
    view(): DesignView {
      view ??= {
        title,
        document: shownDocument(),
        revision: state.revision,
        history,
        saved: savedStateOf(sync.getSnapshot()),
        waiting: state.pending.filter((pending) => !pending.acknowledged).length,
        conflicts,
      };
      return view;
    },
    /** The document without the gesture in progress: what commands compute on. */
    document(): DesignDocument {
      return state.document;
    },
    /**
     * Makes a change: shown immediately, sent in order, kept until acknowledged. Throws KernelError if the document
     * rejects it.
     */
    commit(label: string, operations: readonly Operation[]): void {
      preview = null;
      if (operations.length === 0) {
        announce();
        return;
      }
      const id = newId();
      const before = state.document;
      const next = editDesign(state, { id, label, operations });
      own.add(id);
      conflicts = stillOpen(conflicts, operations, before);
      change(next);
      knowHistory({ canUndo: true, canRedo: false, undoLabel: label, redoLabel: null });
      sync.send({ type: 'CHANGED' });
    },
    /**
     * Settles a conflict: either writes the own version again as a change with that label, or (null) keeps the current
     * one.
     */
    resolve(conflict: string, label: string | null): void {
      const found = conflicts.find(({ id }) => id === conflict);
      conflicts = conflicts.filter((other) => other !== found);
      const operations = found && label !== null ? takeMine(found, state.document) : [];
      if (operations.length > 0 && label !== null) this.commit(label, operations);
      else announce();
    },
    /** Retries sending immediately. */
    retry: goOnline,
    /** Shows operations without committing them: a slider being dragged, a color being chosen. */
    preview(operations: readonly Operation[] | null): void {
      preview = operations;
      announce();
    },
    /** Whether undo or redo, rather than an edit, has led to this document: another one may follow immediately. */
    isStep: (document: DesignDocument): boolean => stepped.has(document),
    /** Whether what is shown is still being edited. */
    isPreviewing: (): boolean => preview !== null,
    /** Undoes or redoes one step through the server, after everything that was done before. */
    step(direction: 'undo' | 'redo'): Promise<HistoryOutcome | null> {
      if (isStuck()) {
        tell({ type: 'step-unreachable', direction });
        return Promise.resolve(null);
      }
      const after = new Set(state.pending.filter((pending) => !pending.acknowledged).map((pending) => pending.id));
      const answer = steps.add(direction, after);
      sync.send({ type: 'CHANGED' });
      return answer;
    },
    async rename(next: string): Promise<void> {
      const before = title;
      title = next;
      announce();
      try {
        await api.rename(next);
      } catch (error) {
        title = before;
        announce();
        tell({
          type: 'refused',
          reason: error instanceof RefusedError || error instanceof UnreachableError ? error.message : String(error),
        });
      }
    },
    /**
     * Resolves when everything done so far is acknowledged: before a tool or an export. Rejects if the server can't be
     * reached.
     */
    flushed(): Promise<void> {
      const isFlushed = () => nextToSend(state) === null && savedStateOf(sync.getSnapshot()) === 'saved';
      if (isFlushed()) return Promise.resolve();
      return new Promise((resolve, reject) => {
        const stop = this.subscribe(look);
        function look(): void {
          if (!isFlushed() && !isStuck()) return;
          stop();
          if (isFlushed()) resolve();
          else reject(new UnreachableError());
        }
        look();
      });
    },
    /** The design has reached this revision elsewhere (a tool's answer): reads what is missing. */
    async reach(revision: number): Promise<void> {
      if (state.revision < revision) await catchUp();
    },
  };
}
