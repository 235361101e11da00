/**
 * A tool that a button of the editor calls, as people see it: under way, after a second with its progress, after five
 * with a way to cancel, then done or failed. One at a time.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { ToolAnswer } from '../design-store/design-api.ts';

/** When progress is shown and when cancelling is offered, ms after the start. */
export const SHOW_PROGRESS = 1_000;
export const SHOW_CANCEL = 5_000;

export interface RequestedCall {
  tool: string;
  input: unknown;
  /** What is happening, in words. */
  label: string;
  /** What could not be done, in words, should it fail. */
  failed: string;
  /**
   * The picture whose result is looked at beside what it was, to be kept or rejected; or who takes the result instead
   * of everyone being told.
   */
  review?: string | ((result: CallResult) => void);
}

/** What a call came to, once the design shows it. */
export interface CallResult {
  answer: ToolAnswer;
  /** Null: nothing had to be changed. */
  change: string | null;
  /** What was done, in words. */
  title: string;
}

interface Context {
  call: RequestedCall | null;
  /** Done so far; null: can't be said. */
  share: number | null;
}
type CallEvent =
  | { type: 'START'; call: RequestedCall }
  | { type: 'PROGRESS'; share: number | null }
  | { type: 'CANCEL' };

export const toolCallMachine = setup({
  types: { context: {} as Context, events: {} as CallEvent },
  actors: {
    run: fromPromise<ToolAnswer, RequestedCall>(() => Promise.reject(new Error('run is provided by the editor'))),
  },
  actions: {
    begin: assign(({ context, event }: { context: Context; event: CallEvent }) => ({
      call: event.type === 'START' ? event.call : context.call,
      share: null,
    })),
    /** Tells how it ended. */
    tellDone: (_, _params: { answer: ToolAnswer }) => undefined,
    tellFailed: (_, _params: { error: unknown }) => undefined,
  },
  delays: { SHOW_PROGRESS, CANCEL_AFTER: SHOW_CANCEL - SHOW_PROGRESS },
}).createMachine({
  id: 'toolCall',
  context: { call: null, share: null },
  initial: 'idle',
  states: {
    idle: {
      on: { START: { target: 'running', actions: 'begin' } },
    },
    running: {
      initial: 'quick',
      invoke: {
        src: 'run',
        input: ({ context }) => context.call as RequestedCall,
        onDone: { target: 'idle', actions: { type: 'tellDone', params: ({ event }) => ({ answer: event.output }) } },
        onError: { target: 'idle', actions: { type: 'tellFailed', params: ({ event }) => ({ error: event.error }) } },
      },
      on: {
        PROGRESS: { actions: assign({ share: ({ event }) => event.share }) },
        CANCEL: 'idle',
      },
      states: {
        quick: { after: { SHOW_PROGRESS: 'shown' } },
        shown: { after: { CANCEL_AFTER: 'cancellable' } },
        cancellable: {},
      },
    },
  },
});
