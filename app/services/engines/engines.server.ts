/**
 * The engines: slow, heavy work in separate processes, so that the server keeps its memory and its event loop free.
 * Each engine has one process and one job at a time; several engines work in parallel while their memory fits into the
 * budget. Jobs start in order of arrival. A process is started on first use, keeps what it loaded for the next job and
 * ends when idle. The work can't be interrupted from inside, so an abandoned or endless job ends with its process.
 */
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { projectRoot } from '#app/services/config/project-root.ts';
import {
  ProcessEnd,
  startJobProcess,
  type JobLimits,
  type JobProcess,
} from '#app/services/processes/job-process.server.ts';
import type { JobAnswer } from '#app/services/processes/protocol.ts';
import { ENGINE_LIMITS, MEMORY_SLACK, type EngineLimits } from './engine-limits.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import type { EngineInput, EngineName, EngineOutput } from './engine-jobs.ts';

export interface RunOptions {
  /** Cancels the job, waiting or running. */
  signal: AbortSignal;
  /** null while others are before it, then the share done. */
  progress?: (share: number | null) => void;
  /** How many jobs start before it; called whenever that changes, until it starts. */
  waiting?: (ahead: number) => void;
}

export interface Engines {
  /** Throws EngineRefusal: refused by the engine, too long, too many, died. Or the signal's reason. */
  run<Name extends EngineName>(name: Name, input: EngineInput<Name>, options: RunOptions): Promise<EngineOutput<Name>>;
  /** Ends all processes; jobs fail. */
  close(): Promise<void>;
}

/** The engines on this machine, with access to their processes. */
export interface LocalEngines extends Engines {
  /** How many jobs run or wait. */
  readonly pending: number;
  /** Ids of the running processes. */
  readonly processes: ReadonlyMap<EngineName, number>;
}

export interface EnginesOptions {
  /** Problems that users can't do anything about, for the error reports. */
  report: (error: Error) => void;
  /** Overrides the engine's own: time limits for slow machines. */
  limits?: Partial<Record<EngineName, Partial<EngineLimits>>>;
  /** An idle process ends after this long, ms, which frees its memory. */
  idleLimit?: number;
  /** Jobs that may wait. */
  queueLimit?: number;
  /** Jobs that run in parallel, whatever their memory. */
  atOnce?: number;
  /** For all processes together, MB. */
  memoryBudget?: number;
  /** Script of the processes; tests pass one that misbehaves. */
  script?: string;
}

/** Minutes: users who edit one picture often edit more, and a start costs a second. */
const IDLE_LIMIT = 300_000;
const QUEUE_LIMIT = 48;
/** The heap for language objects; pixels live outside it. */
const HEAP_MEGABYTES = 768;

/** Half of the machine; engines that need more than that still run, alone. */
const usualBudget = () => totalmem() / 2 / 2 ** 20;

interface Task {
  name: EngineName;
  input: unknown;
  options: RunOptions;
  resolve(result: unknown): void;
  reject(error: unknown): void;
  /** The last reported count of jobs before it. */
  ahead: number;
  /** Stops listening to the caller's signal. */
  detach(): void;
}

/** An engine's process. */
interface Lane {
  name: EngineName;
  process: JobProcess;
  task: Task | null;
}

