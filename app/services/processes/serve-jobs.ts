/** The inside of a worker process: one job at a time, ended from outside. */
import { writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import type { MessageKey, MessageValues } from '#messages/message.ts';
import type { FromProcess, ToProcess } from './protocol.ts';

export interface JobServer {
  /** Loads the code of a kind of job with the first one. */
  load(name: string): Promise<(input: unknown, progress: (share: number) => void) => Promise<unknown>>;
  /** An error's words for users; null: a bug. */
  refusalIn?(error: unknown): { key: MessageKey; values: MessageValues } | null;
  /** The process's priority below the server's, as `nice` counts. */
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
      // No condition for working.
    }
  }

  const send = (message: FromProcess) => process.send?.(message);

  async function work({ id, name, input }: ToProcess): Promise<unknown> {
    const job = await load(name);
    // It may be terminated in the middle of its first job; the next one then starts in half the time.
    flushCompileCache();
    return job(input, (share) => send({ type: 'progress', id, share }));
  }

  process.on('message', (task: ToProcess) => {
    const { id } = task;
    work(task).then(
      (result) => send({ type: 'done', id, result }),
      (error: unknown) => {
        const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
        const refusal = refusalIn?.(error);
        send(refusal ? { type: 'refused', id, ...refusal, reason } : { type: 'broke', id, reason });
      },
    );
  });
  // Without its parent nobody waits for the result.
  process.on('disconnect', () => process.exit(0));
  send({ type: 'ready' });
}
