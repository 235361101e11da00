/** Starts processes that draw: what is too heavy to share the server's memory. */
import { fork } from 'node:child_process';
import path from 'node:path';
import { childEnvironment } from '#app/services/config/child-environment.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import type { StartDrawer } from './drawer.ts';
import { RenderError, type FromWorker, type ToProcess } from './render-job.ts';

export interface ProcessOptions {
  /** What the process may hold, bytes. Beyond that it ends itself, and its job fails as too heavy. */
  memoryLimit: number;
  /** Script of the process; tests pass one that misbehaves. */
  script?: string;
}

/** The exit code of a process that exceeded its memory. */
export const TOO_HEAVY = 86;
/** Of a process's last output, for the report. */
const STDERR_LENGTH = 2000;

export function drawingProcesses({
  memoryLimit,
  script = path.join(projectRoot(), 'app/services/rendering/render-process.ts'),
}: ProcessOptions): StartDrawer {
  return ({ heard, lost }) => {
    const child = fork(script, [String(Math.round(memoryLimit))], {
      env: childEnvironment(),
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let words = '';
    const gone = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    const started = Promise.race([gone, new Promise<void>((resolve) => child.once('message', () => resolve()))]);
    child.stderr?.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-STDERR_LENGTH)));
    child.on('message', (answer: FromWorker) => heard(answer));
    child.on('error', lost);
    child.on('exit', (code, signal) => {
      const how = new Error(`The process for heavy pictures ended with ${signal ?? `code ${code}`}. ${words}`.trim());
      lost(code === TOO_HEAVY ? new RenderError('tooHeavy', {}, [], how) : how);
    });
    const send = (message: ToProcess) => {
      child.send(message, (error) => {
        if (error) lost(error);
      });
    };
    return {
      draw: (id, job) => send({ type: 'render', id, job }),
      stop: (id) => send({ type: 'stop', id }),
      async end() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        // Nothing else may keep the server alive until then.
        child.ref();
        child.kill('SIGKILL');
        await gone;
      },
      ref() {
        child.ref();
        child.channel?.ref();
      },
      unref() {
        child.unref();
        child.channel?.unref();
      },
      started,
    };
  };
}
