/**
 * The queue of generations: pg-boss on the application's own database, so that a job is written in the transaction that
 * writes its generation. It keeps jobs, their order, and whether a job's holder is alive. What a job is about, how
 * often it was tried and what it cost is in the generation's row; nothing depends on pg-boss's state of a job.
 */
import { fromPrisma, PgBoss } from 'pg-boss';
import type { Database } from '#app/services/database/database.server.ts';
import type { Transaction } from '#app/services/billing/limits-left.server.ts';

/** Separate lanes: for this machine's engines, and for external vendors. */
export const LANES = ['here', 'hosted'] as const;
export type Lane = (typeof LANES)[number];

export interface JobName {
  id: string;
  lane: Lane;
}

export interface Job extends JobName {
  generationId: string;
}

export interface JobQueue {
  /** Creates or migrates the queue's tables. Must run before the first transaction that sends. */
  open(): Promise<void>;
  /**
   * Adds a job within the caller's transaction. Lower rounds come first, within a round the earlier ones. Returns the
   * job's id.
   */
  send(tx: Transaction, lane: Lane, generationId: string, round: number): Promise<string>;
  /** Takes the next job of a lane. The holder must `beat`, or it goes to another. Null: none waits. */
  take(lane: Lane): Promise<Job | null>;
  /** False: the job no longer belongs to this process. */
  beat(job: JobName): Promise<boolean>;
  /** The job is over, within the caller's transaction: done, or no longer wanted. */
  end(tx: Transaction, job: JobName): Promise<void>;
  /** Another process may take it immediately. */
  giveBack(job: JobName): Promise<void>;
  /** waiting: nobody has it. taken: somebody does, or did when they died. gone: it is over, or never existed. */
  stateOf(job: JobName): Promise<'waiting' | 'taken' | 'gone'>;
  close(): Promise<void>;
}

/** Of pg-boss's tables in PostgreSQL. */
const SCHEMA = 'generation_queue';
const QUEUES: Readonly<Record<Lane, string>> = { here: 'generations', hosted: 'generations-hosted' };
/** A job whose holder is silent for this long is released, s. pg-boss accepts no less than 10. */
const SILENT_SECONDS = 30;
/** How often silent ones are searched for, s. */
const WATCH_SECONDS = 20;
/** Beats are this much more frequent than necessary. */
export const BEAT_MS = (SILENT_SECONDS / 3) * 1000;
/** Generations count their own attempts and end by themselves: the queue has no opinion. */
const RETRIES = 1_000;
const LONGEST_SECONDS = 12 * 60 * 60;
const RETENTION_SECONDS = 60 * 60;

export function createJobQueue({
  database,
  report,
}: {
  database: Pick<Database, 'pool' | 'kind'>;
  report(error: unknown): void;
}): JobQueue {
  const { pool, kind } = database;

  /**
   * One statement, or a block of them, on a connection that is returned clean: an aborted transaction is rolled back.
   * The embedded database has one connection, which must never be discarded.
   */
  async function executeSql(text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      const answers = values.length > 0 ? await client.query(text, values) : await client.query(text);
      return { rows: [answers].flat().flatMap(({ rows }) => rows as unknown[]) };
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  const boss = new PgBoss({
    db: { executeSql },
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    schema: SCHEMA,
    schedule: false,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  });
  boss.on('error', report);

  async function stateOf({ id, lane }: JobName): ReturnType<JobQueue['stateOf']> {
    const job = await boss.getJobById(QUEUES[lane], id);
    if (job?.state === 'created' || job?.state === 'retry') return 'waiting';
    return job?.state === 'active' ? 'taken' : 'gone';
  }

  return {
    async open() {
      await boss.start();
      for (const name of Object.values(QUEUES)) {
        await boss.createQueue(name, {
          retryLimit: RETRIES,
          retryDelay: 0,
          heartbeatSeconds: SILENT_SECONDS,
          expireInSeconds: LONGEST_SECONDS,
          deleteAfterSeconds: RETENTION_SECONDS,
        });
        // Read once outside any transaction: on a single connection it could not be read inside one.
        await boss.getQueue(name);
        await boss.getJobById(name, '00000000-0000-0000-0000-000000000000');
      }
    },

    async send(tx, lane, generationId, round) {
      const id = await boss.send(QUEUES[lane], { generationId }, { priority: -round, db: fromPrisma(tx) });
      if (id === null) throw new Error('The queue took no job');
      return id;
    },

    async take(lane) {
      const [job] = await boss.fetch<{ generationId: string }>(QUEUES[lane]);
      return job ? { id: job.id, lane, generationId: job.data.generationId } : null;
    },

    async beat(job) {
      await boss.touch(QUEUES[job.lane], job.id);
      return (await stateOf(job)) === 'taken';
    },

    async end(tx, { id, lane }) {
      await boss.deleteJob(QUEUES[lane], id, { db: fromPrisma(tx) });
    },

    async giveBack({ id, lane }) {
      await boss.fail(QUEUES[lane], id, { reason: 'given back' });
    },

    stateOf,

    async close() {
      await boss.stop({ graceful: false });
    },
  };
}
