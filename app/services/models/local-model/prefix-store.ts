/**
 * What models made of their instructions, as files: each named by its key and by the hash of its content, so that a
 * damaged one is never loaded (llama.cpp trusts them and may crash).
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** So many are kept, those that were used last: each has 10 to 100 MB. */
const KEPT = 4;
/** Unfinished files of processes that were ended are older than this, ms. */
const STALE_MS = 3_600_000;
const STATE = /^[0-9a-f]{32}-[0-9a-f]{64}\.state$/;

export interface PrefixStore {
  /** Path of the state of that key; null if there is none that is whole. */
  find(key: string): Promise<string | null>;
  /** Stores what `write` writes to the path that it gets. Old states go. */
  keep(key: string, write: (file: string) => Promise<unknown>): Promise<void>;
}

/** A key: 32 hexadecimal digits. */
export function prefixKey(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

export function createPrefixStore(folder: string): PrefixStore {
  const states = async (): Promise<string[]> => {
    try {
      return (await readdir(folder)).filter((name) => STATE.test(name));
    } catch {
      return [];
    }
  };

  async function clean(): Promise<void> {
    const now = Date.now();
    const dated = await Promise.all(
      (await readdir(folder))
        .filter((name) => STATE.test(name) || name.endsWith('.part'))
        .map(async (name) => {
          const file = path.join(folder, name);
          return {
            file,
            isPart: name.endsWith('.part'),
            time: await stat(file).then(
              ({ mtimeMs }) => mtimeMs,
              () => 0,
            ),
          };
        }),
    );
    const old = dated
      .filter(({ isPart }) => !isPart)
      .sort((a, b) => b.time - a.time)
      .slice(KEPT);
    const stale = dated.filter(({ isPart, time }) => isPart && now - time > STALE_MS);
    await Promise.all([...old, ...stale].map(({ file }) => rm(file, { force: true })));
  }

  return {
    async find(key) {
      for (const name of await states()) {
        if (!name.startsWith(`${key}-`)) continue;
        const file = path.join(folder, name);
        try {
          if (name === `${key}-${await contentHash(file)}.state`) {
            // Those used last are kept.
            await utimes(file, new Date(), new Date()).catch(() => undefined);
            return file;
          }
        } catch {
          // It can't be read: written anew.
        }
        await rm(file, { force: true }).catch(() => undefined);
      }
      return null;
    },
    async keep(key, write) {
      await mkdir(folder, { recursive: true });
      const part = path.join(folder, `${key}.${process.pid}.part`);
      try {
        await write(part);
        await rename(part, path.join(folder, `${key}-${await contentHash(part)}.state`));
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined);
        throw error;
      }
      await clean();
    },
  };
}

async function contentHash(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
