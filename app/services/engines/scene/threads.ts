/**
 * Renders bands of a picture on several threads, which stay for the next picture: their compiled code is worth a
 * second.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SceneJob } from '#app/engines/scenes/picture-job.ts';
import { CACHED_SHARE, type RunBands, type Session, type Shared, type Step } from '#app/engines/scenes/render.ts';
import type { ToThread } from './scene-thread.ts';

/** Bands per step: enough that all threads end at about the same time, and that stopping takes only a moment. */
const BANDS = 24;
const MOST_THREADS = 4;

type Band = Extract<ToThread, { step: Step }>;

/** Idle threads. One that is stopped in the middle of a band is terminated instead. */
const resting: Worker[] = [];

function hire(): Worker {
  const worker =
    resting.pop() ??
    new Worker(new URL('./scene-thread.ts', import.meta.url), { execArgv: ['--disable-warning=ExperimentalWarning'] });
  worker.ref();
  return worker;
}

function bandOn(worker: Worker, band: Band): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error) => {
      worker.off('message', onMessage);
      worker.off('error', settle);
      worker.off('exit', onExit);
      if (error) reject(error);
      else resolve();
    };
    const onMessage = () => settle();
    const onExit = () => settle(new Error('A thread of the scene renderer ended'));
    worker.on('message', onMessage);
    worker.on('error', settle);
    worker.on('exit', onExit);
    worker.postMessage(band satisfies ToThread);
  });
}

export interface Threads {
  run: RunBands;
  /** Releases the threads: to idle after a whole picture, else for good. */
  close(): Promise<void>;
}

/**
 * This thread works as well; between its bands it yields, so that the signal is noticed.
 * @param progress share of the whole that is done, 0..1
 */
export function openThreads(
  job: SceneJob,
  shared: Shared,
  session: Session,
  { signal, progress }: { signal: AbortSignal; progress: (share: number) => void },
): Threads {
  const count = Math.min(MOST_THREADS, Math.max(1, availableParallelism())) - 1;
  const workers = Array.from({ length: count }, hire);
  for (const worker of workers) worker.postMessage({ job, shared } satisfies ToThread);
  let done = shared.isKept ? CACHED_SHARE : 0;
  let underWay = 0;

  const turn = () => new Promise((resolve) => setImmediate(resolve));

  async function run(step: Step, rows: number, weight: number): Promise<void> {
    const size = Math.max(4, Math.ceil(rows / BANDS));
    let next = 0;
    const take = (): Band | null => {
      signal.throwIfAborted();
      if (next >= rows) return null;
      const from = next;
      next = Math.min(rows, next + size);
      return { step, from, to: next };
    };
    const finish = (band: Band) => {
      done += (weight * (band.to - band.from)) / rows;
      progress(Math.min(1, done));
    };
    const others = workers.map(async (worker) => {
      for (let band = take(); band; band = take()) {
        underWay += 1;
        await bandOn(worker, band);
        underWay -= 1;
        finish(band);
      }
    });
    const own = (async () => {
      for (let band = take(); band; band = take()) {
        session.run(band.step, band.from, band.to);
        finish(band);
        await turn();
      }
    })();
    await Promise.all([own, ...others]);
  }

  return {
    run,
    async close() {
      const whole = underWay === 0;
      for (const worker of workers) {
        if (whole) {
          worker.unref();
          resting.push(worker);
        } else await worker.terminate();
      }
    },
  };
}
