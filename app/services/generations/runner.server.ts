/**
 * Takes jobs from the queue and does their work, a few in parallel. It only calls what the kinds declare; engines have
 * their own processes. Every outcome of an attempt is one step of `steps`, or none if the process dies: then the job
 * goes to the next worker.
 */
import { message } from '#messages/message.ts';
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import type { ProgressFeed } from './progress-feed.server.ts';
import type { GenerationResults } from '#app/contracts/generation.ts';
import type { GenerationContext, GenerationDeclaration, GenerationPorts } from './declaration.ts';
import { GenerationFailure, GenerationFlagged } from './generation-error.ts';
import { resultsOf, type GenerationRow } from './generation-rows.server.ts';
import { BEAT_MS, LANES, type Job, type JobQueue, type Lane } from './job-queue.server.ts';
import { judged, mayBeSeen, withheldOf, withPictures, type StoredResults } from './judged.ts';
import { factsOf } from './kinds.ts';
import type { Moderation } from '#app/services/moderation/moderation.ts';
import type { Attempt, Ending, Steps } from './steps.ts';

export interface Runner {
  start(): void;
  /** There may be something to do. */
  wake(): void;
  /** Ends the work on a generation in this process, without notifying anybody. */
  abandon(id: string): void;
  /** Gives back what it works on. */
  close(): Promise<void>;
}

export interface RunnerDependencies {
  queue: JobQueue;
  steps: Steps;
  progressFeed: ProgressFeed;
  declarations: Readonly<Record<string, GenerationDeclaration | undefined>>;
  assets: { forUser(userId: string): AssetsPort };
  /** The engines for a user; results are stored in `assets`. */
  ports(userId: string, assets: AssetsPort): GenerationPorts;
  moderation: Moderation;
  /** Another generation of the same user. */
  earlier(userId: string, id: string): ReturnType<GenerationContext['earlier']>;
  /** Deletes the partial results of a failed generation. */
  discard(userId: string, generationId: string, assets: readonly string[]): Promise<void>;
  /** How many in parallel in each lane. */
  slots: Readonly<Record<Lane, number>>;
  /** One ended by itself. */
  ended(row: GenerationRow): void;
  now(): Date;
  report(error: unknown, context: Record<string, unknown>): void;
  /** How often the queue is polled without a notification, ms. */
  pollMs: number;
  /** Others may have their turn after this long, ms. */
  turnMs?: number;
  /** Between two writes of a generation's progress to its row, ms. */
  noteEveryMs?: number;
  beatMs?: number;
}

/** Why an attempt's signal ended. */
class Ended extends Error {
  override readonly name = 'AbortError';
  readonly why: 'time-over' | 'stopping' | 'not-ours';
  constructor(why: Ended['why']) {
    super(`The attempt ended: ${why}`);
    this.why = why;
  }
}

/** Thrown by `checkpoint`. */
class TurnOfOthers extends Error {
  override readonly name = 'TurnOfOthers';
}

const TURN_MS = 20_000;
const NOTE_EVERY_MS = 1_500;

