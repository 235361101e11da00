/**
 * The engines of one process for all workers, because they need gigabytes and both cores. The main process runs them; a
 * worker calls them like local ones.
 */
import { EngineRefusal } from '../../app/engines/engine-refusal.ts';
import type { EngineName, EngineOutput } from '../../app/services/engines/engine-jobs.ts';
import type { Engines } from '../../app/services/engines/engines.server.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

type Asked = Extract<FromWorker, { type: 'engine' | 'engine-cancel' }>;
type Answered = Extract<ToWorker, { type: `engine-${string}` }>;

/** The main process's end of a worker's link. `gone`: the worker has ended and no caller waits any more. */
export function engineHost(
  engines: () => Engines,
  send: (answer: Answered) => void,
  gone: AbortSignal,
): (asked: Asked) => void {
  const jobs = new Map<number, AbortController>();
  gone.addEventListener('abort', () => {
    for (const job of jobs.values()) job.abort(gone.reason);
  });
  return (asked) => {
    const { id } = asked;
    if (asked.type === 'engine-cancel') return jobs.get(id)?.abort(new Error('Nobody waits for this picture any more'));
    const controller = new AbortController();
    jobs.set(id, controller);
    const tell = (answer: Answered) => {
      if (!gone.aborted) send(answer);
    };
    engines()
      .run(asked.name, asked.input as never, {
        signal: controller.signal,
        progress: (share) => tell({ type: 'engine-progress', id, share }),
      })
      .then(
        (result) => tell({ type: 'engine-done', id, result }),
        (error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          if (error instanceof EngineRefusal)
            tell({ type: 'engine-refused', id, key: error.key, values: error.values, reason });
          else tell({ type: 'engine-refused', id, key: 'engines.failed', values: {}, reason });
        },
      )
      .finally(() => jobs.delete(id));
  };
}

export interface LinkedEngines extends Engines {
  hear(answer: Answered): void;
}

/** The worker's end: engines like any others. */
export function linkedEngines(send: (asked: Asked) => void): LinkedEngines {
  interface Waiting {
    progress(share: number | null): void;
    resolve(result: unknown): void;
    reject(error: unknown): void;
  }
  const waiting = new Map<number, Waiting>();
  let nextId = 1;
  return {
    run(name, input, { signal, progress }) {
      return new Promise<EngineOutput<EngineName>>((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const id = nextId++;
        const onAbort = () => {
          waiting.delete(id);
          send({ type: 'engine-cancel', id });
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
            resolve(result as EngineOutput<EngineName>);
          },
          reject(error) {
            settle();
            reject(error);
          },
        });
        send({ type: 'engine', id, name, input });
      }) as Promise<never>;
    },
    hear(answer) {
      const task = waiting.get(answer.id);
      if (answer.type === 'engine-progress') task?.progress(answer.share);
      else if (answer.type === 'engine-done') task?.resolve(answer.result);
      else task?.reject(new EngineRefusal(answer.key, answer.values, new Error(answer.reason)));
    },
    async close() {
      for (const task of waiting.values())
        task.reject(new EngineRefusal('engines.failed', {}, new Error('The engines are closed')));
    },
  };
}
