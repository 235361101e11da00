/** PostgreSQL inside this process: PGlite behind node-postgres, so that everything above it sees an ordinary pool. */
import { mkdirSync, statfsSync } from 'node:fs';
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

/**
 * Writes every page of its own cache when it starts: the default of 128 MB takes a second of processor time, and the
 * system caches the same files once more.
 */
const SHARED_BUFFERS = 'shared_buffers=16MB';

/** PGlite's start parameters with settings of ours: naming any replaces all of its own. */
export const startParams = (settings: readonly string[] = []): string[] => [
  ...PGlite.defaultStartParams,
  ...[SHARED_BUFFERS, ...settings].flatMap((setting) => ['-c', setting]),
];

/** Opens the database in `<dataDir>/database`, creating it if missing, after taking the folder's lock. */
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
    const opened = await poolOn(await PGlite.create(folder, { startParams: startParams() }));
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
    if (isNearlyFull(folder)) throw new DatabaseError('database.folderFull', { folder: dataDir }, error);
    throw new DatabaseError('database.folderDamaged', { folder, reason: reasonOf(error) }, error);
  }
}

/** Below this, bytes, PostgreSQL may lack the space for the log of a start, whose files have 16 MiB each. */
const ROOM_TO_START = 32 * 2 ** 20;

function isNearlyFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < ROOM_TO_START;
  } catch {
    return false;
  }
}

/** A pool of one connection on an open engine; closing it closes the engine. */
export async function poolOn(pglite: PGlite): Promise<Embedded> {
  const config = createPgConfig(inWholeRequests(pglite));
  takeTypesAsArray(config.connection);
  // PGlite is one session: a second client would share, and mix up, its transactions. Never let the pool replace the
  // client.
  const pool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0 } as unknown as pg.PoolConfig);
  // No statistics are gathered here, so a plan made for one call's values is no better than the generic one.
  await pool.query(`set time zone 'UTC'; set plan_cache_mode = force_generic_plan`);
  return {
    pool,
    async close() {
      await pool.end();
      await pglite.close();
    },
  };
}

/** First bytes of the protocol messages that expect an answer: sync, flush, a simple query, the end. */
const ASKING = new Set(['S', 'H', 'Q', 'X'].map((letter) => letter.charCodeAt(0)));

/**
 * The engine as the connection sees it. The connection sends every protocol message separately: here they wait until
 * one expects an answer and go together, as they would on a socket. A prepared query is four messages.
 */
function inWholeRequests(pglite: PGlite): PGlite {
  let waiting: Uint8Array[] = [];
  const execProtocolStream: PGlite['execProtocolStream'] = (message, options) => {
    waiting.push(message);
    if (!ASKING.has(message[0] ?? 0)) return Promise.resolve([]);
    const request = Buffer.concat(waiting);
    waiting = [];
    return pglite.execProtocolStream(request, options);
  };
  return new Proxy(pglite, {
    get: (target, name) => (name === 'execProtocolStream' ? execProtocolStream : Reflect.get(target, name, target)),
  });
}

/** Prisma's adapter passes type parsers as `types`, which this connection would interpret as parameter types. */
function takeTypesAsArray(connection: { parse(query: { types?: unknown }): void }): void {
  const parse = connection.parse.bind(connection);
  connection.parse = (query) => parse({ ...query, types: Array.isArray(query.types) ? query.types : [] });
}
