/**
 * A worker process: one job at a time, with limits of time and memory. Most work can't be interrupted from inside, so a
 * job that exceeds its limits ends with its process, as does one that crashes it.
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
  /** The limit of V8's heap, MB; pixels and buffers are outside of it. */
  heapMegabytes: number;
  /** An idle process ends after this long, ms, which frees its memory. */
  idleLimit: number;
  /** Starting up does not count against the first job's time: up to this long, ms. */
  startTime?: number;
  /** It takes no more jobs. Called once, before the running job is rejected. */
  onEnd(): void;
  /** The process ended by itself while it was idle: no job's error says so. */
  report(error: Error): void;
}

export interface JobLimits {
  /** ms */
  time: number;
  /** Resident memory of the whole process, MB; enforced on Linux, which reports it. */
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
  /** Resident memory now, MB; null if unknown. */
  memory(): number | null;
  /** Rejects with ProcessEnd, or with the reason passed to `end`. */
  run(name: string, input: unknown, limits: JobLimits, progress?: (share: number) => void): Promise<JobAnswer>;
  /** Asks the running job to stop. If it still runs after `patience` ms, its process ends. */
  stop(patience: number): void;
  /** Ends it, and the running job with this reason. */
  end(reason?: unknown): void;
  /** The same, and waits until it is gone. */
  close(reason?: unknown): Promise<void>;
}

/** How much of the end of a process's error output is reported, characters. */
const STDERR_LENGTH = 2000;
/** How often the memory of a busy process is checked, ms: the fastest allocate a gigabyte per second. */
const MEMORY_CHECK_MS = 100;

interface Job {
  id: number;
  /** ms */
  time: number;
  progress?: ((share: number) => void) | undefined;
  resolve(answer: JobAnswer): void;
  reject(error: unknown): void;
}

function residentMemory(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null;
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
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
  onEnd,
  report,
}: JobProcessOptions): JobProcess {
  const child = fork(script, [], {
    env: childEnvironment(),
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${heapMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  let job: Job | null = null;
  let nextId = 1;
  let isReady = startTime === 0;
  let hasEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let memoryTimer: NodeJS.Timeout | undefined;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  function clearTimers(): void {
    clearTimeout(timer);
    clearInterval(memoryTimer);
  }

  function setTimeLimit(time: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => end(new ProcessEnd('tooLong', `${label} took more than ${time} ms and was ended`)), time);
  }

  function receive(answer: FromProcess): void {
    if (hasEnded || !job) return;
    if (answer.type === 'ready') {
      if (!isReady) setTimeLimit(job.time);
      isReady = true;
      return;
    }
    if (answer.id !== job.id) return;
    if (answer.type === 'progress') return job.progress?.(answer.share);
    const { resolve } = job;
    job = null;
    clearTimers();
    // An idle process must not keep this one alive.
    child.unref();
    child.channel?.unref();
    timer = setTimeout(() => end(), idleLimit);
    timer.unref();
    resolve(answer);
  }

  function end(reason?: unknown): void {
    if (hasEnded) return;
    hasEnded = true;
    clearTimers();
    child.kill('SIGKILL');
    const running = job;
    job = null;
    onEnd();
    running?.reject(reason);
  }

  function stop(patience: number): void {
    if (!job) return;
    child.send({ type: 'stop', id: job.id } satisfies ToProcess, () => undefined);
    // Whether it has started up no longer matters.
    isReady = true;
    clearTimeout(timer);
    timer = setTimeout(() => end(new ProcessEnd('tooLong', `${label} did not stop and was ended`)), patience);
  }

  function endedByItself(error: Error): void {
    if (hasEnded) return;
    if (!job) report(error);
    end(new ProcessEnd('died', error.message));
  }

  child.stderr?.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-STDERR_LENGTH)));
  child.on('message', receive);
  child.on('error', endedByItself);
  child.on('exit', (code, signal) =>
    endedByItself(new Error(`${label} ended with ${signal ?? `code ${code}`}. ${stderr}`.trim())),
  );

  return {
    get pid() {
      return child.pid;
    },
    get isBusy() {
      return job !== null;
    },
    memory: () => residentMemory(child.pid),
    run(name, input, { time, memory }, progress) {
      return new Promise((resolve, reject) => {
        if (hasEnded) return reject(new ProcessEnd('died', `${label} has ended`));
        const id = nextId++;
        job = { id, time, progress, resolve, reject };
        clearTimers();
        child.ref();
        child.channel?.ref();
        setTimeLimit(isReady ? time : startTime + time);
        memoryTimer = setInterval(() => {
          const used = residentMemory(child.pid);
          if (used !== null && used > memory)
            end(new ProcessEnd('tooMuchMemory', `${label} used ${Math.round(used)} MB and was ended`));
        }, MEMORY_CHECK_MS);
        memoryTimer.unref();
        child.send({ type: 'job', id, name, input } satisfies ToProcess, (error) => {
          if (error) endedByItself(error);
        });
      });
    },
    stop,
    end,
    async close(reason) {
      // Nothing else may keep this process alive until then.
      child.ref();
      end(reason);
      await exited;
    },
  };
}
