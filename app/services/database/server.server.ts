/** PostgreSQL as a separate server (DATABASE_URL). Problems with the address are reported in one line. */
import pg from 'pg';
import { DatabaseError, errorCode, reasonOf } from './database-error.ts';

/** PostgreSQL 15, as `server_version_num`. */
const OLDEST = 150_000;
const CONNECT_TIMEOUT_MS = 10_000;

export interface ServerAddress {
  url: string;
  /** host:port, for messages; never the password. */
  address: string;
  name: string;
  /** Prisma's convention of naming the schema in the address. */
  schema: string;
}

/** Reads DATABASE_URL or throws a DatabaseError. */
export function parseServerAddress(url: string): ServerAddress {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch (error) {
    throw new DatabaseError('database.wrongUrl', {}, error);
  }
  const name = decodeURIComponent(parsed.pathname.slice(1));
  if (!['postgres:', 'postgresql:'].includes(parsed.protocol) || name === '')
    throw new DatabaseError('database.wrongUrl');
  const host = parsed.hostname || parsed.searchParams.get('host') || 'localhost';
  return {
    url,
    address: `${host}:${parsed.port || '5432'}`,
    name,
    schema: parsed.searchParams.get('schema') ?? 'public',
  };
}

/** The settings of one connection to that server; the listener of events opens its own. */
export function connectionConfig(server: ServerAddress): pg.ClientConfig {
  return {
    connectionString: server.url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'blend',
    keepAlive: true,
  };
}

/** A pool on the server, verified to answer. */
export async function openServer(server: ServerAddress, connections: number): Promise<pg.Pool> {
  const pool = new pg.Pool({
    ...connectionConfig(server),
    max: connections,
    // Columns are in UTC without a time zone, as Prisma writes them; now() in SQL has to mean the same. The pool waits
    // for it.
    onConnect: async (client) => {
      await client.query(`set time zone 'UTC'; set search_path to ${pg.escapeIdentifier(server.schema)}`);
    },
  });
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    const { rows } = await pool.query<{ number: string; version: string }>(
      `select current_setting('server_version_num') as number, current_setting('server_version') as version`,
    );
    const found = rows[0];
    if (!found || Number(found.number) < OLDEST) {
      throw new DatabaseError('database.tooOld', { address: server.address, version: found?.version ?? '?' });
    }
    return pool;
  } catch (error) {
    await pool.end();
    throw explainServerError(server, error);
  }
}

/** A problem with the server, as the line to print. */
export function explainServerError(server: ServerAddress, error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { address, name } = server;
  const inner = error instanceof AggregateError ? error.errors[0] : error;
  const code = errorCode(error) ?? errorCode(inner);
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return new DatabaseError('database.refused', { address }, error);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new DatabaseError('database.unknownHost', { address }, error);
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return new DatabaseError('database.timeout', { address }, error);
    case '28P01':
    case '28000':
      return new DatabaseError('database.wrongPassword', { address }, error);
    case '3D000':
      return new DatabaseError('database.unknownDatabase', { address, name }, error);
  }
  const reason = reasonOf(inner);
  if (/timeout/i.test(reason)) return new DatabaseError('database.timeout', { address }, error);
  if (/password|SASL|SCRAM/.test(reason)) return new DatabaseError('database.wrongPassword', { address }, error);
  return new DatabaseError('database.failed', { address, reason }, error);
}
