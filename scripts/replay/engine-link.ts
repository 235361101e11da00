/**
 * One engine that cuts pictures out for all workers: it needs 0.7 GB and both cores. The main process has it, a worker asks
 * for it as if it were its own.
 */
import { ImagingError, type RawCutout } from '../../app/services/imaging/cutout-job.ts';
import type { CutoutEngine } from '../../app/services/imaging/cutout-engine.server.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

type Asked = Extract<FromWorker, { type: 'cut-out' | 'cut-out-cancel' }>;
type Answered = Extract<ToWorker, { type: `cut-out-${string}` }>;

/** The main process's end of one worker's link. `gone`: the worker has ended, nobody waits any more. */
export function engineHost(engine: () => CutoutEngine, send: (answer: Answered) => void, gone: AbortSignal): (asked: Asked) => void {
  const jobs = new Map<number, AbortController>();
  gone.addEventListener('abort', () => {
    for (const job of jobs.values()) job.abort(gone.reason);
  });
  return (asked) => {
    const { id } = asked;
    if (asked.type === 'cut-out-cancel') return jobs.get(id)?.abort(new Error('Nobody waits for this picture any more'));
    const controller = new AbortController();
    jobs.set(id, controller);
    const tell = (answer: Answered) => {
      if (!gone.aborted) send(answer);
    };
    engine()
      .cutOut(asked.picture, { signal: controller.signal, progress: (share) => tell({ type: 'cut-out-progress', id, share }) })
      .then(
        (result) => tell({ type: 'cut-out-done', id, result }),
        (error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          if (error instanceof ImagingError) tell({ type: 'cut-out-failed', id, code: error.code, values: error.values, reason });
          else tell({ type: 'cut-out-failed', id, code: 'failed', values: {}, reason });
        },
      )
      .finally(() => jobs.delete(id));
  };
}

export interface LinkedEngine extends CutoutEngine {
  hear(answer: Answered): void;
}

/** The worker's end: an engine like any other. */
export function linkedEngine(send: (asked: Asked) => void): LinkedEngine {
  interface Waiting {
    progress(share: number | null): void;
    resolve(result: RawCutout): void;
    reject(error: unknown): void;
  }
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  return {
    get pending() {
      return waiting.size;
    },
    pid: undefined,
    cutOut(picture, { signal, progress }) {
      return new Promise<RawCutout>((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const id = nextId++;
        const onAbort = () => {
          waiting.delete(id);
          send({ type: 'cut-out-cancel', id });
          reject(signal.reason);
        };
        const settle = () => {
          waiting.delete(id);
          signal.removeEventListener('abort', onAbort);
        };
        signal.addEventListener('abort', onAbort, { once: true });
        waiting.set(id, {
          progress: progress ?? (() => undefined),
          resolve(result) {
            settle();
            resolve(result);
          },
          reject(error) {
            settle();
            reject(error);
          },
        });
        send({ type: 'cut-out', id, picture });
      });
    },
    hear(answer) {
      const task = waiting.get(answer.id);
      if (answer.type === 'cut-out-progress') task?.progress(answer.share);
      else if (answer.type === 'cut-out-done') task?.resolve(answer.result);
      else task?.reject(new ImagingError(answer.code, answer.values, new Error(answer.reason)));
    },
    async close() {
      for (const task of waiting.values()) task.reject(new ImagingError('failed', {}, new Error('The engine is closed')));
    },
  };
}
