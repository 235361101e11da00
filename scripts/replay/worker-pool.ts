/**
 * Processes that replay, each one file at a time. A process that dies or hangs fails its file with that reason; another
 * replaces it and the rest continues. A process that can't even open ends the whole replay, because no other could
 * either.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { childEnvironment } from '../../app/services/config/child-environment.ts';
import { StartError } from '../../app/services/config/start-error.ts';
import type { Engines } from '../../app/services/engines/engines.server.ts';
import NODE_FLAGS from '../node-flags.json' with { type: 'json' };
import { compileCache } from './compile-cache.ts';
import { engineHost } from './engine-link.ts';
import type { FromWorker, Job, JobResult, Opening, ToWorker } from './protocol.ts';

export interface PoolOptions<AnOpening = Opening> {
  /** Script of a worker; tests use one that misbehaves. */
  script: string;
  size: number;
  opening: AnOpening;
  /** Called when a worker first needs them. */
  engines: () => Engines;
  /** Limit for one file, after which it fails, ms. */
  timeLimit: number;
  /** A worker silent for this long counts as hanging, ms. */
  silenceLimit: number;
}

export type Outcome<AResult = JobResult> =
  | { kind: 'done'; result: AResult }
  /** In words: what happened to the process. */
  | { kind: 'died'; reason: string };

export interface ReplayPool<AJob = Job, AResult = JobResult> {
  /** Rejects when no worker can be opened, or when the pool is closed meanwhile. */
  run(job: AJob): Promise<Outcome<AResult> | null>;
  /** Drops all waiting jobs: their runs resolve with null. */
  drop(): void;
  /** Ends every process immediately. */
  close(): Promise<void>;
}

/** Length of a process's last output that is kept, characters. */
const STDERR_LENGTH = 4_000;

interface Task<AJob, AResult> {
  job: AJob;
  resolve(outcome: Outcome<AResult> | null): void;
  reject(error: Error): void;
}

interface Worker<AJob, AResult> {
  process: ChildProcess;
  opened: boolean;
  task: Task<AJob, AResult> | null;
  /** Number of its job. */
  id: number;
  /** Words on standard error. */
  words: string;
  /** Why we ended it ourselves. */
  sentence: string | null;
  timer?: NodeJS.Timeout;
  silence?: NodeJS.Timeout;
}

/** Explains the end of a process in one sentence. */
function lastWords(
  { sentence, words }: Pick<Worker<unknown, unknown>, 'sentence' | 'words'>,
  code: number | null,
  signal: string | null,
): string {
  if (sentence !== null) return sentence;
  if (/heap out of memory|Allocation failed/i.test(words)) return 'The process that replayed it ran out of memory';
  const how = signal === null ? `exit code ${code}` : signal;
  const said = words
    .split('\n')
    .map((line) => line.trim())
    .find((line) => /^[A-Za-z]*Error(?: \[\w+\])?: /.test(line));
  return `The process that replayed it ended (${how})${said ? `: ${said}` : ''}`;
}

