/** Storage on the local disk: `<folder>/ab/cd/<key>`, each file written next to its place and renamed into it. */
import { randomUUID } from 'node:crypto';
import * as nodeFiles from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { assertKey, saysFull, StorageError, type Storage } from './storage.ts';

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';

/** The temporary name of a write, left behind if the process ends. */
const PART = '.part';
/** A file that has not grown for this long is no longer being written, ms. */
const STALE_MS = 60 * 60 * 1000;

export interface DiskStorage extends Storage {
  /** Deletes what interrupted writes left behind. Returns how many files. Throws StorageError. */
  sweep(): Promise<number>;
}

export interface DiskStorageOptions {
  /** Receives every disk error; the caller gets a StorageError. */
  report?(error: unknown, context: Record<string, unknown>): void;
  now?: () => number;
  /** Tests let it fail. */
  files?: Pick<typeof nodeFiles, 'access' | 'mkdir' | 'open' | 'readdir' | 'readFile' | 'rename' | 'rm' | 'stat'>;
}

/** Storage below `folder`, which is created when the first object is written. */
export function createDiskStorage(
  folder: string,
  { report = () => undefined, now = Date.now, files = nodeFiles }: DiskStorageOptions = {},
): DiskStorage {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, key.slice(0, 2), key.slice(2, 4), key);
  };

  function failure(cause: unknown, work: string): StorageError {
    const error = new StorageError(saysFull(cause) ? 'full' : 'unavailable', cause);
    report(error, { area: 'storage', work, problem: error.problem, code: codeOf(cause) });
    return error;
  }

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      // In the same folder, because a rename is atomic only within one file system.
      const temporary = `${path}.${randomUUID()}${PART}`;
      try {
        await files.mkdir(dirname(path), { recursive: true });
        const file = await files.open(temporary, 'wx');
        try {
          await file.writeFile(bytes);
          // The name must not reach the disk before the bytes do.
          await file.sync();
        } finally {
          await file.close();
        }
        await files.rename(temporary, path);
      } catch (error) {
        await files.rm(temporary, { force: true }).catch(() => undefined);
        throw failure(error, 'write');
      }
    },

    async get(key) {
      const path = pathOf(key);
      try {
        return new Uint8Array(await files.readFile(path));
      } catch (error) {
        if (isMissing(error)) return null;
        throw failure(error, 'read');
      }
    },

    async stream(key) {
      const path = pathOf(key);
      try {
        const { size } = await files.stat(path);
        return { stream: Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>, bytes: size };
      } catch (error) {
        if (isMissing(error)) return null;
        throw failure(error, 'read');
      }
    },

    async has(key) {
      return files.access(pathOf(key)).then(
        () => true,
        () => false,
      );
    },

    async delete(key) {
      try {
        await files.rm(pathOf(key), { force: true });
      } catch (error) {
        throw failure(error, 'delete');
      }
    },

    async sweep() {
      let swept = 0;
      try {
        for (const path of await foldersOf(folder)) {
          for (const inner of await foldersOf(path)) {
            for (const name of await files.readdir(inner)) {
              if (!name.endsWith(PART)) continue;
              const { mtimeMs } = await files.stat(join(inner, name));
              if (mtimeMs > now() - STALE_MS) continue;
              await files.rm(join(inner, name), { force: true });
              swept += 1;
            }
          }
        }
      } catch (error) {
        // Nothing was written yet; or a running write has ended.
        if (!isMissing(error)) throw failure(error, 'sweep');
      }
      return swept;
    },
  };

  async function foldersOf(path: string): Promise<string[]> {
    return (await files.readdir(path, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(path, name));
  }
}
