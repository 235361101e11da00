/**
 * When own changes are sent and missing ones are read: two parallel regions, driven by news and retried with backoff.
 * The store provides the sending and reading; this file only decides when, and what users see of it.
 */
import { fromPromise, setup, assign, type SnapshotFrom } from 'xstate';
import { SignedOutError, UnreachableError } from './send-errors.ts';

/** First wait after a failure, ms; doubles up to the longest. */
export const RETRY_FIRST = 1_000;
export const RETRY_LONGEST = 30_000;

function backoff(attempts: number): number {
  return Math.min(RETRY_LONGEST, RETRY_FIRST * 2 ** Math.max(0, attempts - 1));
}

export const syncMachine = setup({
  types: {
    context: {} as {
      sendAttempts: number;
      readAttempts: number;
      /** A server answers, but not as it should. */ answered: boolean;
    },
    events: {} as
      | { type: 'CHANGED' } // there is an own change to send
      | { type: 'GAP' } // something confirmed is missing
      | { type: 'CONNECTED' } // the event stream (re)opened: what it missed must be read
      | { type: 'ONLINE' }, // the browser says that it is online again
  },
  actors: {
    sendNext: fromPromise<void>(() => Promise.reject(new Error('sendNext is provided by the store'))),
    catchUp: fromPromise<void>(() => Promise.reject(new Error('catchUp is provided by the store'))),
  },
  guards: {
    hasUnsent: () => false,
    hasGap: () => false,
    signedOut: (_, error: { error: unknown }) => error.error instanceof SignedOutError,
  },
  delays: {
    sendBackoff: ({ context }) => backoff(context.sendAttempts),
    readBackoff: ({ context }) => backoff(context.readAttempts),
  },
}).createMachine({
  id: 'sync',
  context: { sendAttempts: 0, readAttempts: 0, answered: false },
  type: 'parallel',
  states: {
    sending: {
      initial: 'saved',
      states: {
        saved: {
          always: { guard: 'hasUnsent', target: 'saving' },
          on: { CHANGED: { guard: 'hasUnsent', target: 'saving' } },
        },
        saving: {
          invoke: {
            src: 'sendNext',
            onDone: [
              { guard: 'hasUnsent', target: 'saving', reenter: true, actions: assign({ sendAttempts: 0 }) },
              { target: 'saved', actions: assign({ sendAttempts: 0 }) },
            ],
            onError: [
              { guard: { type: 'signedOut', params: ({ event }) => ({ error: event.error }) }, target: 'signedOut' },
              {
                target: 'offline',
                actions: assign({
                  sendAttempts: ({ context }) => context.sendAttempts + 1,
                  answered: ({ event }) => event.error instanceof UnreachableError && event.error.answered,
                }),
              },
            ],
          },
        },
        offline: {
          on: { ONLINE: 'saving', CONNECTED: 'saving' },
          after: { sendBackoff: 'saving' },
        },
        signedOut: { on: { ONLINE: 'saving', CONNECTED: 'saving' } },
      },
    },
    reading: {
      initial: 'current',
      states: {
        current: { on: { GAP: { guard: 'hasGap', target: 'reading' }, CONNECTED: 'reading' } },
        reading: {
          invoke: {
            src: 'catchUp',
            onDone: [
              {
                guard: 'hasGap',
                target: 'waiting',
                actions: assign({ readAttempts: ({ context }) => context.readAttempts + 1 }),
              },
              { target: 'current', actions: assign({ readAttempts: 0 }) },
            ],
            onError: {
              target: 'waiting',
              actions: assign({ readAttempts: ({ context }) => context.readAttempts + 1 }),
            },
          },
          // The stream reopened while reading: what is being read may already be outdated.
          on: { CONNECTED: { target: 'reading', reenter: true } },
        },
        waiting: {
          on: { ONLINE: 'reading', CONNECTED: 'reading' },
          after: { readBackoff: 'reading' },
        },
      },
    },
  },
});

/**
 * What the top bar says about the own changes. `offline`: nothing answers; `failing`: something does, but saves
 * nothing.
 */
export type SavedState = 'saved' | 'saving' | 'offline' | 'failing' | 'signed-out';

export function savedStateOf(snapshot: SnapshotFrom<typeof syncMachine>): SavedState {
  if (snapshot.matches({ sending: 'signedOut' })) return 'signed-out';
  if (snapshot.matches({ sending: 'offline' })) return snapshot.context.answered ? 'failing' : 'offline';
  return snapshot.matches({ sending: 'saving' }) ? 'saving' : 'saved';
}
