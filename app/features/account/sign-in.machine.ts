/** Asking for a sign-in link: address, sent, wait, again. How a link is sent is handed in (`sendLink`). */
import { assign, fromPromise, setup } from 'xstate';
import { message } from '#messages/message.ts';
import { isEmail } from './email.ts';

/** Seconds before a link may be asked for again. */
export const resendAfter = 30;

export type SignInEvent = { type: 'submit'; email: string } | { type: 'resend' } | { type: 'changeAddress' };

interface SignInContext {
  email: string;
  /** What is wrong with the address or went wrong while sending; null: nothing. */
  error: string | null;
  /** Seconds until the link may be sent again. */
  secondsLeft: number;
}

export interface SignInInput {
  /** Given: the link was sent already (by the form without scripts). */
  sentTo?: string;
  error?: string;
}

export const signInMachine = setup({
  types: { context: {} as SignInContext, events: {} as SignInEvent, input: {} as SignInInput },
  actors: {
    /** Rejects with the words to show. */
    sendLink: fromPromise<void, { email: string }>(() => {
      throw new Error('How a link is sent must be provided');
    }),
  },
  guards: {
    isEmail: ({ event }) => event.type === 'submit' && isEmail(event.email),
    wasSent: ({ context }) => context.email !== '' && context.error === null,
    waitIsOver: ({ context }) => context.secondsLeft <= 1,
  },
  actions: {
    takeEmail: assign(({ event }) => (event.type === 'submit' ? { email: event.email.trim(), error: null } : {})),
    refuseEmail: assign({ error: () => message('account.enterValidEmail') }),
    takeFailure: assign(({ event }) => ({
      error: 'error' in event && event.error instanceof Error ? event.error.message : message('account.mailNotSent'),
    })),
    startWait: assign({ secondsLeft: resendAfter }),
    tick: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
    clearError: assign({ error: null }),
  },
}).createMachine({
  id: 'sign-in',
  context: ({ input }) => ({ email: input.sentTo ?? '', error: input.error ?? null, secondsLeft: 0 }),
  initial: 'begin',
  states: {
    begin: { always: [{ guard: 'wasSent', target: 'sent' }, { target: 'asking' }] },
    asking: {
      on: {
        submit: [
          { guard: 'isEmail', target: 'sending', actions: 'takeEmail' },
          { actions: ['takeEmail', 'refuseEmail'] },
        ],
      },
    },
    sending: {
      invoke: {
        src: 'sendLink',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'sent' },
        onError: { target: 'asking', actions: 'takeFailure' },
      },
    },
    sent: {
      initial: 'waiting',
      on: { changeAddress: { target: 'asking', actions: 'clearError' } },
      states: {
        waiting: {
          entry: 'startWait',
          initial: 'counting',
          states: {
            counting: {
              after: {
                1000: [
                  { guard: 'waitIsOver', target: '#sign-in.sent.ready', actions: 'tick' },
                  { target: 'counting', reenter: true, actions: 'tick' },
                ],
              },
            },
          },
        },
        ready: { on: { resend: { target: 'resending', actions: 'clearError' } } },
        resending: {
          invoke: {
            src: 'sendLink',
            input: ({ context }) => ({ email: context.email }),
            onDone: { target: 'waiting' },
            onError: { target: 'ready', actions: 'takeFailure' },
          },
        },
      },
    },
  },
});
