/**
 * The brand applied to a design and its copies, one after the other, and undone on all of them: each one's state as
 * users see it.
 */
import { assign, fromPromise, setup } from 'xstate';

export interface BrandTarget {
  design: string;
  title: string;
}

export interface BrandJob {
  target: BrandTarget;
  /** `same`: it used the brand already. `undone`: the change was undone. */
  state: 'waiting' | 'working' | 'done' | 'same' | 'failed' | 'undone';
  /** The change that applied the brand, for undo. */
  change: string | null;
  /** In words. */
  error: string | null;
}

interface Context {
  jobs: readonly BrandJob[];
}

type ApplyEvent =
  | { type: 'START'; targets: readonly BrandTarget[] }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }
  | { type: 'UNDO' }
  | { type: 'CLOSE' };

const waiting = (target: BrandTarget): BrandJob => ({ target, state: 'waiting', change: null, error: null });
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The jobs, with the first match of `found` changed. */
function withJob({ jobs }: Context, found: (job: BrandJob) => boolean, change: (job: BrandJob) => BrandJob): Context {
  const index = jobs.findIndex(found);
  return { jobs: jobs.map((job, at) => (at === index ? change(job) : job)) };
}

const isWorking = ({ state }: BrandJob): boolean => state === 'working';
/** Undone in the order in which they were done; one whose undo failed is tried once per press. */
const isToUndo = ({ state, error }: BrandJob): boolean => state === 'done' && error === null;

export const brandApplyMachine = setup({
  types: { context: {} as Context, events: {} as ApplyEvent },
  actors: {
    /** Resolves to the change that it made; null if none was needed. */
    apply: fromPromise<string | null, BrandTarget>(() => Promise.reject(new Error('apply is provided by the panel'))),
    undo: fromPromise<void, { target: BrandTarget; change: string }>(() =>
      Promise.reject(new Error('undo is provided by the panel')),
    ),
  },
  guards: {
    hasWaiting: ({ context }) => context.jobs.some(({ state }) => state === 'waiting'),
    hasToUndo: ({ context }) => context.jobs.some(isToUndo),
  },
}).createMachine({
  id: 'brandApply',
  context: { jobs: [] },
  initial: 'idle',
  states: {
    idle: {
      on: {
        START: {
          target: 'applying',
          guard: ({ event }) => event.targets.length > 0,
          actions: assign(({ event }) => ({ jobs: event.targets.map(waiting) })),
        },
      },
    },
    applying: {
      entry: assign(({ context }) =>
        withJob(
          context,
          ({ state }) => state === 'waiting',
          (job) => ({ ...job, state: 'working' }),
        ),
      ),
      invoke: {
        src: 'apply',
        input: ({ context }) => {
          const job = context.jobs.find(isWorking);
          if (!job) throw new Error('No design waits for the brand');
          return job.target;
        },
        onDone: {
          target: 'between',
          actions: assign(({ context, event }) =>
            withJob(context, isWorking, (job) => ({
              ...job,
              state: event.output === null ? 'same' : 'done',
              change: event.output,
            })),
          ),
        },
        onError: {
          target: 'between',
          actions: assign(({ context, event }) =>
            withJob(context, isWorking, (job) => ({ ...job, state: 'failed', error: reasonOf(event.error) })),
          ),
        },
      },
      on: {
        // Finished ones stay, to be kept or undone; those not begun are dropped.
        CANCEL: {
          target: 'ended',
          actions: assign(({ context }) => ({
            jobs: context.jobs.filter(({ state }) => state !== 'waiting' && state !== 'working'),
          })),
        },
      },
    },
    between: { always: [{ target: 'applying', guard: 'hasWaiting' }, { target: 'ended' }] },
    ended: {
      always: { target: 'idle', guard: ({ context }) => context.jobs.length === 0 },
      on: {
        RETRY: {
          target: 'applying',
          guard: ({ context }) => context.jobs.some(({ state }) => state === 'failed'),
          actions: assign(({ context }) => ({
            jobs: context.jobs.map((job) => (job.state === 'failed' ? waiting(job.target) : job)),
          })),
        },
        UNDO: {
          target: 'undoing',
          guard: ({ context }) => context.jobs.some(({ state }) => state === 'done'),
          actions: assign(({ context }) => ({
            jobs: context.jobs.map((job) => (job.state === 'done' ? { ...job, error: null } : job)),
          })),
        },
        CLOSE: { target: 'idle', actions: assign({ jobs: [] }) },
      },
    },
    undoing: {
      invoke: {
        src: 'undo',
        input: ({ context }) => {
          const job = context.jobs.find(isToUndo);
          if (!job || job.change === null) throw new Error('Nothing is left to take back');
          return { target: job.target, change: job.change };
        },
        onDone: {
          target: 'betweenUndos',
          actions: assign(({ context }) =>
            withJob(context, isToUndo, (job) => ({ ...job, state: 'undone', change: null })),
          ),
        },
        onError: {
          target: 'betweenUndos',
          actions: assign(({ context, event }) =>
            withJob(context, isToUndo, (job) => ({ ...job, error: reasonOf(event.error) })),
          ),
        },
      },
    },
    betweenUndos: { always: [{ target: 'undoing', guard: 'hasToUndo' }, { target: 'ended' }] },
  },
});
