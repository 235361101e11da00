/** Disk storage: the contract, and what only a disk can do wrong. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createDiskStorage } from './disk-storage.server.ts';
import { testStorageContract } from './storage.contract.ts';
import { StorageError } from './storage.ts';

const folders: string[] = [];
async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'blend-storage-'));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describe('disk storage', () => {
  testStorageContract(async () => createDiskStorage(join(await makeFolder(), 'assets')));

  const key = 'ab12'.padEnd(64, '0');

  test('leaves no partial files behind, and shards by the hash', async () => {
    const folder = await makeFolder();
    const storage = createDiskStorage(folder);
    await Promise.all(Array.from({ length: 5 }, () => storage.put(key, new Uint8Array(50_000))));
    expect(await readdir(join(folder, 'ab', '12'))).toEqual([key]);
  });

  test('a folder that cannot be written is a StorageError with its cause', async () => {
    const folder = await makeFolder();
    const blocked = join(folder, 'file');
    await writeFile(blocked, '');
    const storage = createDiskStorage(blocked);
    const error = await storage.put(key, new Uint8Array(1)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StorageError);
    expect(((error as StorageError).cause as NodeJS.ErrnoException).code).toMatch(/ENOTDIR|EEXIST/);
    expect((error as StorageError).message).toBe('Upload Failed!');
  });
});
