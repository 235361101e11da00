/** Storage in memory, for what lives no longer than its process: replays. */
import { assertKey, type Storage } from './storage.ts';

/** An empty storage. */
export function createMemoryStorage(): Storage {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>();
  const find = (key: string) => {
    assertKey(key);
    return objects.get(key) ?? null;
  };
  return {
    async put(key, bytes) {
      assertKey(key);
      objects.set(key, new Uint8Array(bytes));
    },
    // A copy: readers may modify it, as with bytes from a disk.
    get: async (key) => {
      const found = find(key);
      return found && new Uint8Array(found);
    },
    async stream(key) {
      const found = find(key);
      return found && { stream: new Blob([found]).stream(), bytes: found.length };
    },
    has: async (key) => find(key) !== null,
    async delete(key) {
      assertKey(key);
      objects.delete(key);
    },
  };
}
