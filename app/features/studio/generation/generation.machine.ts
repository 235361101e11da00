/**
 * A generation as every screen shows it: starting, waiting, generating, then succeeded, failed, flagged or cancelled;
 * in parallel whether the connection holds. How it is begun, read, cancelled, retried, reported and listened to is
 * passed in.
 *
 * News are hints: what counts is what the server says when it is read. A lost connection never ends anything; the same
 * key begins the same generation, and an id continues one that was begun before a reload.
 */
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { GenerationView, StartRequest } from '#app/contracts/generation.ts';
import type { GenerationEvent, GenerationInput, GenerationMachineContext } from './generation-event.ts';
import { isNewsOfEnd, isNewsOfMore, isNewsOfNewTry, isNewsOfOurs } from './generation-news.ts';
import { RefusedGeneration } from './refused-generation.ts';

/** Delays between retries without an answer, ms: short at first, then longer. */
export const retryAfter = (times: number): number => Math.min(15_000, 1_000 * 2 ** times);
/** Reads anyway after this long without news, ms: a stream may be dead without anybody noticing. */
export const readAfter = 12_000;
/** How often a start without an answer is retried before that is left to the user. */
export const mostRetries = 4;

const provided = (what: string) => () => {
  throw new Error(`${what} must be provided`);
};

const idOf = ({ id }: { id: string | null }): string => {
  if (id === null) throw new Error('There is no generation');
  return id;
};

