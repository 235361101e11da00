/**
 * Keeps unacknowledged changes over a reload or a closed tab, in local storage: written synchronously, so nothing is
 * lost between a gesture and an unload. Each open editor has its own shelf; a lock says whether its owner is still
 * open, and a new editor takes over abandoned shelves.
 */
import type { PendingChange } from './design-state.ts';

const PREFIX = 'blend.pending';

export interface PendingStorage {
  /** Changes left behind by earlier editors of this design, oldest first. They are this editor's from now on. */
  adopt(): Promise<PendingChange[]>;
  keep(changes: readonly PendingChange[]): void;
  close(): void;
}

/** The part of the Web Locks API that is needed here. */
interface Locks {
  request(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    callback: (lock: unknown) => Promise<unknown>,
  ): Promise<unknown>;
}

/** Whose changes of which design; `shelf` is this editor's own name. */
export interface ShelfOwner {
  userId: string;
  designId: string;
  shelf: string;
}

/**
 * Shelves in the given storage (the browser's own by default). Without locks it is unknown which owners are still open,
 * and nothing is taken over. Changes that other users left in this browser are deleted: they could never be sent for
 * them here.
 */
export function createPendingStorage(
  { userId, designId, shelf }: ShelfOwner,
  {
    storage = window.localStorage,
    locks = navigator.locks as Locks | undefined,
  }: { storage?: Storage; locks?: Locks } = {},
): PendingStorage {
  const mine = `${PREFIX}:${userId}:`;
  const here = `${mine}${designId}:`;
  const own = here + shelf;
  let release: (() => void) | undefined;
  void locks?.request(own, {}, () => new Promise<void>((resolve) => (release = resolve))).catch(() => undefined);

  function keep(changes: readonly PendingChange[]): void {
    try {
      if (changes.length === 0) storage.removeItem(own);
      else
        storage.setItem(
          own,
          JSON.stringify(
            changes.map(({ id, baseRevision, operations, label }) => ({ id, baseRevision, operations, label })),
          ),
        );
    } catch {
      // Full or forbidden storage costs the reload's safety net, not the change itself.
    }
  }

  async function adopt(): Promise<PendingChange[]> {
    const adopted: PendingChange[] = [];
    for (const key of keysOf(storage, `${PREFIX}:`)) if (!key.startsWith(mine)) storage.removeItem(key);
    for (const key of keysOf(storage, here)) {
      if (key === own || !locks) continue;
      await locks.request(key, { ifAvailable: true }, async (lock) => {
        if (!lock) return;
        const saved = await import('./saved-changes.ts').catch(() => null);
        // Without the code that reads it, it stays for the next editor.
        if (!saved) return;
        adopted.push(...saved.readSaved(storage.getItem(key) ?? '[]'));
        adopted.sort((a, b) => a.baseRevision - b.baseRevision);
        // Stored on this shelf before it leaves the other: a crash in between repeats a change, which the server
        // recognises.
        keep(adopted);
        storage.removeItem(key);
      });
    }
    return adopted;
  }

  return { adopt, keep, close: () => release?.() };
}

function keysOf(storage: Storage, prefix: string): string[] {
  const keys: string[] = [];
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index);
    if (key?.startsWith(prefix)) keys.push(key);
  }
  return keys;
}
