/** The one database of the application: opened at start-up, migrated, with one Prisma client on one pool. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient } from '#prisma/generated/client.ts';
import { openEmbedded } from './embedded.server.ts';
import { migrate, readMigrations } from './migrations.server.ts';
import { statementName } from './query.server.ts';
import { connectionConfig, openServer, parseServerAddress } from './server.server.ts';

export interface DatabaseConfig {
  /** Holds the embedded database in `database/` and its lock in `lock/`. */
  dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** How long to wait for a process that is just releasing the data folder. */
  lockWaitMs?: number;
  /** The folder of migrations; only tests name another. */
  migrations?: string;
}

export interface Database {
  prisma: PrismaClient;
  /** The pool below Prisma. The embedded one holds a single connection: never wait for it inside a transaction. */
  pool: pg.Pool;
  kind: 'embedded' | 'server';
  /** How to open another connection for listening; null if that is impossible. */
  listenConfig: pg.ClientConfig | null;
  /** Migrations that this start applied. */
  migrated: string[];
  close(): Promise<void>;
}

/** Connections of one process to a server: beyond that, turns, requests and jobs wait for each other. */
const SERVER_CONNECTIONS = 10;

/** Longer than any commit; on the embedded database transactions wait for each other on its one connection. */
const TRANSACTION_OPTIONS = { maxWait: 20_000, timeout: 20_000 };

/** Opens, locks and migrates the database. Throws a DatabaseError with the one line to print. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const folder = config.migrations ?? migrationsFolder();
  if (config.databaseUrl) {
    const server = parseServerAddress(config.databaseUrl);
    const pool = await openServer(server, SERVER_CONNECTIONS);
    return startDatabase({
      pool,
      kind: 'server',
      schema: server.schema,
      listenConfig: connectionConfig(server),
      folder,
      closePool: () => pool.end(),
    });
  }
  const embedded = await openEmbedded(config.dataDir, config.lockWaitMs);
  return startDatabase({
    pool: embedded.pool,
    kind: 'embedded',
    schema: 'public',
    listenConfig: null,
    folder,
    closePool: embedded.close,
  });
}

/** An open pool, and its kind. */
export interface Opened {
  pool: pg.Pool;
  kind: Database['kind'];
  schema: string;
  listenConfig: pg.ClientConfig | null;
  /** Of migrations. */
  folder: string;
  closePool(): Promise<void>;
}

/** Migrates an open pool and puts Prisma on it; closes the pool if that fails. */
export async function startDatabase(opened: Opened): Promise<Database> {
  const { pool, kind, listenConfig } = opened;
  try {
    const migrated = await migrate(pool, readMigrations(opened.folder));
    const prisma = new PrismaClient({
      adapter: new PrismaPg(pool, { schema: opened.schema, statementNameGenerator: ({ sql }) => statementName(sql) }),
      transactionOptions: TRANSACTION_OPTIONS,
    });
    await prisma.$connect();
    return {
      prisma,
      pool,
      kind,
      listenConfig,
      migrated,
      async close() {
        await prisma.$disconnect();
        await opened.closePool();
      },
    };
  } catch (error) {
    await opened.closePool();
    throw error;
  }
}

/** Works from the sources and the build: both run with the repository as their root. */
export function migrationsFolder(): string {
  const beside = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url));
  return existsSync(beside) ? beside : resolve('prisma/migrations');
}
