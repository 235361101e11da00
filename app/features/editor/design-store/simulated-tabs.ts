/**
 * Tabs with a design store each, at one simulated door, with connections that can be cut and clocks that tests advance.
 */
import { SimulatedClock, createActor } from 'xstate';
import { createDocument } from '#design/document/create.ts';
import type { Layer } from '#design/document/layers.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { HistoryOutcome, Overwrite } from '#app/contracts/change.ts';
import type { DesignApi } from './design-api.ts';
import type { PendingChange } from './design-state.ts';
import type { DesignNews } from './design-news.ts';
import type { DesignNotice } from './design-notice.ts';
import { createDesignStore } from './design-store.ts';
import type { PendingStorage } from './pending-storage.ts';
import { createSimulatedDoor } from './simulated-door.ts';

const empty = createDocument({ width: 400, height: 400, newId: () => 'page' });
const noHistory = { canUndo: false, canRedo: false, undoLabel: null, redoLabel: null };

/** One door, any number of tabs, each with a connection that can be cut. */
export function createSimulatedTabs() {
  const door = createSimulatedDoor(empty);
  const hears = new Set<(news: DesignNews) => void>();
  const authors = new Map<string, 'user' | 'agent'>();
  const overwrites = new Map<string, Overwrite[]>();
  const asked: string[] = [];
  let count = 0;
  let told = 0;

  function tell(): void {
    for (const change of door.log.slice(told)) {
      const author = authors.get(change.id) ?? 'user';
      for (const hear of hears) hear({ type: 'changed', author, change, overwritten: overwrites.get(change.id) ?? [] });
    }
    told = door.log.length;
  }

  function openTab(kept: PendingChange[] = [], inHand: () => Layer[] = () => []) {
    const clock = new SimulatedClock();
    const notices: DesignNotice[] = [];
    const shelf: { kept: PendingChange[] } = { kept };
    let failure: (() => Error) | null = null;
    let wire = true;
    const guard = (what: string) => {
      asked.push(what);
      if (failure) throw failure();
    };
    const snapshot = () => ({
      id: 'd',
      title: 'Design',
      document: door.document,
      revision: door.revision,
      history: noHistory,
    });
    const api: DesignApi = {
      read: async () => (guard('read'), snapshot()),
      changesAfter: async (revision) => {
        guard(`after ${revision}`);
        return {
          changes: door.log.slice(revision).map((change) => ({
            ...change,
            operations: [...change.operations],
            author: authors.get(change.id) ?? 'user',
            kind: 'edit' as const,
            turnId: null,
            origin: null,
            overwritten: overwrites.get(change.id) ?? [],
          })),
          history: { ...noHistory, canUndo: door.revision > 0 },
        };
      },
      commit: async (change) => {
        guard(`commit ${change.label}`);
        await Promise.resolve();
        const answer = door.commit(change);
        tell();
        return answer;
      },
      step: async (direction): Promise<HistoryOutcome | null> => {
        guard(direction);
        return { revision: door.revision, skipped: [], label: 'x', history: { ...noHistory, canRedo: true } };
      },
      rename: async () => guard('rename'),
      runTool: () => Promise.reject(new Error('not here')),
    };
    const storage: PendingStorage = {
      adopt: async () => shelf.kept,
      keep: (changes) => (shelf.kept = [...changes]),
      close: () => undefined,
    };
    const store = createDesignStore({
      initial: snapshot(),
      api,
      listen(listener) {
        const hear = (news: DesignNews) => wire && listener(news);
        hears.add(hear);
        return () => hears.delete(hear);
      },
      storage,
      newId: () => `change${(count += 1)}`,
      tell: (notice) => notices.push(notice),
      inHand,
      createSyncActor: (machine) => createActor(machine, { clock }),
    });
    return {
      store,
      clock,
      notices,
      shelf,
      fail: (make: (() => Error) | null) => (failure = make),
      cut: () => (wire = false),
      mend: () => {
        wire = true;
        for (const hear of hears) hear({ type: 'connected' });
      },
    };
  }

  return {
    door,
    asked,
    openTab,
    agent(operations: Operation[], overwritten: Overwrite[] = []) {
      const id = `agent${(count += 1)}`;
      authors.set(id, 'agent');
      overwrites.set(id, overwritten);
      door.commit({ id, operations });
      tell();
    },
  };
}
