/** Starts threads that draw. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#app/services/config/project-root.ts';
import type { StartDrawer } from './drawer.ts';
import type { FromWorker, ToWorker, WorkerStart } from './render-job.ts';
import type { FontLatch } from './server-fonts.ts';

export interface ThreadOptions {
  fonts: FontLatch;
  /** Pixels of bitmaps that a job may hold at a time. */
  bitmapLimit: number;
  /** Heap of one thread, MB; pixels live outside it. */
  heapMegabytes?: number;
  /** Script of the thread; tests pass one that misbehaves. */
  script?: string;
}

const HEAP_MEGABYTES = 512;
/** A thread that is not ready by then hangs: it is terminated like any other. */
const STARTS_WITHIN_MS = 20_000;

export function drawingThreads({
  fonts,
  bitmapLimit,
  heapMegabytes = HEAP_MEGABYTES,
  script = path.join(projectRoot(), 'app/services/rendering/worker.ts'),
}: ThreadOptions): StartDrawer {
  return ({ heard, lost }) => {
    const stopped = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(script, {
      workerData: { fonts, bitmapLimit, stopped } satisfies WorkerStart,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    // Terminating a thread while its native code starts would take down the whole process.
    const started = new Promise<void>((resolve) => {
      worker.once('message', () => resolve());
      worker.once('exit', () => resolve());
      setTimeout(resolve, STARTS_WITHIN_MS).unref();
    });
    worker.on('message', (answer: FromWorker) => heard(answer));
    worker.on('error', (error) => lost(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => lost(new Error(`A rendering thread ended with code ${code}`)));
    return {
      draw: (id, job) => worker.postMessage({ type: 'render', id, job } satisfies ToWorker),
      stop: (id) => void Atomics.store(stopped, 0, id),
      end: () => started.then(() => worker.terminate()),
      ref: () => worker.ref(),
      unref: () => worker.unref(),
      started,
    };
  };
}
