/** Work that several callers may ask for at the same time: done once, and cancelled when the last of them cancels. */
import type { ImagingOptions } from '#tools/contract/ports/imaging-port.ts';
import type { Progress } from '#tools/contract/progress.ts';

/**
 * Joins the work of this key, or starts it. Rejects with the reason of the caller's own signal as soon as that fires.
 */
export type JoinWork = <Result>(
  key: string,
  options: ImagingOptions,
  start: (options: Required<ImagingOptions>) => Promise<Result>,
) => Promise<Result>;

interface Shared {
  result: Promise<unknown>;
  stop: AbortController;
  waiting: Set<Progress>;
}

export function createSharedWork(): JoinWork {
  const shared = new Map<string, Shared>();

  function begin(key: string, start: (options: Required<ImagingOptions>) => Promise<unknown>): Shared {
    const waiting = new Set<Progress>();
    const stop = new AbortController();
    const result = start({ signal: stop.signal, progress: (share) => waiting.forEach((tell) => tell(share)) });
    const job: Shared = { result, stop, waiting };
    shared.set(key, job);
    const forget = () => {
      if (shared.get(key) === job) shared.delete(key);
    };
    result.then(forget, forget);
    return job;
  }

  return async <Result>(
    key: string,
    { signal, progress = () => undefined }: ImagingOptions,
    start: (options: Required<ImagingOptions>) => Promise<Result>,
  ): Promise<Result> => {
    const job = shared.get(key) ?? begin(key, start);
    const { stop, waiting } = job;
    // A separate function for each caller: the same one may be passed twice.
    const tell: Progress = (share) => progress(share);
    waiting.add(tell);
    try {
      return await new Promise<Result>((resolve, reject) => {
        const leave = () => {
          waiting.delete(tell);
          if (waiting.size === 0) {
            if (shared.get(key) === job) shared.delete(key);
            stop.abort(signal.reason);
          }
          reject(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        (job.result as Promise<Result>).then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
      });
    } finally {
      waiting.delete(tell);
    }
  };
}
