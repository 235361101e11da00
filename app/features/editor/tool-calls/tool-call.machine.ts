/**
 * A tool called by a button of the editor, as users see it: running, after a second with its progress, after five with
 * a cancel button, then done or failed. One at a time.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { ToolAnswer } from '../design-store/design-api.ts';

/** When progress is shown and cancelling is offered, ms after the start. */
export const SHOW_PROGRESS = 1_000;
export const SHOW_CANCEL = 5_000;

export interface RequestedCall {
  tool: string;
  input: unknown;
  /** What is happening, in words. */
  label: string;
  /** What failed, in words, if it fails. */
  failed: string;
  /**
   * The picture whose result is reviewed next to its previous state, to be kept or rejected; or a handler that receives
   * the result instead of the usual report.
   */
  review?: string | ((result: CallResult) => void);
}

/** The outcome of a call, once the design shows it. */
export interface CallResult {
  answer: ToolAnswer;
  /** Null: no change was needed. */
  change: string | null;
  /** What was done, in words. */
  title: string;
}

interface Context {
  call: RequestedCall | null;
  /** Share done so far; null: unknown. */
  share: number | null;
  /** What is being done, in words; null: the call’s own label says it. */
  step: string | null;
}
type CallEvent =
  | { type: 'START'; call: RequestedCall }
  | { type: 'PROGRESS'; share: number | null; step?: string | undefined }
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
      step: null,
    })),
    /** Reports how it ended. */
    tellDone: (_, _params: { answer: ToolAnswer }) => undefined,
    tellFailed: (_, _params: { error: unknown }) => undefined,
  },
  delays: { SHOW_PROGRESS, CANCEL_AFTER: SHOW_CANCEL - SHOW_PROGRESS },
}).createMachine({
  id: 'toolCall',
  context: { call: null, share: null, step: null },
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
        PROGRESS: {
          actions: assign({
            share: ({ event }) => event.share,
            step: ({ context, event }) => event.step ?? context.step,
          }),
        },
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