export function createRunner(dependencies: RunnerDependencies): Runner {
  const {
    queue,
    steps,
    progressFeed,
    declarations,
    assets,
    ports,
    moderation,
    earlier,
    discard,
    slots,
    ended,
    now,
    pollMs,
    turnMs = TURN_MS,
    noteEveryMs = NOTE_EVERY_MS,
    beatMs = BEAT_MS,
  } = dependencies;
  const running = new Map<string, AbortController>();
  const asleep = new Set<() => void>();
  let calls = 0;
  let closed = false;
  let loops: Promise<void>[] = [];

  const report = (error: unknown, row?: GenerationRow) =>
    dependencies.report(error, { area: 'generations', ...(row ? { kind: row.kind, generation: row.id } : {}) });

  function sleep(seen: number): Promise<void> {
    if (closed || seen !== calls) return Promise.resolve();
    return new Promise((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer);
        asleep.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, pollMs);
      timer.unref();
      asleep.add(wakeUp);
    });
  }

  async function loop(lane: Lane): Promise<void> {
    while (!closed) {
      const seen = calls;
      let worked = false;
      try {
        worked = await turn(lane);
      } catch (error) {
        if (!closed) report(error);
      }
      if (!worked) await sleep(seen);
    }
  }

  /** Works on the next job of a lane to its end. False: there was none. */
  async function turn(lane: Lane): Promise<boolean> {
    const job = await queue.take(lane);
    if (!job) return false;
    const begun = await steps.begin(job);
    if (!begun) return true;
    if (begun.ended) {
      ended(begun.row);
      await progressFeed.changed(begun.row);
    } else await attempt(job, begun.row);
    return true;
  }

  async function attempt(job: Job, row: GenerationRow): Promise<void> {
    const stop = new AbortController();
    const me: Attempt = { job, attempts: row.attempts };
    running.set(row.id, stop);
    // A concurrent close did not know about it.
    if (closed) stop.abort(new Ended('stopping'));
    const beat = setInterval(() => {
      queue.beat(job).then(
        (ours) => ours || stop.abort(new Ended('not-ours')),
        (error: unknown) => report(error, row),
      );
    }, beatMs);
    beat.unref();
    const made: string[] = [];
    progressFeed.progressed(row, row.progress, row.stage);
    let after: GenerationRow | null = null;
    try {
      await progressFeed.changed(row);
      const ending = await endingOf(row, me, made, stop);
      after = await steps.end(me, ending);
      if (ending.state === 'failed' || after === null) await discard(row.userId, row.id, made);
    } catch (error) {
      if (error instanceof TurnOfOthers) after = await steps.putBehind(me);
      else if (error instanceof Ended && error.why === 'stopping') await steps.putBack(me, false);
      else if (error instanceof Ended) await discard(row.userId, row.id, made);
      else throw error;
    } finally {
      clearInterval(beat);
      running.delete(row.id);
      progressFeed.forget(row.id);
    }
    if (!after) return;
    if (after.state !== 'generating') ended(after);
    await progressFeed.changed(after);
  }

  /** The outcome of the work. Throws Ended and TurnOfOthers. */
  async function endingOf(row: GenerationRow, me: Attempt, made: string[], stop: AbortController): Promise<Ending> {
    const failure: Ending = { state: 'failed', error: message(factsOf(row.kind).failure) };
    const declaration = declarations[row.kind];
    const input = declaration?.input.safeParse(row.input);
    // A version of the application that no longer knows the kind, or accepts such an input.
    if (!declaration || !input?.success) return failure;
    let verdicts: StoredResults = resultsOf(row);
    /** Has moderation check new results. */
    const see = async (results: GenerationResults) => {
      verdicts = await judged(results, verdicts, (asset) =>
        untilEnded(
          moderation.check(
            { userId: row.userId, kind: row.kind, stage: 'results', texts: [], assets: [asset] },
            stop.signal,
          ),
          stop.signal,
        ),
      );
      return verdicts;
    };
    const timer = setTimeout(() => stop.abort(new Ended('time-over')), declaration.timeoutMs(input.data));
    timer.unref();
    try {
      const { used, ...results } = await untilEnded(
        declaration.load().then(({ run }) => run(input.data, contextOf(row, me, made, see, stop))),
        stop.signal,
      );
      const stored = await see(results);
      const kept = { results: stored, assets: [...new Set([...row.assets, ...made])] };
      const [withheld] = withheldOf(stored);
      return withheld && mayBeSeen('succeeded', stored).length === 0
        ? { state: 'flagged', ...kept, error: withheld.reason }
        : { state: 'succeeded', ...kept, used };
    } catch (error) {
      if (error instanceof TurnOfOthers) throw error;
      if (stop.signal.reason instanceof Ended && stop.signal.aborted) {
        if (stop.signal.reason.why === 'time-over')
          return { state: 'failed', error: message('generation.tookTooLong') };
        throw stop.signal.reason;
      }
      if (error instanceof GenerationFlagged)
        return {
          state: 'flagged',
          error: error.message,
          results: withPictures(verdicts, error.pictures),
          assets: [...new Set([...row.assets, ...made])],
        };
      if (error instanceof GenerationFailure || error instanceof ToolRefusal)
        return { state: 'failed', error: error.message };
      report(error, row);
      return failure;
    } finally {
      clearTimeout(timer);
    }
  }

  function contextOf(
    row: GenerationRow,
    me: Attempt,
    made: string[],
    see: (results: GenerationResults) => Promise<StoredResults>,
    stop: AbortController,
  ): GenerationContext {
    const own = assets.forUser(row.userId);
    const noting: AssetsPort = {
      info: own.info,
      bytes: own.bytes,
      async store(bytes, mime, name) {
        const stored = await own.store(bytes, mime, name);
        made.push(stored.id);
        return stored;
      },
    };
    const began = now().getTime();
    let furthest = row.progress ?? 0;
    let notedAt = began;
    /** With the stored results, and the latest words. */
    let current = row;
    let words: string | null = row.stage;
    return {
      ...ports(row.userId, noting),
      userId: row.userId,
      generationId: row.id,
      seed: seedOf(`${row.id}/${row.tries}`),
      signal: stop.signal,
      done: resultsOf(row),
      earlier: (id) => earlier(row.userId, id),
      assets: noting,
      progress(share, stage) {
        if (stop.signal.aborted) return;
        // A progress bar that goes back is worse than one that pauses.
        furthest = Math.max(furthest, Math.min(1, share ?? 0));
        const shown = share === null ? null : furthest;
        words = stage ?? null;
        progressFeed.progressed(current, shown, words);
        if (now().getTime() - notedAt < noteEveryMs) return;
        notedAt = now().getTime();
        steps.note(me, furthest, stage ?? null).then(
          (counts) => counts || stop.abort(new Ended('not-ours')),
          (error: unknown) => report(error, row),
        );
      },
      async checkpoint(results) {
        stop.signal.throwIfAborted();
        const stored = await see(results);
        stop.signal.throwIfAborted();
        if (!(await steps.keep(me, { results: stored, assets: [...new Set([...row.assets, ...made])] }))) {
          stop.abort(new Ended('not-ours'));
          stop.signal.throwIfAborted();
        }
        // Reported immediately: there is something to see.
        current = { ...row, results: stored as unknown as GenerationRow['results'] };
        progressFeed.progressed(current, furthest, words);
        if (now().getTime() - began >= turnMs && (await progressFeed.othersWait(row))) throw new TurnOfOthers();
      },
    };
  }

  return {
    start() {
      if (loops.length === 0) loops = LANES.flatMap((lane) => Array.from({ length: slots[lane] }, () => loop(lane)));
    },
    wake() {
      calls += 1;
      for (const wakeUp of [...asleep]) wakeUp();
    },
    abandon(id) {
      running.get(id)?.abort(new Ended('not-ours'));
    },
    async close() {
      closed = true;
      for (const wakeUp of [...asleep]) wakeUp();
      for (const stop of running.values()) stop.abort(new Ended('stopping'));
      await Promise.all(loops);
    },
  };
}

/** Work that ignores its signal is abandoned. */
async function untilEnded<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let leave: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    signal.removeEventListener('abort', leave);
    work.catch(() => undefined);
    ended.catch(() => undefined);
  }
}

/** FNV-1a, 32 bits. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
