/**
 * Opens uploaded files in separate processes: a small pool, each with one file at a time, a time limit and a memory
 * limit. A file that exceeds them, or crashes its reader, ends its process and nothing else. Nobody has more than half
 * of the pool, and people take turns: slow files hold up only their owner's own.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { AssetError } from '#app/contracts/asset-error.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import {
  ProcessEnd,
  startJobProcess,
  type JobLimits,
  type JobProcess,
} from '#app/services/processes/job-process.server.ts';
import type { JobAnswer } from '#app/services/processes/protocol.ts';
import {
  DONE_ONCE,
  INSPECTION_LIMITS,
  type InspectionInput,
  type InspectionName,
  type InspectionOutput,
} from './inspection-jobs.ts';

/**
 * Inspects a file.
 * @param owner who sent it: a user's id, or an IP address. Files of one owner wait for each other
 * @throws AssetError 'file_too_demanding', 'file_unreadable' or 'uploads_busy'
 */
export type Inspect = <Name extends InspectionName>(
  name: Name,
  input: InspectionInput<Name>,
  owner: string,
) => Promise<InspectionOutput<Name>>;

export interface Inspections {
  inspect: Inspect;
  /** Ids of the running processes. */
  readonly processes: readonly number[];
  /** Ends all processes; what runs or waits fails. */
  close(): Promise<void>;
}

export interface InspectionsOptions {
  /** Crashes, and files that exceeded a limit: their owners are told less. */
  report(error: Error): void;
  /** The most processes. */
  size?: number;
  /** For tests: instead of INSPECTION_LIMITS. */
  limits?: Partial<Record<InspectionName, Partial<JobLimits>>>;
  heapMegabytes?: number;
  /** Bytes that may wait, for one owner and in total. */
  waiting?: { owner: number; all: number };
  /** Script of the processes; tests pass one that misbehaves. */
  script?: string;
  /** See JobProcessOptions. */
  startTime?: number;
  idleLimit?: number;
}

/** At least four, so that half of them are two: one large picture then does not hold up its owner's next one. */
const SIZE = Math.min(8, Math.max(4, availableParallelism()));
const HEAP_MEGABYTES = 256;
/** Files wait in memory: this many bytes per owner, and in total. */
const WAITING = { owner: 100_000_000, all: 400_000_000 };
const START_TIME = 20_000;
/** Starting a process takes a third of a second; an idle one uses 60 to 120 MB. */
const IDLE_LIMIT = 120_000;
/** A process that still uses more memory than this after a job is ended, MB: it would count against the next file. */
const IDLE_MEMORY = 300;

interface Task {
  name: InspectionName;
  input: { bytes: Uint8Array };
  owner: string;
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** Starts nothing yet. */
export function createInspections(options: InspectionsOptions): Inspections {
  const {
    size = SIZE,
    heapMegabytes = HEAP_MEGABYTES,
    waiting: most = WAITING,
    startTime = START_TIME,
    idleLimit = IDLE_LIMIT,
    report,
  } = options;
  const script = options.script ?? path.join(projectRoot(), 'app/services/inspection/inspect-process.ts');
  const share = Math.max(1, size >> 1);
  /** Waiting files by owner; the owner served last comes last. */
  const queues = new Map<string, Task[]>();
  /** Those that became idle last come last. */
  const processes = new Set<JobProcess>();
  /** Number of files being inspected, by owner. */
  const running = new Map<string, number>();
  let closed = false;

  const runningOf = (owner: string) => running.get(owner) ?? 0;

  function start(): JobProcess {
    const process = startJobProcess({
      label: 'A process that inspects files',
      script,
      heapMegabytes,
      idleLimit,
      startTime,
      report,
      onEnd: () => processes.delete(process),
    });
    processes.add(process);
    return process;
  }

  /** The next task: of the owner with the fewest running; among equals of the one who has waited longest. */
  function takeTask(): Task | null {
    let owner: string | null = null;
    for (const other of queues.keys())
      if (runningOf(other) < (owner === null ? share : runningOf(owner))) owner = other;
    if (owner === null) return null;
    const [task = null, ...rest] = queues.get(owner) ?? [];
    queues.delete(owner);
    if (rest.length > 0) queues.set(owner, rest);
    return task;
  }

  function next(): void {
    while (!closed) {
      const idle = [...processes].findLast(({ isBusy }) => !isBusy);
      if (!idle && processes.size >= size) return;
      const task = takeTask();
      if (!task) return;
      void work(idle ?? start(), task);
    }
  }

  async function work(process: JobProcess, { name, input, owner, resolve, reject }: Task): Promise<void> {
    running.set(owner, runningOf(owner) + 1);
    try {
      resolve(resultOf(await process.run(name, input, { ...INSPECTION_LIMITS[name], ...options.limits?.[name] })));
      if ((process.memory() ?? 0) > IDLE_MEMORY) process.end();
      else if (processes.delete(process)) processes.add(process);
    } catch (error) {
      reject(refusalOf(name, error));
    } finally {
      if (DONE_ONCE.has(name)) process.end();
      if (runningOf(owner) > 1) running.set(owner, runningOf(owner) - 1);
      else running.delete(owner);
      next();
    }
  }

  function resultOf(answer: JobAnswer): unknown {
    if (answer.type === 'done') return answer.result;
    report(new Error(answer.reason));
    throw new AssetError('file_unreadable');
  }

  function refusalOf(name: InspectionName, error: unknown): unknown {
    if (!(error instanceof ProcessEnd)) return error;
    report(new Error(`${name}: ${error.message}`, { cause: error }));
    return new AssetError(error.reason === 'died' ? 'file_unreadable' : 'file_too_demanding');
  }

  const bytesIn = (tasks: readonly Task[]) => tasks.reduce((sum, { input }) => sum + input.bytes.length, 0);

  return {
    get processes() {
      return [...processes].flatMap(({ pid }) => pid ?? []);
    },
    inspect(name, input, owner) {
      return new Promise((resolve, reject) => {
        if (closed) return reject(new AssetError('uploads_busy'));
        const own = queues.get(owner) ?? [];
        if (bytesIn(own) > most.owner || bytesIn([...queues.values()].flat()) > most.all)
          return reject(new AssetError('uploads_busy'));
        queues.set(owner, [
          ...own,
          { name, input, owner, resolve: (answer) => resolve(answer as InspectionOutput<typeof name>), reject },
        ]);
        next();
      });
    },
    async close() {
      closed = true;
      for (const { reject } of [...queues.values()].flat()) reject(new AssetError('uploads_busy'));
      queues.clear();
      await Promise.all([...processes].map((process) => process.close(new AssetError('uploads_busy'))));
    },
  };
}
