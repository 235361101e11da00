/** Storage on the local disk: `<folder>/ab/cd/<key>`, each file written beside its place and renamed into it. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { assertKey, StorageError, type Storage } from './storage.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Storage below `folder`, which is made when the first object is written. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(folder, key.slice(0, 2), key.slice(2, 4), key);
  };

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      // In the same folder, because a rename is atomic only within one file system.
      const temporary = `${path}.${randomUUID()}.part`;
      try {
        await mkdir(dirname(path), { recursive: true });
        const file = await open(temporary, 'wx');
        try {
          await file.writeFile(bytes);
          // The name must not reach the disk before the bytes do.
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined);
        throw new StorageError(error);
      }
    },

    async get(key) {
      const path = pathOf(key);
      try {
        return new Uint8Array(await readFile(path));
      } catch (error) {
        if (isMissing(error)) return null;
        throw new StorageError(error);
      }
    },

    async stream(key) {
      const path = pathOf(key);
      try {
        const { size } = await stat(path);
        return { stream: Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>, bytes: size };
      } catch (error) {
        if (isMissing(error)) return null;
        throw new StorageError(error);
      }
    },

    async has(key) {
      return access(pathOf(key)).then(
        () => true,
        () => false,
      );
    },

    async delete(key) {
      try {
        await rm(pathOf(key), { force: true });
      } catch (error) {
        throw new StorageError(error);
      }
    },
  };
}
