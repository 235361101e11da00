/** The process of one engine: one job at a time, ended from outside. Node runs this file as it is. */
import { writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { ENGINE_HANDLERS } from './engine-handlers.ts';
import { EngineRefusal } from './engine-refusal.ts';
import type { EngineName } from './engine-works.ts';
import type { FromProcess, ToProcess } from './protocol.ts';

/** Whoever waits for a page goes before whoever waits for a picture. */
const NICE = 5;

for (const step of [
  // Where memory runs out, this is the process to lose: its job fails and can be repeated.
  () => process.platform === 'linux' && writeFileSync('/proc/self/oom_score_adj', '900'),
  () => setPriority(NICE),
]) {
  try {
    step();
  } catch {
    // No condition for working.
  }
}

const send = (message: FromProcess) => process.send?.(message);

async function work(name: EngineName, input: unknown, progress: (share: number) => void): Promise<unknown> {
  const handler = (await ENGINE_HANDLERS[name]()) as (input: unknown, progress: (share: number) => void) => Promise<unknown>;
  // It may be ended without warning in the midst of its first job; the next one is up in half of the time.
  flushCompileCache();
  return handler(input, progress);
}

process.on('message', ({ id, name, input }: ToProcess) => {
  work(name, input, (share) => send({ type: 'progress', id, share })).then(
    (result) => send({ type: 'done', id, result }),
    (error: unknown) => {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      if (error instanceof EngineRefusal) send({ type: 'refused', id, key: error.key, values: error.values, reason });
      else send({ type: 'broke', id, reason });
    },
  );
});
// Without its parent nobody waits for the result.
process.on('disconnect', () => process.exit(0));
