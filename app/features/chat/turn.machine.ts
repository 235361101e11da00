/**
 * The tab's relation to the conversation's turn: nothing runs, a message is on its way, the agent works and we watch,
 * it is being stopped, or the connection broke and we catch up. The turn itself lives on the server; leaving it stops
 * nothing.
 */
import { assign, fromPromise, setup } from 'xstate';

export type TurnEvent =
  /** A message was handed over. */
  | { type: 'send' }
  /** The server took it. */
  | { type: 'accepted' }
  /** The server refused or could not be reached: the message returns to its writer. */
  | { type: 'unsent'; reason: string }
  /** The stream came to its end. */
  | { type: 'ended' }
  /** The stream broke off; the turn may well be running still. */
  | { type: 'broke' }
  | { type: 'stop' }
  /** News of a turn that this tab did not start, or that it may have missed. */
  | { type: 'news' }
  /** The browser has a connection again. */
  | { type: 'online' };

export interface TurnContext {
  /** Why the last message was not sent. */
  problem: string | null;
  /** Attempts to catch up since the connection broke. */
  attempts: number;
  /** A turn ran when the page was loaded. */
  wasRunning: boolean;
}

/** Longest wait between two attempts to catch up, ms. */
export const longestWaitMs = 15_000;
/** How long a stopped turn may take to finish before this tab stops listening, ms. */
export const stopPatienceMs = 1_000;

export const turnMachine = setup({
  types: { context: {} as TurnContext, events: {} as TurnEvent, input: {} as { running: boolean } },
  actors: {
    /** Reads the conversation as it is now, and whether a turn runs. */
    catchUp: fromPromise<{ running: boolean }>(() => Promise.reject(new Error('catchUp must be provided'))),
    /** Asks the server to stop the turn. */
    stopTurn: fromPromise<void>(() => Promise.reject(new Error('stopTurn must be provided'))),
  },
  actions: {
    /** Follows the running turn's stream from its beginning. */
    follow: () => undefined,
    /** Releases the stream. */
    letGo: () => undefined,
    forgetProblem: assign({ problem: null }),
    noteProblem: assign({ problem: ({ event }) => (event.type === 'unsent' ? event.reason : null) }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    resetAttempts: assign({ attempts: 0 }),
  },
  delays: {
    wait: ({ context }) => Math.min(longestWaitMs, 500 * 2 ** context.attempts),
    patience: stopPatienceMs,
  },
  guards: { wasRunning: ({ context }) => context.wasRunning },
}).createMachine({
  id: 'turn',
  context: ({ input }) => ({ problem: null, attempts: 0, wasRunning: input.running }),
  initial: 'begin',
  states: {
    begin: { always: [{ guard: 'wasRunning', target: 'working', actions: 'follow' }, { target: 'idle' }] },
    idle: {
      on: {
        send: { target: 'sending', actions: 'forgetProblem' },
        news: 'catchingUp',
      },
    },
    sending: {
      on: {
        accepted: 'working',
        unsent: { target: 'idle', actions: 'noteProblem' },
        // Accepted and over before this tab looked.
        ended: 'idle',
        broke: 'lost',
      },
    },
    working: {
      entry: 'resetAttempts',
      on: { ended: 'idle', broke: 'lost', stop: 'stopping' },
    },
    stopping: {
      invoke: {
        src: 'stopTurn',
        onDone: '.waiting',
        // It could not be stopped: it is still running, and the stream says how it continues.
        onError: 'working',
      },
      initial: 'asking',
      states: { asking: {}, waiting: { after: { patience: { target: '#turn.catchingUp', actions: 'letGo' } } } },
      on: { ended: 'idle', broke: 'lost' },
    },
    /** Reads the server's state; follows a running turn from then on. */
    catchingUp: {
      invoke: {
        src: 'catchUp',
        onDone: [
          { guard: ({ event }) => event.output.running, target: 'working', actions: 'follow' },
          { target: 'idle', actions: 'resetAttempts' },
        ],
        onError: 'lost',
      },
      // A message sent meanwhile takes precedence; the reading's answer is dropped.
      on: { send: { target: 'sending', actions: 'forgetProblem' } },
    },
    lost: {
      entry: 'countAttempt',
      after: { wait: 'catchingUp' },
      on: {
        online: 'catchingUp',
        news: 'catchingUp',
        send: { target: 'sending', actions: 'forgetProblem' },
      },
    },
  },
});
