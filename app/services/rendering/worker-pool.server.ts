/**
 * The rendering threads: as many as there are cores, started when first needed, one job each at a time, in order of arrival.
 * Drawing can't be interrupted from inside, so an abandoned or endless job ends with its thread, and a new one takes its place.
 */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#app/services/config/project-root.ts';
import { RenderError, type FromWorker, type Rendered, type RenderJob, type ToWorker } from './render-job.ts';
import type { FontLatch } from './server-fonts.ts';

export interface PoolOptions {
  size: number;
  fonts: FontLatch;
  /** A job of one page that takes longer is stopped, ms; each further page has a quarter more. */
  timeLimit: number;
  /** A thread that has had nothing to do for this long ends, ms: its memory goes back. */
  idleLimit: number;
  /** What people can't do anything about, for the error reports. */
  report: (error: Error) => void;
  /** Heap of one thread; pixels live outside of it. */
  heapMegabytes?: number;
  /** Script of the thread; tests put in one that misbehaves. */
  script?: string;
}

export interface Pool {
  run(job: RenderJob, signal?: AbortSignal): Promise<Rendered>;
  /** Ends all threads; jobs under way fail. */
  close(): Promise<void>;
}

interface Task {
  id: number;
  job: RenderJob;
  resolve(result: Rendered): void;
  reject(error: unknown): void;
  /** Stops listening to the asker's signal. */
  detach(): void;
}

interface Thread {
  worker: Worker;
  task: Task | null;
  timer: NodeJS.Timeout | null;
  /** It has loaded its fonts, or has ended. Ending a thread while its native code starts would take the whole process along. */
  started: Promise<void>;
}

const HEAP_MEGABYTES = 512;
/** A thread that has not come up by then hangs: it is ended like any other. */
const STARTS_WITHIN_MS = 20_000;

export function createPool(options: PoolOptions): Pool {
  const script = options.script ?? path.join(projectRoot(), 'app/services/rendering/worker.ts');
  const threads = new Set<Thread>();
  const queue: Task[] = [];
  let nextId = 1;
  let closed = false;

  function start(): Thread {
    const worker = new Worker(script, { workerData: { fonts: options.fonts }, resourceLimits: { maxOldGenerationSizeMb: options.heapMegabytes ?? HEAP_MEGABYTES } });
    const started = new Promise<void>((resolve) => {
      worker.once('message', () => resolve());
      worker.once('exit', () => resolve());
      setTimeout(resolve, STARTS_WITHIN_MS).unref();
    });
    const thread: Thread = { worker, task: null, timer: null, started };
    threads.add(thread);
    worker.on('message', (answer: FromWorker) => settle(thread, answer));
    worker.on('error', (error) => lose(thread, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => lose(thread, new Error(`A rendering thread ended with code ${code}`)));
    // An idle thread must not keep the process alive.
    worker.unref();
    return thread;
  }

  function settle(thread: Thread, answer: FromWorker): void {
    const { task } = thread;
    if (answer.type === 'ready' || !task || answer.id !== task.id) return;
    free(thread);
    if (answer.type === 'done') task.resolve(answer.result);
    else {
      const error = new RenderError(answer.code, answer.values, answer.problems, answer.reason);
      if (answer.code === 'failed') options.report(error);
      task.reject(error);
    }
    next();
  }

  function free(thread: Thread): void {
    if (thread.timer) clearTimeout(thread.timer);
    thread.task?.detach();
    thread.task = null;
    thread.worker.unref();
    thread.timer = setTimeout(() => retire(thread), options.idleLimit);
    thread.timer.unref();
  }

  /** Takes a thread out of service without a word to its task. */
  function retire(thread: Thread): void {
    if (thread.timer) clearTimeout(thread.timer);
    threads.delete(thread);
    void end(thread);
  }

  function end({ worker, started }: Thread): Promise<unknown> {
    return started.then(() => worker.terminate());
  }

  /** A thread that ended by itself: its job has failed, the next one gets a new thread. */
  function lose(thread: Thread, error: Error): void {
    if (!threads.has(thread)) return;
    const { task } = thread;
    task?.detach();
    thread.task = null;
    retire(thread);
    if (!task && closed) return;
    options.report(error);
    task?.reject(new RenderError('failed', {}, [], error));
    next();
  }

  function next(): void {
    while (queue.length > 0 && !closed) {
      const idle = [...threads].find((thread) => !thread.task) ?? (threads.size < options.size ? start() : null);
      const task = idle && queue.shift();
      if (!task) return;
      assign(idle, task);
    }
  }

  function assign(thread: Thread, task: Task): void {
    if (thread.timer) clearTimeout(thread.timer);
    const limit = options.timeLimit * (1 + (task.job.pages.length - 1) / 4);
    thread.task = task;
    thread.worker.ref();
    thread.timer = setTimeout(() => {
      task.detach();
      retire(thread);
      task.reject(new RenderError('tooLong', { seconds: Math.round(limit / 1000) }));
      next();
    }, limit);
    thread.worker.postMessage({ type: 'render', id: task.id, job: task.job } satisfies ToWorker);
  }

  function abandon(task: Task, reason: unknown): void {
    const waiting = queue.indexOf(task);
    if (waiting >= 0) queue.splice(waiting, 1);
    const thread = [...threads].find((one) => one.task === task);
    if (thread) retire(thread);
    task.reject(reason);
    next();
  }

  return {
    run(job, signal) {
      return new Promise<Rendered>((resolve, reject) => {
        if (closed) return reject(new RenderError('failed', {}, [], new Error('The renderer is closed')));
        if (signal?.aborted) return reject(signal.reason);
        const onAbort = () => abandon(task, signal?.reason);
        const task: Task = { id: nextId++, job, resolve, reject, detach: () => signal?.removeEventListener('abort', onAbort) };
        signal?.addEventListener('abort', onAbort, { once: true });
        queue.push(task);
        next();
      });
    },
    async close() {
      closed = true;
      const ending = [...threads];
      threads.clear();
      for (const task of [...queue.splice(0), ...ending.flatMap((thread) => thread.task ?? [])]) {
        task.detach();
        task.reject(new RenderError('failed', {}, [], new Error('The renderer is closed')));
      }
      await Promise.all(
        ending.map((thread) => {
          if (thread.timer) clearTimeout(thread.timer);
          return end(thread);
        }),
      );
    },
  };
}
