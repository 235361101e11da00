/**
 * A model file on this machine as a reading model. It lives in a process of its own: loaded with the first request, kept
 * for the next ones, ended when idle. One request at a time; people take turns. Whatever goes wrong costs a request and
 * at most the process: the next request starts a new one.
 */
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { projectRoot } from '#app/services/config/project-root.ts';
import { BusyError, createFairTurns } from '#app/services/processes/fair-turns.ts';
import {
  ProcessEnd,
  startJobProcess,
  type JobLimits,
  type JobProcess,
} from '#app/services/processes/job-process.server.ts';
import { sizeText } from '#app/services/storage/size-text.ts';
import { message } from '#messages/message.ts';
import { ReadingModelError, type ReadingModel, type OwnedRequest } from '../reading/reading-model.ts';
import type { Answered, LocalModelJob, LocalModelJobs, ModelFacts, Prepared } from './local-model-jobs.ts';
import { reasonOf } from './unfit-model.ts';

export interface LocalModelOptions {
  /** Absolute path of the model: a GGUF file. */
  file: string;
  /** Absolute path of a folder for what the model made of its instructions, usually `statesFolder`; made when needed. */
  cacheFolder: string;
  /** What the operator should know and no request says: a crash while idle, states that can't be stored. */
  report(error: Error): void;
  /** How many tokens a request and its answer may have together. */
  contextSize?: number;
  /** How many threads compute. */
  threads?: number;
  /** The process ends after this long without a request, ms. */
  idleLimit?: number;
  /** How many requests of one person may wait. */
  waiting?: number;
  /** In place of the usual ones. */
  limits?: Partial<LocalModelLimits>;
  /** Script of the process; tests pass one that misbehaves. */
  script?: string;
}

export interface LocalModelLimits {
  /** For looking at the file, ms. */
  look: number;
  /** For loading the model and reading its instructions, ms. */
  prepare: number;
  /** For one request, ms. */
  answer: number;
  /** Of the whole process, MB; else by the model's own needs. */
  memory: number;
  /** How long a request that was cancelled may take to stop, ms; then its process ends. */
  stop: number;
}

/** An answer with what it took. */
export interface Reading extends Answered, Pick<Prepared, 'prefix'> {
  /** From the request's turn on, ms. */
  time: number;
}

export interface LocalModel extends ReadingModel {
  /**
   * Whether the file, the library and the memory are there; loads the library, not the model.
   *
   * @throws ReadingModelError
   */
  check(): Promise<ModelFacts>;
  /** As `complete`, with what it took. */
  read(request: OwnedRequest, signal: AbortSignal): Promise<Reading>;
}

const CONTEXT_SIZE = 4096;
/**
 * Half of the processors, which often are two for each core. The threads wait for each other at each step, so one more
 * than there are free cores makes everything many times slower.
 */
const threadsHere = (): number => Math.max(1, availableParallelism() >> 1);
/** Loading takes seconds and what was read is kept on disk, but a chat that goes on should not wait for that. */
const IDLE_LIMIT = 600_000;
const WAITING = 4;
const LIMITS: Omit<LocalModelLimits, 'memory'> = { look: 60_000, prepare: 600_000, answer: 120_000, stop: 3_000 };
/** Of V8, MB: texts alone. */
const HEAP_MEGABYTES = 512;
/** What the process may hold before the model is loaded, MB. */
const LOOK_MEMORY = 800;
/** How much more than estimated it may hold. */
const MEMORY_SLACK = 1.3;

interface Running {
  process: JobProcess;
  /** Of the file that it works with. */
  stamp: string;
  facts?: ModelFacts;
}

/** Where models' states after their instructions are kept. */
export const statesFolder = (dataDir: string): string => path.join(dataDir, 'model-states');

