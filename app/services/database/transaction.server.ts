/** Transactions on the pool, repeated when the database asks for it. */
import type pg from 'pg';
import { errorCode } from './database-error.ts';

/** Serialization failure and deadlock: only the timing was wrong. */
const REPEATABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 6;

/**
 * Runs `work` in one transaction and commits. `work` may run more than once: its effects outside the database must wait
 * for the result. On the embedded database this holds the only connection, so `work` uses nothing but its client.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(pool, work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !REPEATABLE.has(errorCode(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

async function attemptOnce<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    try {
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      // A connection on which even this fails is discarded.
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      throw error;
    }
  } finally {
    client.release(broken);
  }
}