/** Never throws: failures are reported with the jobs. */
export function createReplayPool<AnOpening = Opening, AJob = Job, AResult = JobResult>(
  options: PoolOptions<AnOpening>,
): ReplayPool<AJob, AResult> {
  type Hand = Worker<AJob, AResult>;
  const { size, opening, engines, timeLimit, silenceLimit } = options;
  const queue: Task<AJob, AResult>[] = [];
  const workers = new Set<Hand>();
  let broken: Error | null = null;
  let jobId = 0;

  const seconds = (ms: number) => `${Math.round(ms / 100) / 10} s`;

  /** Ends everything: waiting jobs are rejected with the reason. */
  function giveUp(error: Error): void {
    broken ??= error;
    for (const worker of workers) {
      worker.task?.reject(broken);
      worker.task = null;
      worker.process.kill('SIGKILL');
    }
    for (const task of queue.splice(0)) task.reject(broken);
  }

  function end(worker: Hand, sentence: string): void {
    worker.sentence ??= sentence;
    worker.process.kill('SIGKILL');
  }

  function listen(worker: Hand): void {
    clearTimeout(worker.silence);
    worker.silence = setTimeout(() => {
      end(worker, `The process that replayed it did not respond for ${seconds(silenceLimit)}, so it was ended`);
    }, silenceLimit);
  }

  function start(): void {
    const child = fork(options.script, [], {
      env: { ...childEnvironment(), NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache() },
      execArgv: NODE_FLAGS,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const worker: Hand = { process: child, opened: false, task: null, id: 0, words: '', sentence: null };
    workers.add(worker);
    const gone = new AbortController();
    const send = (message: ToWorker<AnOpening, AJob>) => {
      if (child.connected) child.send(message, () => undefined);
    };
    const askEngine = engineHost(engines, send, gone.signal);
    listen(worker);
    child.stderr?.on(
      'data',
      (chunk: Buffer) => (worker.words = (worker.words + chunk.toString()).slice(-STDERR_LENGTH)),
    );
    child.on('message', (said: FromWorker<AResult>) => {
      listen(worker);
      if (said.type === 'engine' || said.type === 'engine-cancel') askEngine(said);
      else if (said.type === 'unable')
        giveUp(said.lines ? new StartError(said.lines.join('\n')) : new Error(said.stack));
      else if (said.type === 'ready') {
        worker.opened = true;
        give(worker);
      } else if (said.type === 'done' || said.type === 'broke') {
        const { task } = worker;
        if (!task || said.id !== worker.id) return;
        settle(worker);
        task.resolve(
          said.type === 'done'
            ? { kind: 'done', result: said.result }
            : { kind: 'died', reason: `The replay itself broke: ${said.stack}` },
        );
        // The caller learns of it first, and may drop the rest.
        setImmediate(() => give(worker));
      }
    });
    // A process that could not be started has no exit event.
    child.on('error', (error) => lose(worker, error));
    child.on('close', (code, signal) => {
      gone.abort(new Error('The worker has ended'));
      lose(worker, null, code, signal);
    });
    send({ type: 'open', opening });
  }

  function settle(worker: Hand): void {
    clearTimeout(worker.timer);
    worker.task = null;
  }

  /** Handles a process that has ended for whatever reason. */
  function lose(worker: Hand, error: Error | null, code: number | null = null, signal: string | null = null): void {
    if (!workers.delete(worker)) return;
    clearTimeout(worker.silence);
    clearTimeout(worker.timer);
    const { task, opened } = worker;
    if (error) return giveUp(error);
    if (!opened && !broken)
      return giveUp(
        new StartError(`${lastWords(worker, code, signal)}, before it could start.\n${worker.words}`.trim()),
      );
    task?.resolve({ kind: 'died', reason: lastWords(worker, code, signal) });
    if (queue.length > 0 && !broken) start();
  }

  /** Gives a free worker the next job; a worker no longer needed idles until the pool is closed. */
  function give(worker: Hand): void {
    // The caller that received its last result may already have given it another job.
    if (worker.task) return;
    const task = queue.shift();
    if (!task) return;
    worker.task = task;
    worker.id = jobId += 1;
    worker.timer = setTimeout(
      () => end(worker, `It took longer than ${seconds(timeLimit)}, so it was ended`),
      timeLimit,
    );
    worker.process.send(
      { type: 'job', id: worker.id, job: task.job } satisfies ToWorker<AnOpening, AJob>,
      () => undefined,
    );
  }

  return {
    run(job) {
      return new Promise<Outcome<AResult> | null>((resolve, reject) => {
        if (broken) return reject(broken);
        queue.push({ job, resolve, reject });
        const free = [...workers].find(({ opened, task, sentence }) => opened && !task && sentence === null);
        if (free) give(free);
        else if (workers.size < size) start();
      });
    },
    drop() {
      for (const task of queue.splice(0)) task.resolve(null);
    },
    async close() {
      const leaving = [...workers].map(({ process }) => new Promise((resolve) => process.once('close', resolve)));
      giveUp(new Error('The replay was ended'));
      await Promise.all(leaving);
    },
  };
}
