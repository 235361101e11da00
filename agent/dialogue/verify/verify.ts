/**
 * The last look at calls before anything is done, whoever planned them: nothing is printed that nobody said, and nothing
 * taken away that was not spoken of.
 */
import type { Call } from '../plan/planned.ts';
import { mayRemove } from './removing.ts';
import { mayWrite, type Sources } from './writing.ts';

export interface Verified extends Sources {
  /** The message answers a question, and need not name again what that was about. */
  isAnswer: boolean;
}

export const mayBeDone = (calls: readonly Call[], request: Verified): boolean =>
  mayWrite(calls, request) && (request.isAnswer || mayRemove(calls, request.message, request.page));
