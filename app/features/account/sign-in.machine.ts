/**
 * Requests what signs in, a link by mail or a code by text message: address, sent, wait, again. Both work the same; how
 * it is sent (`send`) and what the form can check by itself (`check`) are passed in.
 */
import { assign, fromPromise, setup } from 'xstate';
import { message } from '#messages/message.ts';
import { resendAfter } from '#app/services/auth/code-life.ts';

/** Where to send it, as typed. */
export interface Target {
  address: string;
  /** For a phone number: the country whose code precedes it. */
  country?: string;
}

/** Where it was sent: the form to send to again, and words. */
export interface SentTo {
  address: string;
  shown: string;
}

export type SignInEvent = ({ type: 'submit' } & Target) | { type: 'resend' } | { type: 'change' };

/** It was not sent: the words to show, and how long to wait where known. */
export class NotSentError extends Error {
  override name = 'NotSentError';
  readonly retryAfter: number | null;
  constructor(text: string, retryAfter: number | null = null) {
    super(text);
    this.retryAfter = retryAfter;
  }
}

interface SignInContext {
  target: Target;
  sent: SentTo | null;
  /** What is wrong with the address or went wrong while sending; null if nothing. */
  error: string | null;
  /** Seconds until it may be requested again. */
  secondsLeft: number;
  check(target: Target): string | null;
}

export interface SignInInput {
  /** What is wrong with an address, in words, as far as the form can tell by itself; null if nothing. */
  check(target: Target): string | null;
  target?: Target;
  /** Set if it was sent already (by the form without scripts, or before this page was loaded). */
  sent?: SentTo;
  error?: string;
  /** Seconds to wait, where the server said so; after `sent`: all of them by default. */
  retryAfter?: number;
}

/** Counts `secondsLeft` down, then moves on to `over`. */
const countdown = <Over extends string>(over: Over) =>
  ({
    initial: 'counting',
    states: {
      counting: {
        after: {
          1000: [
            // The limit that was exceeded then has passed.
            { guard: 'waitIsOver', target: over, actions: ['tick', 'clearError'] },
            { target: 'counting', reenter: true, actions: 'tick' },
          ],
        },
      },
    },
  }) as const;

export const signInMachine = setup({
  types: { context: {} as SignInContext, events: {} as SignInEvent, input: {} as SignInInput },
  actors: {
    /** Rejects with NotSentError. */
    send: fromPromise<SentTo, Target>(() => {
      throw new Error('How it is sent must be provided');
    }),
  },
  guards: {
    isGood: ({ context, event }) => event.type === 'submit' && context.check(event) === null,
    wasSent: ({ context }) => context.sent !== null && context.error === null,
    mustWait: ({ context }) => context.secondsLeft > 0,
    saysWhen: ({ event }) => waitIn(event) !== null,
    waitIsOver: ({ context }) => context.secondsLeft <= 1,
  },
  actions: {
    takeTarget: assign(({ event }) =>
      event.type === 'submit' ? { target: { address: event.address.trim(), country: event.country }, error: null } : {},
    ),
    refuseTarget: assign(({ context, event }) => (event.type === 'submit' ? { error: context.check(event) } : {})),
    takeSent: assign(({ event }) => ('output' in event ? { sent: event.output as SentTo, error: null } : {})),
    takeFailure: assign(({ event }) => ({
      error:
        'error' in event && event.error instanceof Error ? event.error.message : message('common.somethingWentWrong'),
      secondsLeft: waitIn(event) ?? 0,
    })),
    startWait: assign({ secondsLeft: resendAfter }),
    tick: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
    clearError: assign({ error: null }),
  },
}).createMachine({
  id: 'sign-in',
  context: ({ input }) => ({
    target: input.target ?? { address: '' },
    sent: input.sent ?? null,
    error: input.error ?? null,
    secondsLeft: input.retryAfter ?? (input.sent ? resendAfter : 0),
    check: input.check,
  }),
  initial: 'begin',
  states: {
    begin: { always: [{ guard: 'wasSent', target: 'sent.before' }, { target: 'asking' }] },
    asking: {
      initial: 'begin',
      states: {
        begin: { always: [{ guard: 'mustWait', target: 'held' }, { target: 'free' }] },
        /** Too many were sent already. */
        held: countdown('#sign-in.asking.free'),
        free: {
          on: {
            submit: [
              { guard: 'isGood', target: '#sign-in.sending', actions: 'takeTarget' },
              { actions: ['takeTarget', 'refuseTarget'] },
            ],
          },
        },
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context.target,
        onDone: { target: 'sent', actions: 'takeSent' },
        onError: { target: 'asking', actions: 'takeFailure' },
      },
    },
    sent: {
      initial: 'begin',
      on: { change: { target: 'asking', actions: ['clearError', assign({ secondsLeft: 0 })] } },
      states: {
        begin: { always: { target: 'waiting', actions: 'startWait' } },
        /** The wait began before this page was loaded. */
        before: { always: [{ guard: 'mustWait', target: 'waiting' }, { target: 'ready' }] },
        waiting: countdown('#sign-in.sent.ready'),
        ready: { on: { resend: { target: 'resending', actions: 'clearError' } } },
        resending: {
          invoke: {
            src: 'send',
            input: ({ context }) => ({ ...context.target, address: context.sent?.address ?? context.target.address }),
            onDone: { target: 'begin', actions: 'takeSent' },
            onError: [
              { guard: 'saysWhen', target: 'waiting', actions: 'takeFailure' },
              { target: 'ready', actions: 'takeFailure' },
            ],
          },
        },
      },
    },
  },
});

/** How long a failure says to wait; null if it doesn't. */
function waitIn(event: object): number | null {
  return 'error' in event && event.error instanceof NotSentError && event.error.retryAfter
    ? event.error.retryAfter
    : null;
}
