/** Why a trip to Google or Apple and back did not end in a session, as in the address of /sign-in and in words. */
import { message } from '#messages/message.ts';
import { isProviderKey, providerNames } from './provider-key.ts';

const words = {
  /** The person said no there. */
  denied: 'account.tripDenied',
  /** The provider did not supply a mail address. */
  'no-email': 'account.tripNoEmail',
  /** The provider has not verified the mail address. */
  unverified: 'account.tripUnverified',
  /** An account has the mail address, but never verified it. */
  unlinked: 'account.tripUnlinked',
  down: 'account.tripDown',
  'timed-out': 'account.tripTimedOut',
  /** Begun in another browser, too long ago, or ended already. */
  lost: 'account.tripLost',
  busy: 'account.tripBusy',
  /** The answer was not trustworthy. */
  failed: 'account.tripFailed',
} as const;

export type TripProblem = keyof typeof words;

/** The words for `?problem=&with=` of /sign-in; null if the address has none. */
export function tripProblemText(query: URLSearchParams): string | null {
  const problem = query.get('problem') ?? '';
  const provider = query.get('with');
  if (!Object.hasOwn(words, problem) || !isProviderKey(provider)) return null;
  return message(words[problem as TripProblem], { provider: providerNames[provider] });
}
