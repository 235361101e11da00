/** What runs inside a worker process: one job at a time, until the server ends it. */
import { writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import type { MessageKey, MessageValues } from '#messages/message.ts';
import type { FromProcess, ToProcess } from './protocol.ts';

/** `signal` aborts when the server asks the job to stop: a job that can, then fails soon. */
type Job = (input: unknown, progress: (share: number) => void, signal: AbortSignal) => Promise<unknown>;

export interface JobServer {
  /** Loads the code of a kind of job, when the first one of that kind arrives. */
  load(name: string): Promise<Job>;
  /** What to tell users of an error; null: it is a bug. */
  refusalIn?(error: unknown): { key: MessageKey; values: MessageValues } | null;
  /** How far its priority is below the server's, as for the command of that name. */
  nice: number;
}

/** Serves jobs until the server disconnects. */
export function serveJobs({ load, refusalIn, nice }: JobServer): void {
  for (const step of [
    // If memory runs out, this is the process to lose: its job fails and can be repeated.
    () => process.platform === 'linux' && writeFileSync('/proc/self/oom_score_adj', '900'),
    () => setPriority(nice),
  ]) {
    try {
      step();
    } catch {
      // It works without, too.
    }
  }

  const send = (message: FromProcess) => process.send?.(message);

  let running: { id: number; stop: AbortController } | null = null;

  async function work({ id, name, input }: Extract<ToProcess, { type: 'job' }>): Promise<unknown> {
    const stop = new AbortController();
    running = { id, stop };
    const job = await load(name);
    // In case it is killed during its first job: the next process then starts in half the time.
    flushCompileCache();
    return job(input, (share) => send({ type: 'progress', id, share }), stop.signal);
  }

  process.on('message', (task: ToProcess) => {
    const { id } = task;
    if (task.type === 'stop') {
      if (running?.id === id) running.stop.abort(new Error('The job was told to stop'));
      return;
    }
    work(task).then(
      (result) => send({ type: 'done', id, result }),
      (error: unknown) => {
        const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
        const refusal = refusalIn?.(error);
        send(refusal ? { type: 'refused', id, ...refusal, reason } : { type: 'failed', id, reason });
      },
    );
  });
  // When the server is gone, nobody waits for the result.
  process.on('disconnect', () => process.exit(0));
  send({ type: 'ready' });
}
