/**
 * Small pictures that can be redrawn, cached in a folder so that the next start need not: limited in number, the oldest
 * go first. Nothing depends on it: what can't be read or written is redrawn.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { projectRoot } from '../config/project-root.ts';

export interface ThumbnailCache {
  /** Null: not kept. */
  get(key: string): Promise<Uint8Array | null>;
  /** Never rejects. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Deletes all pictures whose keys have this prefix. */
  drop(prefix: string): Promise<void>;
}

export interface ThumbnailCacheOptions {
  /** Created when the first picture is stored. */
  folder: string;
  /** Pictures that stay. */
  limit: number;
}

const SUFFIX = '.webp';

/** Keys are hexadecimal hashes: they are file names. */
export function createThumbnailCache({ folder, limit }: ThumbnailCacheOptions): ThumbnailCache {
  let listing: Promise<Set<string>> | null = null;
  const pathOf = (key: string): string => join(folder, `${key}${SUFFIX}`);

  /** The stored files, oldest first. */
  async function list(): Promise<Set<string>> {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(SUFFIX));
    const dated = await Promise.all(
      names.map(async (name) => ({
        key: name.slice(0, -SUFFIX.length),
        at: await stat(join(folder, name)).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      })),
    );
    return new Set(dated.sort((a, b) => a.at - b.at).map(({ key }) => key));
  }
  const kept = (): Promise<Set<string>> => (listing ??= list());

  return {
    async get(key) {
      if (!(await kept()).has(key)) return null;
      return readFile(pathOf(key)).then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      );
    },

    async put(key, bytes) {
      const temporary = join(folder, `${randomUUID()}.part`);
      try {
        const keys = await kept();
        await mkdir(folder, { recursive: true });
        await writeFile(temporary, bytes, { flag: 'wx' });
        // A reader never sees half a picture.
        await rename(temporary, pathOf(key));
        keys.add(key);
        for (const oldest of keys) {
          if (keys.size <= limit) break;
          keys.delete(oldest);
          await rm(pathOf(oldest), { force: true });
        }
      } catch {
        await rm(temporary, { force: true }).catch(() => undefined);
      }
    },

    async drop(prefix) {
      const keys = await kept();
      for (const key of [...keys].filter((one) => one.startsWith(prefix))) {
        keys.delete(key);
        await rm(pathOf(key), { force: true });
      }
    },
  };
}

/**
 * When the newest file below these folders, relative to the project's, was written, ms; 0 if there is none. Identifies
 * pictures drawn by older code.
 */
export async function newestFile(folders: readonly string[]): Promise<number> {
  const times = await Promise.all(
    folders.map(async (folder) => {
      const files = await readdir(resolve(projectRoot(), folder), { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return Promise.all(
        files
          .filter((file) => file.isFile())
          .map((file) =>
            stat(join(file.parentPath, file.name)).then(
              ({ mtimeMs }) => mtimeMs,
              () => 0,
            ),
          ),
      );
    }),
  );
  return times.flat().reduce((newest, time) => Math.max(newest, time), 0);
}
