/**
 * Drawers and their waiting callers: a fixed number of drawers, started on first use, one job each at a time. Owners
 * take turns (fair-queue.ts). An abandoned job stops by itself between two layers and leaves its drawer to the next
 * one; only an unresponsive drawer is ended.
 */
import type { Drawer, StartDrawer } from './drawer.ts';
import { createFairQueue, type Queued } from './fair-queue.ts';
import { RenderError, type FromWorker, type Rendered, type RenderJob } from './render-job.ts';

export interface PoolOptions {
  /** Drawers at the most. */
  size: number;
  start: StartDrawer;
  /** Jobs that may wait per owner. */
  waitingLimit: (owner: string) => number;
  /** A one-page job that takes longer is stopped, ms; each further page adds a quarter. */
  timeLimit: number;
  /** An idle drawer ends after this long, ms, which frees its memory. */
  idleLimit: number;
  /** A drawer whose job does not stop within this time is ended, ms. */
  stopLimit?: number;
  /** Problems that users can't do anything about, for the error reports. */
  report: (error: Error) => void;
}

export interface PoolRequest extends Queued {
  /** Pages that are drawn. */
  pages: number;
  /** Assembles the job's data when it is its turn: waiting jobs hold no pictures. */
  load(signal: AbortSignal): Promise<RenderJob>;
}

export interface Pool {
  /** Throws RenderError (`tooMany`: the owner has enough waiting), what `load` throws, or the signal's reason. */
  run(request: PoolRequest, signal?: AbortSignal): Promise<Rendered>;
  /** Ends all drawers; running jobs fail. */
  close(): Promise<void>;
}

interface Task extends Queued {
  id: number;
  request: PoolRequest;
  /** Ends its loading. */
  ending: AbortController;
  resolve(result: Rendered): void;
  reject(error: unknown): void;
  /** Stops listening to the caller's signal. */
  detach(): void;
}

interface Seat {
  drawer: Drawer;
  task: Task | null;
  /** Its drawer has the task; before that it is being loaded. */
  drawing: boolean;
  /** The id of a job that was told to stop and has not answered yet. */
  stopping: number | null;
  timer: NodeJS.Timeout | null;
}

/** Two layers are rarely more than a tenth of that apart. */
const STOPS_WITHIN_MS = 1_000;

export function createPool(options: PoolOptions): Pool {
  const { size, start, waitingLimit, timeLimit, idleLimit, stopLimit = STOPS_WITHIN_MS, report } = options;
  const seats = new Set<Seat>();
  const queue = createFairQueue<Task>(waitingLimit);
  let nextId = 1;
  let closed = false;

  const isFree = ({ task, stopping }: Seat) => task === null && stopping === null;

  function open(): Seat {
    const seat: Seat = {
      drawer: start({ heard: (answer) => hear(seat, answer), lost: (error) => lose(seat, error) }),
      task: null,
      drawing: false,
      stopping: null,
      timer: null,
    };
    seats.add(seat);
    // An idle drawer must not keep the process alive.
    seat.drawer.unref();
    return seat;
  }

  function hear(seat: Seat, answer: FromWorker): void {
    if (answer.type === 'ready') return;
    if (answer.id === seat.stopping) return rest(seat);
    const { task } = seat;
    if (!task || answer.id !== task.id) return;
    task.detach();
    rest(seat);
    if (answer.type === 'done') return task.resolve(answer.result);
    const error = new RenderError(answer.code, answer.values, answer.problems, answer.reason);
    if (answer.code === 'failed') report(error);
    task.reject(error);
  }

  /** The seat is idle: the next job may take it. */
  function rest(seat: Seat): void {
    seat.task = null;
    seat.drawing = false;
    seat.stopping = null;
    seat.drawer.unref();
    setTimer(seat, idleLimit, () => retire(seat)).unref();
    next();
  }

  function setTimer(seat: Seat, after: number, work: () => void): NodeJS.Timeout {
    if (seat.timer) clearTimeout(seat.timer);
    return (seat.timer = setTimeout(work, after));
  }

  /** Retires a drawer without telling its task. */
  function retire(seat: Seat): void {
    if (seat.timer) clearTimeout(seat.timer);
    seats.delete(seat);
    void seat.drawer.end();
  }

  /** A drawer that ended by itself: its job has failed, the next one gets a new drawer. */
  function lose(seat: Seat, error: Error): void {
    if (!seats.has(seat)) return;
    const { task } = seat;
    retire(seat);
    if (!task && closed) return;
    report(error);
    if (task) give(task, error instanceof RenderError ? error : new RenderError('failed', {}, [], error));
    next();
  }

  function next(): void {
    while (!closed) {
      const free = [...seats].find(isFree) ?? null;
      if (!free && seats.size >= size) return;
      const task = queue.take();
      if (!task) return;
      void assign(free ?? open(), task);
    }
  }

  async function assign(seat: Seat, task: Task): Promise<void> {
    seat.task = task;
    if (seat.timer) clearTimeout(seat.timer);
    seat.drawer.ref();
    try {
      const [job] = await Promise.all([task.request.load(task.ending.signal), seat.drawer.started]);
      if (seat.task !== task) return;
      const limit = timeLimit * (1 + (task.request.pages - 1) / 4);
      setTimer(seat, limit, () => {
        stop(seat, task);
        give(task, new RenderError('tooLong', { seconds: Math.round(limit / 1000) }));
      });
      seat.drawing = true;
      seat.drawer.draw(task.id, job);
    } catch (error) {
      if (seat.task !== task) return;
      give(task, error);
      rest(seat);
    }
  }

  /** Ends a task with an error, whatever its drawer does. */
  function give(task: Task, error: unknown): void {
    task.detach();
    task.ending.abort();
    task.reject(error);
  }

  /** Has a drawer stop drawing. */
  function stop(seat: Seat, task: Task): void {
    seat.task = null;
    seat.stopping = task.id;
    seat.drawer.stop(task.id);
    setTimer(seat, stopLimit, () => {
      retire(seat);
      next();
    });
  }

  function abandon(task: Task, reason: unknown): void {
    give(task, reason);
    if (queue.remove(task)) return;
    const seat = [...seats].find((one) => one.task === task);
    if (seat?.drawing) stop(seat, task);
    else if (seat) rest(seat);
  }

  return {
    run(request, signal) {
      return new Promise<Rendered>((resolve, reject) => {
        if (closed) return reject(new RenderError('failed', {}, [], new Error('The renderer is closed')));
        if (signal?.aborted) return reject(signal.reason);
        const onAbort = () => abandon(task, signal?.reason);
        const { owner, kind } = request;
        const task: Task = {
          id: nextId++,
          owner,
          kind,
          request,
          ending: new AbortController(),
          resolve,
          reject,
          detach: () => signal?.removeEventListener('abort', onAbort),
        };
        if (!queue.push(task)) return reject(new RenderError('tooMany', { count: waitingLimit(owner) }));
        signal?.addEventListener('abort', onAbort, { once: true });
        next();
      });
    },
    async close() {
      closed = true;
      const ending = [...seats];
      seats.clear();
      for (const task of [...queue.clear(), ...ending.flatMap((seat) => seat.task ?? [])])
        give(task, new RenderError('failed', {}, [], new Error('The renderer is closed')));
      await Promise.all(
        ending.map((seat) => {
          if (seat.timer) clearTimeout(seat.timer);
          return seat.drawer.end();
        }),
      );
    },
  };
}
