/**
 * One app server per database. Turns and the calls in them live in the process that serves them, and a start ends what
 * a dead process left: a second server would end the turns of the first and return their credits.
 *
 * The lock is PostgreSQL's own (advisory, for the session) on a separate connection, so a dying process releases it
 * immediately. A connection can also break under a living process. That process takes the lock again, unless another
 * server has started meanwhile: each writes its token into `app_server` when it starts, so a process that finds
 * another's there has been replaced and must stop.
 */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import pg from 'pg';
import { DatabaseError } from './database-error.ts';
import { connectionConfig, explainServerError, type ServerAddress } from './server.server.ts';

export interface ServerLock {
  /** Records that this process serves the database from now on. Needs the migrated tables. */
  register(pool: Pick<pg.Pool, 'query'>): Promise<void>;
  /** Resolves, with the line to print, when another server has taken over: this process must stop. */
  replaced: Promise<DatabaseError>;
  release(): Promise<void>;
}

export interface ServerLockOptions {
  /** How long to wait for a process that is just releasing it, ms. */
  waitMs?: number;
  report(error: unknown): void;
}

/**
 * The key of the lock, together with the schema's hash. Any number will do, as long as every version of Blend uses the
 * same.
 */
const LOCK = 72_707_370;
const TRY_LOCK = 'select pg_try_advisory_lock($1, hashtext($2)) as taken';
/** Who has it, by the name of the holder's connection. */
const HOLDER = `select application_name as name from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and objsubid = 2 and database = (select oid from pg_database where datname = current_database())
  and classid = $1 and objid = (hashtext($2)::bigint & 4294967295)::oid and granted`;
/** The database server drops an unreachable holder within 20 s, instead of hours. */
const SESSION =
  'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3; set idle_session_timeout = 0';

const RETRY_MS = 200;
const LONGEST_RETRY_MS = 2_000;
const HEARTBEAT_MS = 5_000;
const ANSWERS_WITHIN_MS = 10_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Takes the lock or throws a DatabaseError with the line to print. */
export async function lockServer(
  server: ServerAddress,
  { waitMs = 5_000, report }: ServerLockOptions,
): Promise<ServerLock> {
  const token = randomUUID();
  const key = [LOCK, server.schema];
  const replaced = Promise.withResolvers<DatabaseError>();
  let registered = false;
  let released = false;
  let client: pg.Client | null = null;
  let heartbeat: NodeJS.Timeout | undefined;

  /** A connection that has the lock; null: another has it. */
  async function take(): Promise<pg.Client | null> {
    const taking = new pg.Client({
      ...connectionConfig(server),
      application_name: `blend ${process.pid} on ${hostname()}`,
      query_timeout: ANSWERS_WITHIN_MS,
    });
    // Its users get errors through their promises; without a listener an error would end the process.
    taking.on('error', () => {});
    try {
      await taking.connect();
      await taking.query(`${SESSION}; set search_path to ${pg.escapeIdentifier(server.schema)}`);
      const { rows } = await taking.query<{ taken: boolean }>(TRY_LOCK, key);
      if (rows[0]?.taken) return taking;
    } catch (error) {
      await taking.end().catch(() => {});
      throw error;
    }
    await taking.end();
    return null;
  }

  /** Watches a connection that has the lock. */
  function hold(holding: pg.Client): void {
    client = holding;
    let gone = false;
    const lose = () => {
      clearInterval(heartbeat);
      if (gone || released) return;
      gone = true;
      client = null;
      holding.end().catch(() => {});
      void takeAgain();
    };
    holding.once('error', lose).once('end', lose);
    heartbeat = setInterval(() => void holding.query('select 1').catch(lose), HEARTBEAT_MS);
    heartbeat.unref();
  }

  async function isOwnToken(asked: pg.Client): Promise<boolean> {
    const { rows } = await asked.query<{ token: string }>('select token from app_server');
    return !registered || rows[0]?.token === token;
  }

  /** The connection broke: nobody else may have had the lock until it is back. */
  async function takeAgain(): Promise<void> {
    report(new Error('The connection that holds the lock of this server broke'));
    for (let wait = RETRY_MS; !released; wait = Math.min(LONGEST_RETRY_MS, wait * 2)) {
      try {
        const taken = await take();
        if (taken && released) return await taken.end();
        if (taken && (await isOwnToken(taken))) return hold(taken);
        await taken?.end();
        if (taken || (await holderIsOther()))
          return replaced.resolve(
            new DatabaseError('database.serverReplaced', { address: server.address, name: server.name }),
          );
      } catch {
        // The database server is away, or restarts: nobody can have the lock.
      }
      await pause(wait);
    }
  }

  /**
   * Whether another process has the lock. It may be a connection of this process that the database server still
   * considers alive.
   */
  async function holderIsOther(): Promise<boolean> {
    const asking = new pg.Client({ ...connectionConfig(server), query_timeout: ANSWERS_WITHIN_MS });
    asking.on('error', () => {});
    try {
      await asking.connect();
      await asking.query(`set search_path to ${pg.escapeIdentifier(server.schema)}`);
      return !(await isOwnToken(asking));
    } finally {
      await asking.end().catch(() => {});
    }
  }

  async function holder(): Promise<string | null> {
    const asking = new pg.Client(connectionConfig(server));
    asking.on('error', () => {});
    try {
      await asking.connect();
      const { rows } = await asking.query<{ name: string }>(HOLDER, key);
      return /^blend (.+)$/.exec(rows[0]?.name ?? '')?.[1] ?? null;
    } finally {
      await asking.end().catch(() => {});
    }
  }

  const deadline = performance.now() + waitMs;
  let first: pg.Client | null = null;
  try {
    while (!(first = await take())) {
      if (performance.now() >= deadline) {
        const who = await holder();
        throw new DatabaseError(who === null ? 'database.serverRuns' : 'database.serverRunsAs', {
          address: server.address,
          name: server.name,
          who: who ?? '',
        });
      }
      await pause(RETRY_MS);
    }
  } catch (error) {
    throw explainServerError(server, error);
  }
  hold(first);

  return {
    replaced: replaced.promise,
    async register(pool) {
      await pool.query(
        `insert into app_server (id, token, pid, host, "startedAt") values (1, $1, $2, $3, now())
         on conflict (id) do update set token = excluded.token, pid = excluded.pid, host = excluded.host, "startedAt" = excluded."startedAt"`,
        [token, process.pid, hostname()],
      );
      registered = true;
    },
    async release() {
      released = true;
      clearInterval(heartbeat);
      await client?.end().catch(() => {});
    },
  };
}
