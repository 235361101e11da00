/**
 * A worker process: one job at a time, with limits of time and memory. Work can't be interrupted from inside, so a job
 * that exceeds its limits ends with its process, as does one that crashes it.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { childEnvironment } from '#app/services/config/child-environment.ts';
import type { FromProcess, JobAnswer, ToProcess } from './protocol.ts';

export interface JobProcessOptions {
  /** What it is called in reports. */
  label: string;
  /** Node runs it directly; it calls `serveJobs`. */
  script: string;
  /** Language objects, MB; pixels and buffers live outside that heap. */
  heapMegabytes: number;
  /** An idle process ends after this long, ms, which frees its memory. */
  idleLimit: number;
  /** Loading its code does not count against the first job: up to this long, ms. */
  startTime?: number;
  /** It takes no more jobs. Called once, before the running job fails. */
  gone(): void;
  /** A process that ended by itself without a job: nobody else is notified. */
  report(error: Error): void;
}

export interface JobLimits {
  /** ms */
  time: number;
  /** What the whole process may hold, MB; monitored if the system reports it. */
  memory: number;
}

export type ProcessEndReason = 'tooLong' | 'tooMuchMemory' | 'died';

/** A job that ended with its process. */
export class ProcessEnd extends Error {
  override name = 'ProcessEnd';
  readonly reason: ProcessEndReason;

  constructor(reason: ProcessEndReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface JobProcess {
  readonly pid: number | undefined;
  readonly isBusy: boolean;
  /** What the process holds now, MB; null if unknown. */
  held(): number | null;
  /** Rejects with ProcessEnd, or with the reason passed to `end`. */
  run(name: string, input: unknown, limits: JobLimits, progress?: (share: number) => void): Promise<JobAnswer>;
  /** Ends it, and the running job with this reason. */
  end(reason?: unknown): void;
  /** The same, and waits until it is gone. */
  close(reason?: unknown): Promise<void>;
}

/** Of a process's last output, for the report. */
const STDERR_LENGTH = 2000;
/** How often the memory of a working process is checked, ms: the fastest fill a gigabyte a second. */
const LOOK_EVERY = 100;

interface Job {
  id: number;
  /** ms */
  time: number;
  progress?: ((share: number) => void) | undefined;
  resolve(answer: JobAnswer): void;
  reject(error: unknown): void;
}

function heldBy(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null;
  try {
    const held = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return held === undefined ? null : Number(held) / 1024;
  } catch {
    return null;
  }
}

export function startJobProcess({
  label,
  script,
  heapMegabytes,
  idleLimit,
  startTime = 0,
  gone,
  report,
}: JobProcessOptions): JobProcess {
  const child = fork(script, [], {
    env: childEnvironment(),
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${heapMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let words = '';
  let job: Job | null = null;
  let nextId = 1;
  let isReady = startTime === 0;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  function stopWatching(): void {
    clearTimeout(timer);
    clearInterval(look);
  }

  function allow(time: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => end(new ProcessEnd('tooLong', `${label} took more than ${time} ms and was ended`)), time);
  }

  function hear(answer: FromProcess): void {
    if (isOver || !job) return;
    if (answer.type === 'ready') {
      if (!isReady) allow(job.time);
      isReady = true;
      return;
    }
    if (answer.id !== job.id) return;
    if (answer.type === 'progress') return job.progress?.(answer.share);
    const { resolve } = job;
    job = null;
    stopWatching();
    // An idle process must not keep this one alive.
    child.unref();
    child.channel?.unref();
    timer = setTimeout(() => end(), idleLimit);
    timer.unref();
    resolve(answer);
  }

  function end(reason?: unknown): void {
    if (isOver) return;
    isOver = true;
    stopWatching();
    child.kill('SIGKILL');
    const left = job;
    job = null;
    gone();
    left?.reject(reason);
  }

  function lose(error: Error): void {
    if (isOver) return;
    if (!job) report(error);
    end(new ProcessEnd('died', error.message));
  }

  child.stderr?.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-STDERR_LENGTH)));
  child.on('message', hear);
  child.on('error', lose);
  child.on('exit', (code, signal) =>
    lose(new Error(`${label} ended with ${signal ?? `code ${code}`}. ${words}`.trim())),
  );

  return {
    get pid() {
      return child.pid;
    },
    get isBusy() {
      return job !== null;
    },
    held: () => heldBy(child.pid),
    run(name, input, { time, memory }, progress) {
      return new Promise((resolve, reject) => {
        if (isOver) return reject(new ProcessEnd('died', `${label} has ended`));
        const id = nextId++;
        job = { id, time, progress, resolve, reject };
        stopWatching();
        child.ref();
        child.channel?.ref();
        allow(isReady ? time : startTime + time);
        look = setInterval(() => {
          const held = heldBy(child.pid);
          if (held !== null && held > memory)
            end(new ProcessEnd('tooMuchMemory', `${label} held ${Math.round(held)} MB and was ended`));
        }, LOOK_EVERY);
        look.unref();
        child.send({ id, name, input } satisfies ToProcess, (error) => {
          if (error) lose(error);
        });
      });
    },
    end,
    async close(reason) {
      // Nothing else may keep this process alive until then.
      child.ref();
      end(reason);
      await exited;
    },
  };
}
