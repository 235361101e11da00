/**
 * Copies of a design in other sizes, made one after the other, as users see them: waiting, in progress, done or failed.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { ResizeTarget } from './resize-target.ts';

/** A copy that is there. */
export interface MadeCopy {
  design: string;
  /** Its picture, an asset, if one could be made. */
  preview: string | null;
}

export interface CopyJob {
  target: ResizeTarget;
  state: 'waiting' | 'making' | 'made' | 'failed';
  copy: MadeCopy | null;
  /** In words. */
  error: string | null;
}

interface Context {
  jobs: readonly CopyJob[];
}

const waiting = (target: ResizeTarget): CopyJob => ({ target, state: 'waiting', copy: null, error: null });
const nextOf = ({ jobs }: Context): CopyJob | undefined => jobs.find(({ state }) => state === 'waiting');

function withJob({ jobs }: Context, state: CopyJob['state'], change: (job: CopyJob) => CopyJob): Context {
  const index = jobs.findIndex((job) => job.state === state);
  return { jobs: jobs.map((job, at) => (at === index ? change(job) : job)) };
}

export const copiesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'START'; targets: readonly ResizeTarget[] }
      | { type: 'CANCEL' }
      | { type: 'RETRY' }
      | { type: 'AGAIN' },
  },
  actors: {
    make: fromPromise<MadeCopy, ResizeTarget>(() => Promise.reject(new Error('make is provided by the dialog'))),
  },
  guards: { hasWaiting: ({ context }) => nextOf(context) !== undefined },
}).createMachine({
  id: 'copies',
  context: { jobs: [] },
  initial: 'choosing',
  states: {
    choosing: {
      on: { START: { target: 'making', actions: assign(({ event }) => ({ jobs: event.targets.map(waiting) })) } },
    },
    making: {
      entry: assign(({ context }) => withJob(context, 'waiting', (job) => ({ ...job, state: 'making', error: null }))),
      invoke: {
        src: 'make',
        input: ({ context }) => {
          const job = context.jobs.find(({ state }) => state === 'making');
          if (!job) throw new Error('Nothing waits to be made');
          return job.target;
        },
        onDone: {
          target: 'between',
          actions: assign(({ context, event }) =>
            withJob(context, 'making', (job) => ({ ...job, state: 'made', copy: event.output })),
          ),
        },
        onError: {
          target: 'between',
          actions: assign(({ context, event }) =>
            withJob(context, 'making', (job) => ({
              ...job,
              state: 'failed',
              error: event.error instanceof Error ? event.error.message : String(event.error),
            })),
          ),
        },
      },
      on: {
        // Finished ones stay; those not begun are dropped.
        CANCEL: {
          target: 'ended',
          actions: assign(({ context }) => ({
            jobs: context.jobs.filter(({ state }) => state === 'made' || state === 'failed'),
          })),
        },
      },
    },
    between: { always: [{ target: 'making', guard: 'hasWaiting' }, { target: 'ended' }] },
    ended: {
      always: { target: 'choosing', guard: ({ context }) => context.jobs.length === 0 },
      on: {
        RETRY: {
          target: 'making',
          guard: ({ context }) => context.jobs.some(({ state }) => state === 'failed'),
          actions: assign(({ context }) => ({
            jobs: context.jobs.map((job) => (job.state === 'failed' ? waiting(job.target) : job)),
          })),
        },
        AGAIN: { target: 'choosing', actions: assign({ jobs: [] }) },
      },
    },
  },
});
