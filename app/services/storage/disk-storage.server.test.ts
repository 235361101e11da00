/** Disk storage: the contract, and what only a disk can get wrong. */
import * as nodeFiles from 'node:fs/promises';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { message } from '#messages/message.ts';
import { createDiskStorage, type DiskStorageOptions } from './disk-storage.server.ts';
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
    expect(error).toMatchObject({
      problem: 'unavailable',
      status: 503,
      message: message('account.serverDiskUnavailable'),
    });
  });

  /** A disk that rejects bytes, as a full one does: the file's name exists. */
  function failingDisk(code: string): DiskStorageOptions['files'] {
    const fail = () => Promise.reject(Object.assign(new Error(code), { code }));
    return {
      ...nodeFiles,
      open: async (...opening) => Object.assign(await nodeFiles.open(...opening), { writeFile: fail }),
    };
  }

  test.each([
    ['ENOSPC', 'full', 507],
    ['EDQUOT', 'full', 507],
    ['EROFS', 'unavailable', 503],
    ['EACCES', 'unavailable', 503],
    ['EIO', 'unavailable', 503],
  ])(
    'what the disk says with %s is said as such, reported, and leaves nothing behind',
    async (code, problem, status) => {
      const folder = await makeFolder();
      const reports: unknown[] = [];
      await createDiskStorage(folder).put(key, new Uint8Array([1]));
      const storage = createDiskStorage(folder, {
        files: failingDisk(code),
        report: (error, context) => reports.push([error, context]),
      });
      const other = 'ab12'.padEnd(64, '1');
      const error = await storage.put(other, new Uint8Array(10)).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ problem, status });
      expect(reports).toEqual([[error, { area: 'storage', work: 'write', problem, code }]]);
      expect(await readdir(join(folder, 'ab', '12'))).toEqual([key]);
      expect(await storage.get(key)).toEqual(new Uint8Array([1]));
    },
  );

  test('sweeps what interrupted writes left, and neither objects nor writes under way', async () => {
    const folder = await makeFolder();
    let now = Date.now();
    const storage = createDiskStorage(folder, { now: () => now });
    expect(await storage.sweep()).toBe(0);
    await storage.put(key, new Uint8Array([1]));
    const left = join(folder, 'ab', '12', `${key}.x.part`);
    await writeFile(left, 'half');
    expect(await storage.sweep()).toBe(0);
    now += 2 * 60 * 60 * 1000;
    expect(await storage.sweep()).toBe(1);
    expect(await readdir(join(folder, 'ab', '12'))).toEqual([key]);
  });
});
