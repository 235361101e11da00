/**
 * The engines: slow, heavy work in processes of their own, so that the server loses neither its memory nor its event loop. Each
 * engine has one process and one job at a time; several engines work side by side while their memory fits into the budget. Jobs
 * start in order of arrival. A process is started when it is first needed, keeps what it loaded for the next job and ends when
 * idle. The work can't be interrupted from inside, so an abandoned or endless job ends with its process.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { childEnvironment } from '#app/services/config/child-environment.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import { ENGINE_LIMITS, MEMORY_SLACK, type EngineLimits } from './engine-limits.ts';
import { EngineRefusal } from './engine-refusal.ts';
import type { EngineInput, EngineName, EngineOutput } from './engine-works.ts';
import type { FromProcess, ToProcess } from './protocol.ts';

export interface RunOptions {
  /** Ends the job, waiting or under way. */
  signal: AbortSignal;
  /** null while others are before it, then the share done. */
  progress?: (share: number | null) => void;
  /** How many jobs start before it; told whenever that changes, until it starts. */
  waiting?: (ahead: number) => void;
}

export interface Engines {
  /** Throws EngineRefusal: what the engine refuses, too long, too many, died. Or the signal's reason. */
  run<Name extends EngineName>(name: Name, input: EngineInput<Name>, options: RunOptions): Promise<EngineOutput<Name>>;
  /** Ends all processes; jobs fail. */
  close(): Promise<void>;
}

/** The engines on this machine, with a look at their processes. */
export interface LocalEngines extends Engines {
  /** How many jobs run or wait. */
  readonly pending: number;
  /** Ids of the processes that there are. */
  readonly processes: ReadonlyMap<EngineName, number>;
}

export interface EnginesOptions {
  /** What people can't do anything about, for the error reports. */
  report: (error: Error) => void;
  /** Instead of the engine's own: time limits for slow machines. */
  limits?: Partial<Record<EngineName, Partial<EngineLimits>>>;
  /** A process that has had nothing to do for this long ends, ms: its memory goes back. */
  idleLimit?: number;
  /** Jobs that may wait. */
  queueLimit?: number;
  /** Jobs that run at once, whatever their memory. */
  atOnce?: number;
  /** For all processes together, MB. */
  memoryBudget?: number;
  /** Script of the processes; tests put in one that misbehaves. */
  script?: string;
}

/** Minutes: whoever changes one picture often has more, and a start costs a second. */
const IDLE_LIMIT = 300_000;
const QUEUE_LIMIT = 48;
/** Objects of the language; pixels live outside of that heap. */
const HEAP_MEGABYTES = 768;
/** Of what a process says last, for the report. */
const KEPT_WORDS = 2000;
/** How often the memory of a working process is looked at, ms. */
const LOOK_EVERY = 500;

/** Half of the machine; engines that need more than that alone still run, alone. */
const usualBudget = () => totalmem() / 2 / 2 ** 20;

interface Task {
  id: number;
  name: EngineName;
  input: unknown;
  options: RunOptions;
  resolve(result: unknown): void;
  reject(error: unknown): void;
  /** What its asker was told last of those before it. */
  ahead: number;
  /** Stops listening to the asker's signal. */
  detach(): void;
}

/** An engine's process. */
interface Lane {
  name: EngineName;
  child: ChildProcess;
  words: string;
  task: Task | null;
  /** Ends the job, or the idle process. */
  timer?: NodeJS.Timeout;
  look?: NodeJS.Timeout;
}

/** What a process holds now, MB; null where that can't be known. */
function heldBy(pid: number | undefined): number | null {
  if (process.platform !== 'linux' || pid === undefined) return null;
  try {
    const held = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return held === undefined ? null : Number(held) / 1024;
  } catch {
    return null;
  }
}

