/**
 * Every change of a generation's state, each in one transaction that also moves its credits and its job: created,
 * begun, put back, ended, retried, reported. A process end between two statements leaves all three as before or as
 * after.
 *
 * Each locks the user's row first, as bookings of credits do, so steps of one user queue up and never deadlock.
 */
import { randomUUID } from 'node:crypto';
import { limitReached } from '#app/services/billing/call-credits.server.ts';
import type { Ledger } from '#app/services/billing/ledger.server.ts';
import { lockHolder, type Transaction } from '#app/services/billing/limits-left.server.ts';
import { dayMs, reportRefunds } from '#app/services/billing/plans.ts';
import { assetsOf } from '#app/services/moderation/moderation.ts';
import { message } from '#messages/message.ts';
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts';
import type { Cost } from '#tools/contract/tool.ts';
import { GenerationError, GenerationLimitError } from './generation-error.ts';
import { type GenerationRow, jobOf, laneOf, reservationOf, resultsOf } from './generation-rows.server.ts';
import { NO_RESULTS } from '#app/contracts/generation.ts';
import type { JobQueue } from './job-queue.server.ts';
import { hiddenAssets, mayBeSeen, type StoredResults, withheldOf, withPictures } from './judged.ts';
import type { Attempt, Ending, Flag, Steps } from './steps.ts';
import { nextRound } from './waiting.ts';

/** Attempts that may end with the process before a try is abandoned: it may itself be what kills the process. */
export const MOST_ATTEMPTS = 3;
/** Unfinished generations per user. */
export const MOST_GOING = 20;

export interface StepsDependencies {
  prisma: PrismaClient;
  ledger: Pick<Ledger, 'reserve' | 'settle' | 'release' | 'refund'>;
  queue: JobQueue;
  now(): Date;
}

