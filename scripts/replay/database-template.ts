/**
 * The migrated, empty database that every replay begins with: a file made once per state of the migrations, then
 * cached.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../app/services/config/project-root.ts';
import { contentHash } from '../running/content-hash.ts';

/** Inputs that determine its content: the code that makes it, and the migrations. */
const MADE_OF = ['prisma/migrations', 'app/services/database', 'node_modules/@electric-sql/pglite/package.json'];

/** The content's stamp in the file's name: the same for the same migrations and makers. */
export const databaseStamp = (): string =>
  contentHash(projectRoot(), MADE_OF, (name) => !name.includes('.test.')).slice(0, 32);

/** Path of the file; makes it when these migrations have none yet. `folder`: where it is cached. */
export async function databaseTemplate(
  folder = path.join(projectRoot(), '.cache', 'replay-databases'),
): Promise<string> {
  const file = path.join(folder, `${databaseStamp()}.tar`);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const { openMemoryDatabase } = await import('../../app/services/database/memory.server.ts');
  const database = await openMemoryDatabase();
  try {
    const dump = await database.dump();
    // Two replays may begin at the same time: the later one replaces an equal file with its own.
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
    await rename(unfinished, file);
  } finally {
    await database.close();
  }
  await removeOthers(folder, path.basename(file));
  return file;
}

/** Files of earlier migrations; one still being read stays readable, or stays where deleting is refused. */
async function removeOthers(folder: string, kept: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name !== kept && name.endsWith('.tar'))
      await rm(path.join(folder, name), { force: true }).catch(() => undefined);
  }
}
