/** A thread that renders bands of scene pictures, one job after the other. Node runs this file directly. */
import { parentPort } from 'node:worker_threads';
import type { SceneJob } from '#app/engines/scenes/picture-job.ts';
import { openSession, type Session, type Shared, type Step } from '#app/engines/scenes/render.ts';

/** Messages to a thread: a picture, or a band of it to render. */
export type ToThread = { job: SceneJob; shared: Shared } | { step: Step; from: number; to: number };

let open: { job: SceneJob; shared: Shared } | null = null;
let session: Session | null = null;

parentPort?.on('message', (told: ToThread) => {
  if ('job' in told) {
    open = told;
    session = null;
    return;
  }
  if (!open) throw new Error('A band without a picture');
  session ??= openSession(open.job, open.shared);
  session.run(told.step, told.from, told.to);
  parentPort?.postMessage('done');
});