/** Starts nothing yet. */
export function createLocalModel(options: LocalModelOptions): LocalModel {
  const { file, cacheFolder, report, contextSize = CONTEXT_SIZE, threads = threadsHere() } = options;
  const { idleLimit = IDLE_LIMIT, waiting = WAITING } = options;
  const script = options.script ?? path.join(projectRoot(), 'app/services/models/local-model/local-model-process.ts');
  const limits = { ...LIMITS, ...options.limits };
  const name = path.basename(file);
  const place = { file, cacheFolder, contextSize, threads };
  const turns = createFairTurns({ atOnce: 1, each: 1, waiting });
  let current: Running | null = null;
  let closed = false;
  let toldNotKept = false;

  /** The process of the file as it is now; a replaced file gets a new one. */
  async function running(): Promise<Running> {
    const stamp = await stampOf(file);
    if (closed) throw new ReadingModelError(message('localModel.closed', { file: name }));
    if (current && current.stamp !== stamp) current.process.end();
    if (current) return current;
    const started: Running = {
      stamp,
      process: startJobProcess({
        label: `The process of the model ${name}`,
        script,
        heapMegabytes: HEAP_MEGABYTES,
        idleLimit,
        report,
        onEnd: () => {
          if (current === started) current = null;
        },
      }),
    };
    current = started;
    return started;
  }

  async function run<Job extends LocalModelJob>(
    { process }: Running,
    job: Job,
    input: LocalModelJobs[Job]['input'],
    { time, memory: usual }: JobLimits,
  ): Promise<LocalModelJobs[Job]['output']> {
    const memory = limits.memory ?? usual;
    let answer;
    try {
      answer = await process.run(job, input, { time, memory });
    } catch (error) {
      throw endOf(error, { time, memory });
    }
    if (answer.type === 'done') return answer.result as LocalModelJobs[Job]['output'];
    if (answer.type === 'refused') throw failure(message(answer.key, answer.values), answer.reason);
    throw failure(message('localModel.failed', { file: name, reason: reasonOf(answer.reason) }), answer.reason);
  }

  function endOf(error: unknown, { time, memory }: JobLimits): unknown {
    if (!(error instanceof ProcessEnd)) return error;
    if (error.reason === 'tooLong')
      return failure(message('localModel.slow', { file: name, seconds: Math.round(time / 1000) }), error);
    if (error.reason === 'tooMuchMemory')
      return failure(message('localModel.overMemory', { file: name, limit: sizeText(memory * 2 ** 20) }), error);
    return failure(message('localModel.died', { file: name }), error);
  }

  async function factsOf(here: Running): Promise<ModelFacts> {
    here.facts ??= await run(here, 'look', place, { time: limits.look, memory: LOOK_MEMORY });
    return here.facts;
  }

  async function serve(request: OwnedRequest, signal: AbortSignal): Promise<Reading> {
    const began = performance.now();
    const { instructions, prompt, grammar, from, count, maxTokens } = request;
    const here = await running();
    const { memory: needed, contextSize: room } = await factsOf(here);
    const memory = Math.ceil((needed * MEMORY_SLACK) / 2 ** 20);
    // Not cancelled: it is for everybody, and whoever comes next needs it too.
    const input = { ...place, contextSize: room, instructions };
    const { prefix, notKept } = await run(here, 'prepare', input, { time: limits.prepare, memory }).catch(
      (error: unknown) => {
        // It may hold a part of the model.
        here.process.end();
        throw error;
      },
    );
    if (notKept !== undefined && !toldNotKept) {
      toldNotKept = true;
      report(new Error(message('localModel.notKept', { file: name, folder: cacheFolder, reason: notKept })));
    }
    signal.throwIfAborted();
    const stop = (): void => here.process.stop(limits.stop);
    signal.addEventListener('abort', stop, { once: true });
    try {
      const asked = { instructions, prompt, grammar, from, count, maxTokens };
      const answered = await run(here, 'answer', asked, { time: limits.answer, memory });
      return { ...answered, prefix, time: performance.now() - began };
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  /** In turn. The turn ends with the work, however early the caller leaves. */
  async function inTurn<Result>(owner: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    if (closed) throw new ReadingModelError(message('localModel.closed', { file: name }));
    let end;
    try {
      end = await turns.take(owner, signal);
    } catch (error) {
      if (error instanceof BusyError) throw failure(message('localModel.busy', { file: name }), error);
      throw error;
    }
    return unlessAborted(work().finally(end), signal);
  }

  const read: LocalModel['read'] = (request, signal) =>
    inTurn(request.owner ?? '', signal, () => serve(request, signal));

  return {
    name,
    check: () => inTurn('', new AbortController().signal, async () => factsOf(await running())),
    read,
    complete: async (request, signal) => (await read(request, signal)).answers,
    async close() {
      closed = true;
      await current?.process.close(new ReadingModelError(message('localModel.closed', { file: name })));
    },
  };
}

/** Changes when the file does. */
async function stampOf(file: string): Promise<string> {
  try {
    const { ino, size, mtimeMs } = await stat(file);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return 'missing';
  }
}

function failure(line: string, cause: unknown): ReadingModelError {
  const error = new ReadingModelError(line);
  error.cause = cause;
  return error;
}

/** Rejects with the signal's reason as soon as it aborts, whatever becomes of the work. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