export const generationMachine = setup({
  types: { context: {} as GenerationMachineContext, events: {} as GenerationEvent, input: {} as GenerationInput },
  actors: {
    start: fromPromise<GenerationView, StartRequest & { key: string }>(provided('How a generation is begun')),
    read: fromPromise<GenerationView, { id: string }>(provided('How a generation is read')),
    cancel: fromPromise<GenerationView, { id: string }>(provided('How a generation is cancelled')),
    retry: fromPromise<GenerationView, { id: string }>(provided('How a generation is tried again')),
    report: fromPromise<GenerationView, { id: string; reason: string }>(provided('How a generation is reported')),
    /** Sends look and offline while it is working. */
    listen: fromCallback<GenerationEvent, { id: string }>(provided('How one listens')),
  },
  actions: {
    take: assign(({ event }) =>
      'output' in event
        ? {
            view: event.output as GenerationView,
            id: (event.output as GenerationView).id,
            refusal: null,
            reached: null,
            times: 0,
          }
        : {},
    ),
    takeNews: assign(({ context, event }) =>
      event.type === 'news' && context.view ? { view: { ...context.view, ...event.news } } : {},
    ),
    takeRequest: assign(({ context, event }) =>
      event.type === 'start'
        ? {
            request: event.request,
            id: null,
            view: null,
            refusal: null,
            reached: null,
            times: 0,
            attempt: context.attempt + 1,
          }
        : {},
    ),
    takeShown: assign(({ event }) =>
      event.type === 'show'
        ? { id: event.id, request: null, view: event.view ?? null, refusal: null, reached: null, times: 0 }
        : {},
    ),
    nextAttempt: assign({ attempt: ({ context }) => context.attempt + 1, times: 0, refusal: null, reached: null }),
    refuse: assign(({ event }) =>
      'error' in event && event.error instanceof RefusedGeneration
        ? { refusal: event.error.message, reached: event.error.reached }
        : {},
    ),
    forget: assign({ id: null, view: null }),
    count: assign({ times: ({ context }) => context.times + 1 }),
    startCount: assign({ times: 0 }),
  },
  guards: {
    hasId: ({ context }) => context.id !== null,
    hasView: ({ context }) => context.view !== null,
    hasRequest: ({ context }) => context.request !== null,
    goesOn: ({ context }) => context.view?.state === 'generating',
    waits: ({ context }) => context.view?.state === 'generating' && context.view.position !== null,
    succeeded: ({ context }) => context.view?.state === 'succeeded',
    failed: ({ context }) => context.view?.state === 'failed',
    flagged: ({ context }) => context.view?.state === 'flagged',
    wasCancelled: ({ context }) => context.view?.state === 'cancelled',
    stillGoesOn: ({ event }) => 'output' in event && (event.output as GenerationView).state === 'generating',
    wasRefused: ({ event }) => 'error' in event && event.error instanceof RefusedGeneration,
    isMissing: ({ event }) =>
      'error' in event && event.error instanceof RefusedGeneration && event.error.code === 'not_found',
    metLimit: ({ event }) =>
      'error' in event && event.error instanceof RefusedGeneration && event.error.reached !== null,
    mayRetry: ({ context }) => context.times < mostRetries,
    isNewsOfOurs: ({ context, event }) => isNewsOfOurs(context, event),
    isNewsOfMore: ({ context, event }) => isNewsOfMore(context, event),
    isNewsOfEnd: ({ context, event }) => isNewsOfEnd(context, event),
    isNewsOfNewTry: ({ context, event }) => isNewsOfNewTry(context, event),
  },
  delays: { untilRetried: ({ context }) => retryAfter(context.times), untilRead: readAfter },
}).createMachine({
  id: 'generation',
  context: ({ input }) => ({
    id: input.view?.id ?? input.id,
    request: input.request ?? null,
    key: input.key,
    attempt: 0,
    view: input.view ?? null,
    refusal: null,
    reached: null,
    times: 0,
  }),
  initial: 'route',
  on: {
    start: { target: '.starting', actions: 'takeRequest' },
    show: { target: '.route', actions: 'takeShown' },
  },
  states: {
    /** The generation's state decides which state comes next. */
    route: {
      always: [
        { guard: 'succeeded', target: 'succeeded' },
        { guard: 'failed', target: 'failed' },
        { guard: 'flagged', target: 'flagged' },
        { guard: 'wasCancelled', target: 'cancelled' },
        { guard: 'goesOn', target: 'active' },
        { guard: 'hasId', target: 'loading' },
        { guard: 'hasRequest', target: 'starting' },
        { target: 'idle' },
      ],
    },

    idle: {},

    starting: {
      initial: 'sending',
      states: {
        sending: {
          invoke: {
            src: 'start',
            input: ({ context }) => {
              if (!context.request) throw new Error('There is nothing to begin');
              return {
                ...context.request,
                key: context.attempt === 0 ? context.key : `${context.key}-${context.attempt}`,
              };
            },
            onDone: { target: '#generation.route', actions: 'take' },
            onError: [
              { guard: 'metLimit', target: '#generation.limited', actions: 'refuse' },
              { guard: 'wasRefused', target: '#generation.refused', actions: 'refuse' },
              { target: 'lost' },
            ],
          },
        },
        /** The server says whether it arrived: the same key makes it one. */
        lost: {
          after: { untilRetried: { guard: 'mayRetry', target: 'sending', actions: 'count' } },
          on: {
            connect: { target: 'sending', actions: 'startCount' },
            retry: { target: 'sending', actions: 'startCount' },
          },
        },
      },
    },

    loading: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'read',
            input: ({ context }) => ({ id: idOf(context) }),
            onDone: { target: '#generation.route', actions: 'take' },
            onError: [{ guard: 'isMissing', target: '#generation.missing' }, { target: 'lost' }],
          },
        },
        lost: {
          after: { untilRetried: { target: 'reading', actions: 'count' } },
          on: {
            connect: { target: 'reading', actions: 'startCount' },
            retry: { target: 'reading', actions: 'startCount' },
          },
        },
      },
    },

    /** It waits or is at work. */
    active: {
      type: 'parallel',
      invoke: { src: 'listen', input: ({ context }) => ({ id: idOf(context) }) },
      on: { deleted: { target: 'missing', actions: 'forget' } },
      states: {
        work: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'waits', target: 'waiting' }, { target: 'generating' }] },
            waiting: {
              on: { cancel: 'cancelling', news: { guard: 'isNewsOfOurs', target: 'choosing', actions: 'takeNews' } },
            },
            generating: {
              on: { cancel: 'cancelling', news: { guard: 'isNewsOfOurs', target: 'choosing', actions: 'takeNews' } },
            },
            cancelling: {
              invoke: {
                src: 'cancel',
                input: ({ context }) => ({ id: idOf(context) }),
                onDone: { target: '#generation.route', actions: 'take' },
                // No answer, or it is over already: reads its current state.
                onError: [
                  { guard: 'isMissing', target: '#generation.missing', actions: 'forget' },
                  { target: '#generation.active.connection.reading' },
                ],
              },
            },
          },
        },
        connection: {
          initial: 'online',
          states: {
            online: {
              after: { untilRead: 'reading' },
              on: { look: 'reading', offline: 'reconnecting' },
            },
            reading: {
              invoke: {
                src: 'read',
                input: ({ context }) => ({ id: idOf(context) }),
                onDone: [
                  { guard: 'stillGoesOn', target: ['online', '#generation.active.work.choosing'], actions: 'take' },
                  { target: '#generation.route', actions: 'take' },
                ],
                onError: [
                  { guard: 'isMissing', target: '#generation.missing', actions: 'forget' },
                  { target: 'reconnecting' },
                ],
              },
              // What is on its way is not requested again.
              on: {
                offline: 'reconnecting',
                news: [{ guard: 'isNewsOfEnd', target: 'reading', reenter: true }, { guard: 'isNewsOfMore' }],
              },
            },
            reconnecting: {
              after: { untilRetried: { target: 'reading', actions: 'count' } },
              on: { look: 'reading', connect: { target: 'reading', actions: 'startCount' } },
            },
          },
          on: {
            news: [
              { guard: 'isNewsOfEnd', target: '.reading' },
              { guard: 'isNewsOfMore', target: '.reading' },
              { guard: 'isNewsOfOurs', target: '.online', actions: 'startCount' },
            ],
          },
        },
      },
    },

    succeeded: {
      initial: 'shown',
      on: {
        deleted: { target: 'missing', actions: 'forget' },
        news: { guard: 'isNewsOfNewTry', target: 'loading' },
      },
      states: {
        shown: { on: { report: 'reporting' } },
        reporting: {
          invoke: {
            src: 'report',
            input: ({ context, event }) => ({ id: idOf(context), reason: event.type === 'report' ? event.reason : '' }),
            onDone: { target: '#generation.route', actions: 'take' },
            onError: [{ guard: 'wasRefused', target: '#generation.loading' }, { target: 'notReported' }],
          },
        },
        /** No answer: the result is unchanged, and may be reported again. */
        notReported: { on: { report: 'reporting' } },
      },
    },

    failed: {
      on: {
        retry: 'retrying',
        deleted: { target: 'missing', actions: 'forget' },
        news: { guard: 'isNewsOfNewTry', target: 'loading' },
      },
    },
    cancelled: {
      on: {
        retry: 'retrying',
        deleted: { target: 'missing', actions: 'forget' },
        news: { guard: 'isNewsOfNewTry', target: 'loading' },
      },
    },
    flagged: {},

    /** The plan's limit is reached. */
    limited: {
      on: {
        retry: [
          { guard: 'hasId', target: 'retrying' },
          { target: 'starting', actions: 'nextAttempt' },
        ],
      },
    },
    /** The server refused to begin it. */
    refused: {
      on: {
        retry: [
          { guard: 'hasId', target: 'retrying' },
          { target: 'starting', actions: 'nextAttempt' },
        ],
      },
    },
    retrying: {
      invoke: {
        src: 'retry',
        input: ({ context }) => ({ id: idOf(context) }),
        onDone: { target: 'route', actions: 'take' },
        onError: [
          { guard: 'isMissing', target: 'missing', actions: 'forget' },
          { guard: 'metLimit', target: 'limited', actions: 'refuse' },
          { guard: 'wasRefused', target: 'refused', actions: 'refuse' },
          // It may have begun: reads its current state.
          { target: 'loading' },
        ],
      },
    },
    missing: {},
  },
});
