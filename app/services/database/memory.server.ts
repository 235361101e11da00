/**
 * Databases that live in memory and end with the process: for replays, for tests, for comparing schemas. Creating one
 * takes seconds (initdb); copying an existing one takes a fraction of one.
 */
import { PGlite } from '@electric-sql/pglite';
import { migrationsFolder, startDatabase, type Database } from './database.server.ts';
import { poolOn, startParams, type Embedded } from './embedded.server.ts';

/** A database in memory, and a way to copy it. */
export interface MemoryDatabase extends Database {
  /** A dump of its current state, for opening copies. No transaction may be open. */
  dump(): Promise<Blob>;
}

/** An engine in memory: nothing is migrated. */
export interface MemoryEngine extends Embedded {
  dump(): Promise<Blob>;
}

/** Crash safety doesn't matter here. */
const SETTINGS = [
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'synchronous_commit=off',
  'jit=off',
  'autovacuum=off',
];

/** Segments of 1 MB instead of 16: every copy includes them. */
const INITDB = ['--no-sync', '--wal-segsize=1', '-c', 'min_wal_size=2MB'];

/** Opens a migrated database in memory, or a copy of the one that `template` is a dump of. */
export async function openMemoryDatabase(template?: Blob): Promise<MemoryDatabase> {
  const engine = await openMemoryEngine(template);
  // A copy is checked too, which takes a few milliseconds: a template may date from an earlier version.
  const database = await startDatabase({
    pool: engine.pool,
    kind: 'embedded',
    schema: 'public',
    listenConfig: null,
    folder: migrationsFolder(),
    closePool: engine.close,
  });
  return { ...database, dump: engine.dump };
}

/** The same without migrations: empty, or a copy. */
export async function openMemoryEngine(template?: Blob): Promise<MemoryEngine> {
  const pglite = await PGlite.create({
    dataDir: 'memory://',
    startParams: startParams(SETTINGS),
    ...(template ? { loadDataDir: template } : { initDbStartParams: INITDB }),
  });
  if (!template) {
    // Nothing is ever created from these two here, and they make up two thirds of a copy.
    await pglite.exec(`update pg_database set datistemplate = false where datname in ('template0', 'template1')`);
    for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  }
  const opened = await poolOn(pglite);
  return {
    ...opened,
    async dump() {
      // What is only in the log would be replayed by every copy.
      await opened.pool.query('checkpoint');
      return pglite.dumpDataDir('none');
    },
  };
}
