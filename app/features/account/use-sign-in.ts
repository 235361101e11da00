/** The machine of one method, with its sender: our own server, whose refusals are shown in its words. */
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { httpPost } from '#app/browser/http-client.ts';
import { thrownText } from '#app/browser/thrown-text.ts';
import type { PendingSent, SignInAnswer } from './sign-in-answer.ts';
import { NotSentError, signInMachine, type SentTo, type SignInInput, type Target } from './sign-in.machine.ts';

export interface SignInUse {
  check(target: Target): string | null;
  send(target: Target, signal: AbortSignal): Promise<SentTo>;
  /** The server's answer to the plain form. */
  answer: SignInAnswer | null;
  /** What was sent before the page was loaded. */
  pending?: PendingSent | null;
  /** What the form contains at first. */
  target?: Target;
}

export function useSignIn({ check, send, answer, pending = null, target }: SignInUse) {
  const machine = useMemo(
    () =>
      signInMachine.provide({
        actors: { send: fromPromise<SentTo, Target>(({ input, signal }) => send(input, signal)) },
      }),
    [send],
  );
  const [state, dispatch] = useMachine(machine, {
    input: { check, ...beginning(answer, pending, target) },
  });
  const { sent, error, secondsLeft } = state.context;
  return {
    /** Where it went; null while it is being requested. */
    sent: state.matches('sent') ? sent : null,
    target: state.context.target,
    error,
    busy: state.matches('sending') || state.matches({ sent: 'resending' }),
    /** Until it may be requested again. */
    secondsLeft: state.matches({ asking: 'held' }) || state.matches({ sent: 'waiting' }) ? secondsLeft : 0,
    submit: (to: Target) => dispatch({ type: 'submit', ...to }),
    resend: () => dispatch({ type: 'resend' }),
    change: () => dispatch({ type: 'change' }),
  };
}

/** Where the machine starts: the answer to the plain form takes precedence over what was sent earlier. */
function beginning(
  answer: SignInAnswer | null,
  pending: PendingSent | null,
  target?: Target,
): Omit<SignInInput, 'check'> {
  if (answer?.step === 'address')
    return {
      target: answer.target,
      sent: answer.sent ?? undefined,
      error: answer.error ?? undefined,
      retryAfter: answer.retryAfter,
    };
  const sent = answer?.step === 'code' ? answer.sent : pending?.sent;
  if (!sent) return { target };
  const known = pending?.sent.address === sent.address ? pending : null;
  return { sent, target: known?.target ?? { ...target, address: sent.address }, retryAfter: known?.secondsLeft };
}

export type SignInState = ReturnType<typeof useSignIn>;

/** POSTs; a failure says, in the server's words, why nothing was sent and how long to wait. */
export async function postToSend<Answer>(path: string, body: unknown, signal: AbortSignal): Promise<Answer> {
  try {
    return await httpPost<Answer>(path, body, { signal });
  } catch (thrown) {
    throw new NotSentError(thrownText(thrown), retryAfterIn(thrown));
  }
}

function retryAfterIn(thrown: unknown): number | null {
  if (typeof thrown !== 'object' || thrown === null || !('error' in thrown)) return null;
  const { error } = thrown;
  return typeof error === 'object' && error !== null && 'retryAfter' in error && typeof error.retryAfter === 'number'
    ? error.retryAfter
    : null;
}
