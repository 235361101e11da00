/**
 * Applies prisma/migrations in order, each in one transaction, and maintains Prisma's own records
 * (`_prisma_migrations`), so that `prisma migrate deploy` agrees wherever its engine is available.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { DatabaseError, reasonOf } from './database-error.ts';

export interface Migration {
  name: string;
  sql: string;
}

interface Recorded {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

/** Any number will do, as long as every version of Blend uses the same: one migrates, the others wait. */
const ADVISORY_LOCK = 72_707_369;

/** The table as Prisma creates it. */
const BOOKS = `
CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"              VARCHAR(64) NOT NULL,
    "finished_at"           TIMESTAMPTZ,
    "migration_name"        VARCHAR(255) NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        TIMESTAMPTZ,
    "started_at"            TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count"   INTEGER NOT NULL DEFAULT 0
)`;

/** The migrations of a folder, oldest first. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name, 'migration.sql'), 'utf8') }));
}

/**
 * Brings the database up to date; returns the names of the applied migrations. Refuses if applied ones were rewritten.
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    try {
      await client.query(BOOKS);
      const pending = await findPending(client, migrations);
      for (const migration of pending) await apply(client, migration);
      return pending.map((migration) => migration.name);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCK]);
    }
  } finally {
    client.release();
  }
}

async function findPending(client: pg.PoolClient, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<Recorded>(
    'select migration_name, checksum, finished_at from "_prisma_migrations" where rolled_back_at is null order by started_at',
  );
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const row of rows) {
    const migration = known.get(row.migration_name);
    if (!migration) throw new DatabaseError('database.migrationUnknown', { name: row.migration_name });
    if (!row.finished_at) throw new DatabaseError('database.migrationUnfinished', { name: row.migration_name });
    if (!checksums(migration.sql).includes(row.checksum))
      throw new DatabaseError('database.migrationChanged', { name: row.migration_name });
  }
  const applied = new Set(rows.map((row) => row.migration_name));
  return migrations.filter((migration) => !applied.has(migration.name));
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    // Without parameters node-postgres sends the whole script unchanged, however many statements it has.
    await client.query(migration.sql);
    await client.query(
      `insert into "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count) values ($1, $2, $3, now(), 1)`,
      [randomUUID(), sha256(migration.sql), migration.name],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new DatabaseError('database.migrationFailed', { name: migration.name, reason: reasonOf(error) }, error);
  }
}

/** A checkout may have converted line ends; Prisma ignores that too. */
function checksums(sql: string): string[] {
  const unix = sql.replace(/\r\n/g, '\n');
  return [sha256(sql), sha256(unix), sha256(unix.replace(/\n/g, '\r\n'))];
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
