/**
 * How long a worker thread has been running: by its own processor time, so that a busy machine does not count against
 * its job.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

/** A starved thread may take this many times its limit by the clock. */
const BY_THE_CLOCK = 10;
/** Minimum time between two checks, ms. */
const SHORTEST_LOOK = 20;

/**
 * Resolves once the thread has used `limitMs` of processor time since the call, or ten times that has passed by the
 * clock: if Node doesn't report a thread's time (before 24.6), only that counts. Rejects when the signal aborts.
 */
export async function timeSpent(worker: Worker, limitMs: number, signal: AbortSignal): Promise<void> {
  const tells = typeof worker.cpuUsage === 'function';
  const until = performance.now() + limitMs * BY_THE_CLOCK;
  const atFirst = tells ? await worker.cpuUsage() : null;
  for (let left = limitMs; left > 0;) {
    await delay(Math.max(left, SHORTEST_LOOK), undefined, { signal });
    left = until - performance.now();
    if (!atFirst) continue;
    const { user, system } = await worker.cpuUsage(atFirst);
    left = Math.min(left, limitMs - (user + system) / 1000);
  }
}
