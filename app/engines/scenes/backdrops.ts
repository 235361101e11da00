/**
 * Caches computed scenes without their products: the same product, or another of similar size, only needs to be
 * inserted.
 */
import type { BufferStore } from './buffers.ts';

export interface Backdrop {
  store: BufferStore;
  /** As in Shared. */
  exposure: SharedArrayBuffer;
}

export interface Backdrops {
  /**
   * The scene of this name, for exclusive use by the caller; null: there is none. `bytes`: the size of a new one, for
   * which room is made.
   */
  take(key: string, bytes: number): Backdrop | null;
  /** Stores it for the next caller. */
  keep(key: string, backdrop: Backdrop): void;
}

/** @param most total bytes, including the one in use */
export function createBackdrops(most: number): Backdrops {
  // In the order of their last use.
  const kept = new Map<string, Backdrop>();

  function makeRoom(bytes: number): void {
    let held = [...kept.values()].reduce((sum, { store }) => sum + store.byteLength, 0);
    for (const [key, { store }] of kept) {
      if (held + bytes <= most) return;
      kept.delete(key);
      held -= store.byteLength;
    }
  }

  return {
    take(key, bytes) {
      const found = kept.get(key) ?? null;
      kept.delete(key);
      makeRoom(bytes);
      return found;
    },
    keep(key, backdrop) {
      makeRoom(backdrop.store.byteLength);
      if (backdrop.store.byteLength <= most) kept.set(key, backdrop);
    },
  };
}
