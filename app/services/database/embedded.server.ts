/** PostgreSQL inside this process: PGlite behind node-postgres, so that everything above it sees an ordinary pool. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { DatabaseError, reasonOf } from './database-error.ts';
import { lockFolder, notWritable } from './folder-lock.server.ts';

export interface Embedded {
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens (and creates at first) the database in `<dataDir>/database`, after taking the folder's lock. */
export async function openEmbedded(dataDir: string, lockWaitMs?: number): Promise<Embedded> {
  const lock = await lockFolder(dataDir, lockWaitMs);
  const folder = join(dataDir, 'database');
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    lock.release();
    throw notWritable(dataDir, error);
  }
  try {
    const opened = await poolOn(await PGlite.create(folder));
    return {
      pool: opened.pool,
      async close() {
        try {
          await opened.close();
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw new DatabaseError('database.folderDamaged', { folder, reason: reasonOf(error) }, error);
  }
}

/** A pool of one connection on an open engine; closing it closes the engine. */
export async function poolOn(pglite: PGlite): Promise<Embedded> {
  const config = createPgConfig(pglite);
  takeTypesAsArray(config.connection);
  // PGlite is one session: a second client would share, and mix up, its transactions. Never let the pool replace the client.
  const pool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0 } as unknown as pg.PoolConfig);
  await pool.query(`set time zone 'UTC'`);
  return {
    pool,
    async close() {
      await pool.end();
      await pglite.close();
    },
  };
}

/** Prisma's adapter hands type parsers in as `types`, which this connection would take for parameter types. */
function takeTypesAsArray(connection: { parse(query: { types?: unknown }): void }): void {
  const parse = connection.parse.bind(connection);
  connection.parse = (query) => parse({ ...query, types: Array.isArray(query.types) ? query.types : [] });
}
