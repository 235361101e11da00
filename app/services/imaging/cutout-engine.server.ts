/**
 * The engine that cuts pictures out, in a process of its own: it needs 0.7 GB and both cores, which the server must not lose.
 * One picture at a time, in order of arrival; started when first needed, ended when idle. The work can't be interrupted from
 * inside, so an abandoned or endless job ends with its process, and the next one gets a new one.
 */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { childEnvironment } from '#app/services/config/child-environment.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import { ImagingError, type FromProcess, type ModelSource, type RawCutout, type ToProcess } from './cutout-job.ts';

export interface EngineOptions {
  model: ModelSource;
  /** A picture that takes longer is given up, ms. */
  timeLimit?: number;
  /** A process that has had nothing to do for this long ends, ms: its memory goes back. */
  idleLimit?: number;
  /** Pictures that may wait. */
  queueLimit?: number;
  /** What people can't do anything about, for the error reports. */
  report: (error: Error) => void;
  /** Script of the process; tests put in one that misbehaves. */
  script?: string;
}

export interface CutoutEngine {
  /** `progress`: null while others are before it, then the share done. Throws ImagingError, or the signal's reason. */
  cutOut(picture: Uint8Array, options: { signal: AbortSignal; progress?: (share: number | null) => void }): Promise<RawCutout>;
  /** How many pictures are being cut out or wait for it. */
  readonly pending: number;
  /** The process's id while there is one. */
  readonly pid: number | undefined;
  /** Ends the process; jobs fail. */
  close(): Promise<void>;
}

const TIME_LIMIT = 100_000;
/** Minutes: whoever cuts one picture out often has more, and a start costs a second. */
const IDLE_LIMIT = 300_000;
const QUEUE_LIMIT = 24;
/** Of what the process says last, for the report. */
const KEPT_WORDS = 2000;

interface Task {
  id: number;
  picture: Uint8Array;
  progress: (share: number | null) => void;
  resolve(result: RawCutout): void;
  reject(error: unknown): void;
  /** Stops listening to the asker's signal. */
  detach(): void;
}

export function createCutoutEngine(options: EngineOptions): CutoutEngine {
  const script = options.script ?? path.join(projectRoot(), 'app/services/imaging/cutout-process.ts');
  const { timeLimit = TIME_LIMIT, idleLimit = IDLE_LIMIT, queueLimit = QUEUE_LIMIT } = options;
  const queue: Task[] = [];
  let child: ChildProcess | null = null;
  let words = '';
  let running: Task | null = null;
  let timer: NodeJS.Timeout | undefined;
  let nextId = 1;
  let closed = false;

  function start(): ChildProcess {
    words = '';
    const started = fork(script, [], {
      env: childEnvironment(),
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=512'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    started.stderr?.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-KEPT_WORDS)));
    started.on('message', (answer: FromProcess) => hear(started, answer));
    started.on('error', (error) => lose(started, error));
    started.on('exit', (code, signal) => lose(started, new Error(`The cutout process ended with ${signal ?? `code ${code}`}. ${words}`.trim())));
    child = started;
    return started;
  }

  function hear(from: ChildProcess, answer: FromProcess): void {
    const task = running;
    if (from !== child || !task || answer.id !== task.id) return;
    if (answer.type === 'progress') return task.progress(answer.share);
    settle();
    if (answer.type === 'done') task.resolve(answer.result);
    else {
      const error = new ImagingError(answer.code, answer.values, new Error(answer.reason));
      if (answer.code === 'failed' || answer.code === 'modelUnusable') options.report(new Error(answer.reason));
      task.reject(error);
    }
    next();
  }

  /** The running task is no longer running; the process rests. */
  function settle(): void {
    running?.detach();
    running = null;
    clearTimeout(timer);
    child?.unref();
    child?.channel?.unref();
    timer = setTimeout(retire, idleLimit);
    timer.unref();
  }

  /** Ends the process without a word to its task. */
  function retire(): void {
    clearTimeout(timer);
    const ending = child;
    child = null;
    ending?.kill('SIGKILL');
  }

  /** A process that ended by itself: its job has failed. */
  function lose(lost: ChildProcess, error: Error): void {
    if (lost !== child) return;
    clearTimeout(timer);
    child = null;
    const task = running;
    running = null;
    task?.detach();
    options.report(error);
    task?.reject(new ImagingError('failed', {}, error));
    next();
  }

  function next(): void {
    const task = running || closed ? undefined : queue.shift();
    if (!task) return;
    running = task;
    const worker = child ?? start();
    worker.ref();
    worker.channel?.ref();
    clearTimeout(timer);
    timer = setTimeout(() => {
      end(task, new ImagingError('tooLong', { seconds: Math.round(timeLimit / 1000) }));
    }, timeLimit);
    task.progress(0);
    worker.send({ type: 'cut-out', id: task.id, picture: task.picture, model: options.model } satisfies ToProcess, (error) => {
      if (error) lose(worker, error);
    });
  }

  /** Gives a task up, waiting or under way. */
  function end(task: Task, reason: unknown): void {
    task.detach();
    const waiting = queue.indexOf(task);
    if (waiting >= 0) queue.splice(waiting, 1);
    if (running === task) {
      running = null;
      retire();
    }
    task.reject(reason);
    next();
  }

  return {
    get pending() {
      return queue.length + (running ? 1 : 0);
    },
    get pid() {
      return child?.pid;
    },
    cutOut(picture, { signal, progress }) {
      return new Promise<RawCutout>((resolve, reject) => {
        if (closed) return reject(new ImagingError('failed', {}, new Error('The engine is closed')));
        if (signal.aborted) return reject(signal.reason);
        if (queue.length >= queueLimit) return reject(new ImagingError('tooMany', { count: queue.length + 1 }));
        const onAbort = () => end(task, signal.reason);
        const task: Task = { id: nextId++, picture, progress: progress ?? (() => undefined), resolve, reject, detach: () => signal.removeEventListener('abort', onAbort) };
        signal.addEventListener('abort', onAbort, { once: true });
        queue.push(task);
        if (running) task.progress(null);
        next();
      });
    },
    async close() {
      closed = true;
      const ending = child;
      const gone = ending && ending.exitCode === null && ending.signalCode === null ? new Promise((resolve) => ending.once('exit', resolve)) : null;
      const tasks = [...queue.splice(0), ...(running ? [running] : [])];
      running = null;
      for (const task of tasks) {
        task.detach();
        task.reject(new ImagingError('failed', {}, new Error('The engine is closed')));
      }
      // Nothing else may be left that keeps this process alive until then.
      ending?.ref();
      retire();
      await gone;
    },
  };
}
