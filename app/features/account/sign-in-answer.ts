/** What the page and its forms exchange: the ways to sign in, and the answer to a form. */
import type { SentTo, Target } from './sign-in.machine.ts';

export type SignInMethod = 'email' | 'phone';

/**
 * From the forms that ask for a link or a code, the one that takes the code, or the one that continues without an
 * account.
 */
export type SignInAnswer =
  | { step: 'address'; target: Target; sent: SentTo | null; error: string | null; retryAfter?: number }
  | { step: 'code'; sent: SentTo; error: string }
  | { step: 'guest'; error: string };

/** A code that this browser requested before the page was loaded. */
export interface PendingSent {
  sent: SentTo;
  /** What the form for another number contains. */
  target: Target;
  /** Until another one may be requested. */
  secondsLeft: number;
}

/** The page's own address: `next` and the method are sent along with everything. */
export function signInAddress(next: string, method?: SignInMethod): string {
  return `/sign-in?${new URLSearchParams({ next, ...(method ? { method } : {}) })}`;
}
