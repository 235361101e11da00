/**
 * Scenes that were computed, without their products: the next product of about that size, or the same one again, is
 * only put in.
 */
import type { BufferStore } from './buffers.ts';

export interface Backdrop {
  store: BufferStore;
  /** As in Shared. */
  exposure: SharedArrayBuffer;
}

export interface Backdrops {
  /**
   * The scene of this name, for the taker alone; null: there is none. `bytes`: what a new one would take, for which
   * room is made.
   */
  take(key: string, bytes: number): Backdrop | null;
  /** Stores it for the next caller. */
  keep(key: string, backdrop: Backdrop): void;
}

/** @param most bytes that they hold together, the one that is worked on counted in */
export function createBackdrops(most: number): Backdrops {
  // In the order in which they were last used.
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