/** Starts nothing yet. */
export function createEngines(options: EnginesOptions): LocalEngines {
  const script = options.script ?? path.join(projectRoot(), 'app/services/engines/engine-process.ts');
  const { idleLimit = IDLE_LIMIT, queueLimit = QUEUE_LIMIT, atOnce = Math.max(2, availableParallelism() >> 1), memoryBudget = usualBudget() } = options;
  const queue: Task[] = [];
  const lanes = new Map<EngineName, Lane>();
  let nextId = 1;
  let closed = false;

  const limitsOf = (name: EngineName): EngineLimits => ({ ...ENGINE_LIMITS[name], ...options.limits?.[name] });
  const working = () => [...lanes.values()].filter(({ task }) => task);
  const memoryOf = (some: readonly Lane[]) => some.reduce((sum, { name }) => sum + limitsOf(name).memory, 0);

  function start(name: EngineName): Lane {
    const child = fork(script, [], {
      env: childEnvironment(),
      execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${HEAP_MEGABYTES}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const lane: Lane = { name, child, words: '', task: null };
    child.stderr?.on('data', (chunk: Buffer) => (lane.words = (lane.words + chunk.toString()).slice(-KEPT_WORDS)));
    child.on('message', (answer: FromProcess) => hear(lane, answer));
    child.on('error', (error) => lose(lane, error));
    child.on('exit', (code, signal) => lose(lane, new Error(`The process of the engine ${name} ended with ${signal ?? `code ${code}`}. ${lane.words}`.trim())));
    lanes.set(name, lane);
    return lane;
  }

  function hear(lane: Lane, answer: FromProcess): void {
    const { task } = lane;
    if (lanes.get(lane.name) !== lane || !task || answer.id !== task.id) return;
    if (answer.type === 'progress') return task.options.progress?.(answer.share);
    rest(lane);
    if (answer.type === 'done') task.resolve(answer.result);
    else if (answer.type === 'refused') task.reject(new EngineRefusal(answer.key, answer.values, new Error(answer.reason)));
    else {
      options.report(new Error(answer.reason));
      task.reject(new EngineRefusal('engines.failed', {}, new Error(answer.reason)));
    }
    next();
  }

  /** The lane's job is over; its process waits for the next one. */
  function rest(lane: Lane): void {
    lane.task?.detach();
    lane.task = null;
    clearTimeout(lane.timer);
    clearInterval(lane.look);
    lane.child.unref();
    lane.child.channel?.unref();
    lane.timer = setTimeout(() => retire(lane), idleLimit);
    lane.timer.unref();
  }

  /** Ends a process without a word to its task. */
  function retire(lane: Lane): void {
    clearTimeout(lane.timer);
    clearInterval(lane.look);
    if (lanes.get(lane.name) === lane) lanes.delete(lane.name);
    lane.child.kill('SIGKILL');
  }

  /** A process that ended by itself: its job has failed. */
  function lose(lane: Lane, error: Error): void {
    if (lanes.get(lane.name) !== lane) return;
    retire(lane);
    const { task } = lane;
    lane.task = null;
    task?.detach();
    options.report(error);
    task?.reject(new EngineRefusal('engines.failed', {}, error));
    next();
  }

  /** Room for one more job: idle processes of other engines give theirs up. */
  function hasRoomFor(name: EngineName): boolean {
    const busy = working();
    if (busy.length === 0) return true;
    return busy.length < atOnce && memoryOf(busy) + limitsOf(name).memory <= memoryBudget;
  }

  function makeRoomFor(name: EngineName): void {
    // Insertion order: the process that began to rest first is the first to go.
    for (const lane of [...lanes.values()]) {
      const others = [...lanes.values()].filter((one) => one.name !== name);
      if (memoryOf(others) + limitsOf(name).memory <= memoryBudget) return;
      if (!lane.task && lane.name !== name) retire(lane);
    }
  }

  function next(): void {
    if (closed) return;
    for (const task of [...queue]) {
      if (lanes.get(task.name)?.task) continue;
      // Nothing overtakes a job for which only memory is missing: it might wait for ever.
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
    // Last in order among those that rest later.
    lanes.delete(lane.name);
    lanes.set(lane.name, lane);
    lane.task = task;
    lane.child.ref();
    lane.child.channel?.ref();
    clearTimeout(lane.timer);
    const { timeLimit: least, timeFor, memory } = limitsOf(task.name);
    const timeLimit = least + (timeFor?.(task.input as never) ?? 0);
    lane.timer = setTimeout(() => end(task, new EngineRefusal('engines.tooLong', { seconds: Math.round(timeLimit / 1000) })), timeLimit);
    lane.look = setInterval(() => {
      const held = heldBy(lane.child.pid);
      if (held === null || held <= memory * MEMORY_SLACK) return;
      options.report(new Error(`The engine ${task.name} held ${Math.round(held)} MB and was ended`));
      end(task, new EngineRefusal('engines.tooMuchMemory'));
    }, LOOK_EVERY);
    lane.look.unref();
    task.options.progress?.(0);
    lane.child.send({ id: task.id, name: task.name, input: task.input } satisfies ToProcess, (error) => {
      if (error) lose(lane, error);
    });
  }

  /** Gives a task up, waiting or under way. */
  function end(task: Task, reason: unknown): void {
    task.detach();
    const waiting = queue.indexOf(task);
    if (waiting >= 0) queue.splice(waiting, 1);
    const lane = lanes.get(task.name);
    if (lane?.task === task) {
      lane.task = null;
      retire(lane);
    }
    task.reject(reason);
    next();
  }

  return {
    get pending() {
      return queue.length + working().length;
    },
    get processes() {
      return new Map([...lanes].flatMap(([name, { child }]) => (child.pid === undefined ? [] : [[name, child.pid] as const])));
    },
    run(name, input, runOptions) {
      return new Promise((resolve, reject) => {
        const { signal } = runOptions;
        if (closed) return reject(new EngineRefusal('engines.failed', {}, new Error('The engines are closed')));
        if (signal.aborted) return reject(signal.reason);
        if (queue.length >= queueLimit) return reject(new EngineRefusal('engines.tooMany', { count: queue.length + working().length }));
        const onAbort = () => end(task, signal.reason);
        const task: Task = {
          id: nextId++, name, input, options: runOptions, ahead: 0, reject,
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
      const ending = [...lanes.values()];
      const gone = ending.map(({ child }) => (child.exitCode === null && child.signalCode === null ? new Promise((resolve) => child.once('exit', resolve)) : null));
      for (const task of [...queue.splice(0), ...ending.flatMap(({ task: running }) => running ?? [])]) {
        task.detach();
        task.reject(new EngineRefusal('engines.failed', {}, new Error('The engines are closed')));
      }
      for (const lane of ending) {
        // Nothing else may be left that keeps this process alive until then.
        lane.child.ref();
        retire(lane);
      }
      await Promise.all(gone);
    },
  };
}
