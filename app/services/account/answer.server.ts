/** What routes of the account answer when it refuses. */
import { errorResponse } from '#app/services/auth/error-response.ts';
import { answering } from '#app/services/designs/answer.server.ts';
import { AccountError } from './account-error.ts';

export function answerAccount(work: () => Promise<Response>): Promise<Response> {
  return answering(async () => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      return errorResponse(
        error.status,
        error.code,
        error.message,
        error.field,
        error.retryAfter ? { 'Retry-After': String(error.retryAfter) } : {},
      );
    }
  });
}
