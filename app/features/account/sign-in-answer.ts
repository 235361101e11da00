/** What the page and its forms tell each other: the ways to sign in, and what a form was answered. */
import type { SentTo, Target } from './sign-in.machine.ts';

export type SignInMethod = 'email' | 'phone';

/**
 * Of the forms that ask for a link or a code, of the one that takes the code, or of the one that goes on without an
 * account.
 */
export type SignInAnswer =
  | { step: 'address'; target: Target; sent: SentTo | null; error: string | null; retryAfter?: number }
  | { step: 'code'; sent: SentTo; error: string }
  | { step: 'guest'; error: string };

/** A code that this browser asked for before the page was loaded. */
export interface PendingSent {
  sent: SentTo;
  /** What is in the form for another number. */
  target: Target;
  /** Until another one may be asked for. */
  secondsLeft: number;
}

/** The page's own address: `next` and the method go along with everything that is sent. */
export function signInAddress(next: string, method?: SignInMethod): string {
  return `/sign-in?${new URLSearchParams({ next, ...(method ? { method } : {}) })}`;
}
