/** Storage in memory: the contract, and that stored bytes can't be changed. */
import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from './memory-storage.server.ts';
import { testStorageContract } from './storage.contract.ts';

describe('memory storage', () => {
  testStorageContract(async () => createMemoryStorage());

  test('neither the bytes that were put nor those that were got are the ones kept', async () => {
    const storage = createMemoryStorage();
    const key = 'ab'.padEnd(64, '0');
    const bytes = new Uint8Array([1, 2, 3]);
    await storage.put(key, bytes);
    bytes[0] = 9;
    const got = await storage.get(key);
    if (got) got[1] = 9;
    expect(await storage.get(key)).toEqual(new Uint8Array([1, 2, 3]));
  });
});
