/**
 * Reads for the built-in assistant in separate threads, with a deadline: some of its patterns take hours on a few
 * hundred characters, and a pattern can only be ended together with its thread. What is not read by then is answered by
 * saying so.
 *
 * A terminated thread takes seconds of processor time to replace, so it keeps its place until its successor is ready,
 * and everyone whose messages were slow recently shares one place: the other threads stay free for everybody else.
 */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answered, Question } from '#agent/assistant/answer.ts';
import type { Read } from '#agent/assistant/assistant-model.ts';
import { GIVEN_UP } from '#agent/assistant/given-up.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import { turnScope } from '#app/services/models/turn-scope.ts';
import { createFairTurns } from '#app/services/processes/fair-turns.ts';
import type { FromReader } from './assistant-thread.ts';
import { createSlowUsers } from './slow-users.ts';
import { timeSpent } from './thread-time.ts';

export interface AssistantReader {
  read: Read;
  /** Starts all threads; resolves when they are ready. */
  warm(): Promise<void>;
  /** Ends all threads; readings in progress fail. */
  close(): Promise<void>;
}

export interface AssistantReaderOptions {
  report(error: unknown, context: Record<string, unknown>): void;
  /** Script of the thread; tests pass one that misbehaves. */
  script?: string | undefined;
  /** Processor time of one reading, ms. */
  limitMs?: number | undefined;
  now?: () => number;
}

/** 200 MB each. A message takes some 20 ms: there are several so that one reads while others are replaced. */
const THREADS = 3;
const LIMIT_MS = 300;
/**
 * A thread's first readings still compile patterns, which is not the message's fault: they may take this many times
 * longer.
 */
const FIRST_READINGS = 25;
const FIRST_TIMES = 3;
/** Several times what a ready thread holds. */
const HEAP_MEGABYTES = 512;
/** The shared queue of users whose messages were slow recently; no user has this id. */
const SLOW_LINE = 'slow';
/** Only words, and nothing that a small model could help with. */
const saying = (say: string): Answered => ({ step: { say }, asks: null });
const CLOSED = 'The assistant is closed';

interface Thread {
  worker: Worker;
  /** It has warmed up. Rejects if it ended before. */
  ready: Promise<void>;
  readings: number;
}

type Outcome = FromReader | { type: 'late' } | { type: 'ended'; error: Error };

/** The next message from a thread, or how it ended. */
function wordOf(worker: Worker): Promise<Exclude<Outcome, { type: 'late' }>> {
  return new Promise((resolve) => {
    const settle = (outcome: Exclude<Outcome, { type: 'late' }>) => {
      worker.off('message', settle).off('error', failed).off('exit', ended);
      resolve(outcome);
    };
    const failed = (error: unknown) =>
      settle({ type: 'ended', error: error instanceof Error ? error : new Error(String(error)) });
    const ended = (code: number) =>
      settle({ type: 'ended', error: new Error(`A reading thread ended with code ${code}`) });
    worker.on('message', settle).on('error', failed).on('exit', ended);
  });
}

/** The work's outcome, or the signal's reason: the work itself continues. */
function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return work;
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason as Error);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort));
}

export function createAssistantReader({
  report,
  limitMs = LIMIT_MS,
  now = Date.now,
  ...options
}: AssistantReaderOptions): AssistantReader {
  const script = options.script ?? path.join(projectRoot(), 'app/services/models/assistant-thread.ts');
  const turns = createFairTurns({ atOnce: THREADS, each: 1, waiting: Infinity });
  const slow = createSlowUsers(now);
  const threads = new Set<Thread>();
  const idle: Thread[] = [];
  let closed = false;

  function start(): Thread {
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES } });
    const ready = wordOf(worker).then((word) => {
      // A thread keeps the process alive only while somebody waits for it.
      worker.unref();
      if (word.type === 'ended') throw word.error;
    });
    ready.catch(() => undefined);
    worker.on('error', () => undefined);
    const thread: Thread = { worker, ready, readings: 0 };
    worker.once('exit', () => {
      threads.delete(thread);
      const at = idle.indexOf(thread);
      if (at >= 0) idle.splice(at, 1);
    });
    threads.add(thread);
    return thread;
  }

  async function readOn(thread: Thread, question: Question): Promise<Outcome> {
    const { worker } = thread;
    const over = new AbortController();
    worker.ref();
    const word = wordOf(worker);
    const limit = thread.readings < FIRST_READINGS ? limitMs * FIRST_TIMES : limitMs;
    thread.readings += 1;
    worker.postMessage(question);
    // A terminated thread can't be asked for its time: its message says so.
    const late = timeSpent(worker, limit, over.signal).then(
      (): Outcome => ({ type: 'late' }),
      () => word,
    );
    const outcome = await Promise.race([word, late]);
    over.abort();
    worker.unref();
    return outcome;
  }

  /** Ends the thread; resolves when another has replaced it. */
  async function replace(thread: Thread): Promise<void> {
    threads.delete(thread);
    await thread.worker.terminate();
    if (closed) return;
    const next = start();
    await next.ready;
    idle.push(next);
  }

  /** A ready thread. Rejects if none is available. */
  async function takeThread(): Promise<Thread> {
    if (closed) throw new Error(CLOSED);
    const thread = idle.pop() ?? start();
    try {
      await thread.ready;
    } catch (error) {
      throw closed ? new Error(CLOSED) : error;
    }
    return thread;
  }

  async function readFor(user: string, question: Question, signal: AbortSignal | undefined): Promise<Answered> {
    const giveBack = await turns.take(slow.isSlow(user) ? SLOW_LINE : user, signal);
    // Meanwhile others of the same user may have been abandoned.
    if (slow.isResting(user)) {
      giveBack();
      return saying(GIVEN_UP.resting());
    }
    const thread = await takeThread().catch((error: unknown) => {
      giveBack();
      throw error;
    });
    const outcome = await readOn(thread, question);
    if (outcome.type === 'step' || outcome.type === 'failed') {
      idle.push(thread);
      giveBack();
      if (outcome.type === 'step') return outcome.answered;
      throw new Error(outcome.reason);
    }
    if (closed) throw new Error(CLOSED);
    slow.note(user);
    if (outcome.type === 'ended') report(outcome.error, { area: 'assistant' });
    void replace(thread)
      .catch((error: unknown) => report(error, { area: 'assistant' }))
      .finally(giveBack);
    return saying(GIVEN_UP.slow());
  }

  return {
    async read(question, signal) {
      const user = turnScope.getStore()?.userId ?? '';
      if (slow.isResting(user)) return saying(GIVEN_UP.resting());
      return unlessAborted(readFor(user, question, signal), signal);
    },
    async warm() {
      // One after the other: whoever asks first would wait for both.
      while (!closed && threads.size < THREADS) {
        const thread = start();
        idle.push(thread);
        await thread.ready;
      }
      await Promise.all([...threads].map(({ ready }) => ready));
    },
    async close() {
      closed = true;
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