export function createSteps({ prisma, ledger, queue, now }: StepsDependencies): Steps {
  /**
   * Works on a row while its user's is locked. Its owner may change before that: visitors sign in. Null: no such row.
   */
  async function holding<Value>(
    id: string,
    work: (tx: Transaction, row: GenerationRow) => Promise<Value>,
  ): Promise<Value | null> {
    for (;;) {
      const first = await prisma.generation.findUnique({ where: { id }, select: { userId: true } });
      if (!first) return null;
      const done = await prisma.$transaction(async (tx) => {
        if (!(await lockHolder(tx, first.userId))) return { value: null };
        const row = await tx.generation.findUnique({ where: { id } });
        if (!row) return { value: null };
        return row.userId === first.userId ? { value: await work(tx, row) } : null;
      });
      if (done) return done.value;
    }
  }

  const counts = (row: GenerationRow, { job, attempts }: Attempt) =>
    row.state === 'generating' && row.job === job.id && row.attempts === attempts;

  /** Reserves the credits of a try. */
  async function reserve(
    tx: Transaction,
    row: Pick<GenerationRow, 'id' | 'tries' | 'userId' | 'kind'>,
    cost: Cost | null,
  ): Promise<void> {
    if (!cost) return;
    const reserved = await ledger.reserve(
      { userId: row.userId, ...cost, reference: reservationOf(row), purpose: { tool: row.kind } },
      tx,
    );
    // Thrown, so that the rest of the transaction is rolled back.
    if (!reserved.ok) throw new GenerationLimitError(limitReached(cost.unit, reserved));
  }

  /** Refused before it begins: nothing is reserved for it. */
  const flaggedNow = ({ reason, pictures }: Flag) =>
    ({
      unit: null,
      credits: 0,
      state: 'flagged',
      flaggedBy: 'moderation',
      flaggedAt: now(),
      error: reason,
      endedAt: now(),
      results: json(withPictures(NO_RESULTS, pictures)),
    }) as const;

  /** The round that a user's new work gets in its lane. */
  async function roundFor(tx: Transaction, lane: string, userId: string, except: string | null): Promise<number> {
    const going = { state: 'generating', lane, ...(except ? { id: { not: except } } : {}) };
    const { _min } = await tx.generation.aggregate({ where: going, _min: { round: true } });
    const { _max } = await tx.generation.aggregate({ where: { ...going, userId }, _max: { round: true } });
    return nextRound(_min.round, _max.round);
  }

  async function assertRoom(tx: Transaction, userId: string): Promise<void> {
    if ((await tx.generation.count({ where: { userId, state: 'generating' } })) >= MOST_GOING)
      throw new GenerationError('too_many_waiting', { count: MOST_GOING });
  }

  const workedMs = (row: GenerationRow) =>
    row.workedMs + (row.runningSince ? Math.max(0, now().getTime() - row.runningSince.getTime()) : 0);

  /** What users have seen already stays theirs, and is paid, however the rest ends. */
  function whatIsLeft(row: GenerationRow, ending: Ending): Ending {
    if (ending.state !== 'cancelled' && ending.state !== 'failed') return ending;
    const results = resultsOf(row);
    const shown = mayBeSeen('generating', results).length;
    if (shown > 0)
      return {
        state: 'succeeded',
        assets: row.assets,
        results: {
          ...results,
          short:
            ending.state === 'failed'
              ? message('generation.shortFailed', { reason: ending.error })
              : message('generation.shortCancelled'),
        },
      };
    const [withheld] = withheldOf(results);
    return withheld ? { state: 'flagged', error: withheld.reason, results, assets: row.assets } : ending;
  }

  /** Returns the credits of a reported result if due; says what became of them, in words for users. */
  async function refundReported(tx: Transaction, row: GenerationRow, isTaken: boolean): Promise<string> {
    if (!row.unit) return message('generation.reportedFree');
    if (isTaken) return message('generation.reportedTaken');
    const { most, days } = reportRefunds;
    const since = new Date(now().getTime() - days * dayMs);
    const before = await tx.ledgerEntry.groupBy({
      by: ['reference'],
      where: { userId: row.userId, kind: 'refund', createdAt: { gt: since } },
    });
    if (before.length >= most) return message('generation.reportedOften', { most, days });
    await ledger.refund(reservationOf(row), tx);
    return message('generation.reportedBack');
  }

  /**
   * Makes a reported result inaccessible by the names of its pictures. What its user had before, or has from elsewhere,
   * stays.
   */
  async function withdraw(tx: Transaction, { id, userId, assets, input }: GenerationRow): Promise<void> {
    const others = await tx.generation.findMany({
      where: { userId, id: { not: id }, assets: { hasSome: assets } },
      select: { assets: true },
    });
    const kept = new Set([...assetsOf(input), ...others.flatMap((other) => other.assets)]);
    await tx.assetGrant.deleteMany({
      where: { userId, assetId: { in: assets.filter((asset) => !kept.has(asset)) }, inLibrary: false },
    });
  }

  async function finish(tx: Transaction, row: GenerationRow, asked: Ending): Promise<GenerationRow> {
    const ending = whatIsLeft(row, asked);
    if (row.unit) {
      // A result costs a credit at most; withheld ones cost nothing.
      if (ending.state === 'succeeded')
        await ledger.settle(
          reservationOf(row),
          Math.min(ending.used ?? row.credits, mayBeSeen('succeeded', ending.results).length),
          tx,
        );
      else await ledger.release(reservationOf(row), tx);
    }
    const held = jobOf(row);
    if (held) await queue.end(tx, held);
    const done = 'results' in ending ? { results: json(ending.results), assets: [...ending.assets] } : {};
    const flagged = ending.state === 'flagged' ? { flaggedBy: 'moderation', flaggedAt: now() } : {};
    // Kept for review, and visible to nobody else.
    const hidden =
      ending.state === 'flagged'
        ? [...ending.assets]
        : ending.state === 'succeeded'
          ? hiddenAssets(ending.results, row.input).filter((asset) => ending.assets.includes(asset))
          : [];
    if (hidden.length > 0)
      await tx.assetGrant.deleteMany({ where: { userId: row.userId, assetId: { in: hidden }, inLibrary: false } });
    return tx.generation.update({
      where: { id: row.id },
      data: {
        state: ending.state,
        stage: null,
        job: null,
        runningSince: null,
        workedMs: workedMs(row),
        endedAt: now(),
        error: 'error' in ending ? ending.error : null,
        ...(ending.state === 'succeeded' ? { progress: 1 } : {}),
        ...done,
        ...flagged,
        // Withheld parts of what succeeded wait for review too.
        ...(hidden.length > 0 ? { flaggedAt: now(), decision: null, decidedAt: null } : {}),
      },
    });
  }

  return {
    create({ userId, kind, input, cost, lane, size, requestKey, flagged }) {
      return prisma.$transaction(async (tx) => {
        if (!(await lockHolder(tx, userId))) throw new GenerationError('not_found');
        const before =
          requestKey === null
            ? null
            : await tx.generation.findUnique({ where: { userId_requestKey: { userId, requestKey } } });
        if (before) return { row: before, isNew: false };
        const made = {
          id: randomUUID(),
          userId,
          kind,
          input,
          requestKey,
          lane,
          size,
          unit: cost?.unit ?? null,
          credits: cost?.amount ?? 0,
          createdAt: now(),
          queuedAt: now(),
        };
        if (flagged !== null) {
          return { row: await tx.generation.create({ data: { ...made, ...flaggedNow(flagged) } }), isNew: true };
        }
        await assertRoom(tx, userId);
        await reserve(tx, { ...made, tries: 0 }, cost);
        const round = await roundFor(tx, lane, userId, null);
        const job = await queue.send(tx, lane, made.id, round);
        return { row: await tx.generation.create({ data: { ...made, round, job } }), isNew: true };
      });
    },

    async begin(job) {
      const begun = await holding(job.generationId, async (tx, row) => {
        if (row.state !== 'generating' || row.job !== job.id) {
          await queue.end(tx, job);
          return { row: null, ended: false };
        }
        if (row.attempts >= MOST_ATTEMPTS)
          return { row: await finish(tx, row, { state: 'failed', error: message('generation.gaveUp') }), ended: true };
        return {
          row: await tx.generation.update({
            where: { id: row.id },
            data: { attempts: row.attempts + 1, runningSince: now(), startedAt: row.startedAt ?? now() },
          }),
          ended: false,
        };
      });
      // Deleted meanwhile, with its account or alone.
      if (begun === null) await prisma.$transaction((tx) => queue.end(tx, job));
      return begun?.row ? { row: begun.row, ended: begun.ended } : null;
    },

    async keep({ job, attempts }, { results, assets }) {
      const { count } = await prisma.generation.updateMany({
        where: { id: job.generationId, state: 'generating', job: job.id, attempts },
        data: { results: json(results), assets: [...assets] },
      });
      return count > 0;
    },

    async note({ job, attempts }, progress, stage) {
      const { count } = await prisma.generation.updateMany({
        where: { id: job.generationId, state: 'generating', job: job.id, attempts },
        data: { progress, stage },
      });
      return count > 0;
    },

    putBehind: (attempt) =>
      holding(attempt.job.generationId, async (tx, row) => {
        if (!counts(row, attempt)) return null;
        const round = await roundFor(tx, row.lane, row.userId, row.id);
        await queue.end(tx, attempt.job);
        // Behind everybody who waits in the current round.
        const job = await queue.send(tx, laneOf(row), row.id, round + 1);
        return tx.generation.update({
          where: { id: row.id },
          data: { job, round: round + 1, queuedAt: now(), attempts: 0, runningSince: null, workedMs: workedMs(row) },
        });
      }),

    async putBack(attempt, isAttempt) {
      const stands = await holding(attempt.job.generationId, async (tx, row) => {
        if (!counts(row, attempt)) return false;
        await tx.generation.update({
          where: { id: row.id },
          data: { runningSince: null, workedMs: workedMs(row), ...(isAttempt ? {} : { attempts: row.attempts - 1 }) },
        });
        return true;
      });
      if (stands) await queue.giveBack(attempt.job);
    },

    async sendAgain(id, lost) {
      await holding(id, async (tx, row) => {
        if (row.state !== 'generating' || row.job !== lost) return;
        await tx.generation.update({
          where: { id },
          data: { job: await queue.send(tx, laneOf(row), id, row.round), runningSince: null },
        });
      });
    },

    end: (attempt, ending) =>
      holding(attempt.job.generationId, async (tx, row) => (counts(row, attempt) ? finish(tx, row, ending) : null)),

    cancel: (userId, id, note) =>
      holding(id, async (tx, row) => {
        if (row.userId !== userId) return null;
        if (row.state !== 'generating') return { row, cancelled: false };
        await note?.(tx);
        return { row: await finish(tx, row, { state: 'cancelled' }), cancelled: true };
      }),

    retry: (userId, id, { cost, flagged }, note) =>
      holding(id, async (tx, row) => {
        if (row.userId !== userId) return null;
        // Asked for twice.
        if (row.state === 'generating') return row;
        if (row.state !== 'failed' && row.state !== 'cancelled') throw new GenerationError('not_retryable');
        await note?.(tx);
        if (flagged !== null) return tx.generation.update({ where: { id }, data: flaggedNow(flagged) });
        await assertRoom(tx, userId);
        const tries = row.tries + 1;
        await reserve(tx, { ...row, tries }, cost);
        const round = await roundFor(tx, row.lane, userId, null);
        const job = await queue.send(tx, laneOf(row), id, round);
        return tx.generation.update({
          where: { id },
          data: {
            unit: cost?.unit ?? null,
            credits: cost?.amount ?? 0,
            state: 'generating',
            tries,
            attempts: 0,
            progress: 0,
            stage: null,
            error: null,
            results: {},
            assets: [],
            round,
            job,
            workedMs: 0,
            queuedAt: now(),
            startedAt: null,
            runningSince: null,
            endedAt: null,
            takenAt: null,
          },
        });
      }),

    report: (userId, id, reason) =>
      holding(id, async (tx, row) => {
        if (row.userId !== userId) return null;
        if (row.state === 'flagged') return row;
        if (row.state !== 'succeeded') throw new GenerationError('not_reportable');
        // Locked, so that nobody takes it between this check and the commit.
        const [held] = await tx.$queryRaw<
          { takenAt: Date | null }[]
        >`SELECT "takenAt" FROM "generation" WHERE "id" = ${id} FOR UPDATE`;
        const isTaken = Boolean(held?.takenAt);
        if (!isTaken) await withdraw(tx, row);
        return tx.generation.update({
          where: { id },
          data: {
            state: 'flagged',
            flaggedBy: 'user',
            flagReason: reason,
            flaggedAt: now(),
            decision: null,
            decidedAt: null,
            error: await refundReported(tx, row, isTaken),
          },
        });
      }),
  };
}

const json = (results: StoredResults): Prisma.InputJsonValue => results as unknown as Prisma.InputJsonValue;