/** Starts nothing yet. */
export function createEngines(options: EnginesOptions): LocalEngines {
  const script = options.script ?? path.join(projectRoot(), 'app/services/engines/engine-process.ts');
  const {
    idleLimit = IDLE_LIMIT,
    queueLimit = QUEUE_LIMIT,
    atOnce = Math.max(2, availableParallelism() >> 1),
    memoryBudget = usualBudget(),
  } = options;
  const queue: Task[] = [];
  const lanes = new Map<EngineName, Lane>();
  let closed = false;

  const limitsOf = (name: EngineName): EngineLimits => ({ ...ENGINE_LIMITS[name], ...options.limits?.[name] });
  const working = () => [...lanes.values()].filter(({ task }) => task);
  const memoryOf = (some: readonly Lane[]) => some.reduce((sum, { name }) => sum + limitsOf(name).memory, 0);

  function start(name: EngineName): Lane {
    const lane: Lane = {
      name,
      task: null,
      process: startJobProcess({
        label: `The process of the engine ${name}`,
        script,
        heapMegabytes: HEAP_MEGABYTES,
        idleLimit,
        report: options.report,
        onEnd: () => {
          if (lanes.get(name) === lane) lanes.delete(name);
        },
      }),
    };
    lanes.set(name, lane);
    return lane;
  }

  function settle({ resolve, reject }: Task, answer: JobAnswer): void {
    if (answer.type === 'done') return resolve(answer.result);
    const error = new Error(answer.reason);
    if (answer.type === 'refused') return reject(new EngineRefusal(answer.key, answer.values, error));
    options.report(error);
    reject(new EngineRefusal('engines.failed', {}, error));
  }

  /** In words for the caller; an explicit reason for the end stays as it is. */
  function endOf(error: unknown, seconds: number): unknown {
    if (!(error instanceof ProcessEnd)) return error;
    if (error.reason === 'tooLong') return new EngineRefusal('engines.tooLong', { seconds });
    options.report(error);
    return error.reason === 'tooMuchMemory'
      ? new EngineRefusal('engines.tooMuchMemory')
      : new EngineRefusal('engines.failed', {}, error);
  }

  /** Makes room for one more job: idle processes of other engines are ended. */
  function hasRoomFor(name: EngineName): boolean {
    const busy = working();
    if (busy.length === 0) return true;
    return busy.length < atOnce && memoryOf(busy) + limitsOf(name).memory <= memoryBudget;
  }

  function makeRoomFor(name: EngineName): void {
    // Insertion order: the process that has been idle longest goes first.
    for (const lane of [...lanes.values()]) {
      const others = [...lanes.values()].filter((one) => one.name !== name);
      if (memoryOf(others) + limitsOf(name).memory <= memoryBudget) return;
      if (!lane.task && lane.name !== name) lane.process.end();
    }
  }

  function next(): void {
    if (closed) return;
    for (const task of [...queue]) {
      if (lanes.get(task.name)?.task) continue;
      // Nothing overtakes a job that only lacks memory: it might wait forever.
      if (!hasRoomFor(task.name)) break;
      queue.splice(queue.indexOf(task), 1);
      begin(task);
    }
    for (const [index, task] of queue.entries()) {
      const ahead = index + working().length;
      if (ahead === task.ahead) continue;
      task.ahead = ahead;
      task.options.waiting?.(ahead);
    }
  }

  function begin(task: Task): void {
    makeRoomFor(task.name);
    const lane = lanes.get(task.name) ?? start(task.name);
    // Last in order among those that become idle later.
    lanes.delete(lane.name);
    lanes.set(lane.name, lane);
    lane.task = task;
    const { timeLimit: least, timeFor, memory } = limitsOf(task.name);
    const time = least + (timeFor?.(task.input as never) ?? 0);
    void work(lane, task, { time, memory: memory * MEMORY_SLACK });
    // Only now: the caller may cancel the job when it hears this, and a job that is not running can't be ended.
    task.options.progress?.(0);
  }

  async function work(lane: Lane, task: Task, limits: JobLimits): Promise<void> {
    try {
      settle(task, await lane.process.run(task.name, task.input, limits, task.options.progress));
    } catch (error) {
      task.reject(endOf(error, Math.round(limits.time / 1000)));
    } finally {
      lane.task = null;
      task.detach();
      next();
    }
  }

  /** Cancels a task, waiting or running. */
  function end(task: Task, reason: unknown): void {
    const lane = lanes.get(task.name);
    if (lane?.task === task) return lane.process.end(reason);
    task.detach();
    queue.splice(queue.indexOf(task), 1);
    task.reject(reason);
    next();
  }

  return {
    get pending() {
      return queue.length + working().length;
    },
    get processes() {
      return new Map(
        [...lanes].flatMap(
          ([
            name,
            {
              process: { pid },
            },
          ]) => (pid === undefined ? [] : [[name, pid] as const]),
        ),
      );
    },
    run(name, input, runOptions) {
      return new Promise((resolve, reject) => {
        const { signal } = runOptions;
        if (closed) return reject(new EngineRefusal('engines.failed', {}, new Error('The engines are closed')));
        if (signal.aborted) return reject(signal.reason);
        if (queue.length >= queueLimit)
          return reject(new EngineRefusal('engines.tooMany', { count: queue.length + working().length }));
        const onAbort = () => end(task, signal.reason);
        const task: Task = {
          name,
          input,
          options: runOptions,
          ahead: 0,
          reject,
          resolve: (result) => resolve(result as EngineOutput<typeof name>),
          detach: () => signal.removeEventListener('abort', onAbort),
        };
        signal.addEventListener('abort', onAbort, { once: true });
        queue.push(task);
        next();
        if (queue.includes(task)) runOptions.progress?.(null);
      });
    },
    async close() {
      closed = true;
      const reason = new EngineRefusal('engines.failed', {}, new Error('The engines are closed'));
      for (const task of queue.splice(0)) {
        task.detach();
        task.reject(reason);
      }
      await Promise.all([...lanes.values()].map(({ process: ending }) => ending.close(reason)));
    },
  };
}
