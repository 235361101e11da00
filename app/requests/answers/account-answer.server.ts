/** The responses of the account's routes to a refusal. */
import { errorResponse } from '#app/requests/error-response.ts';
import { answering } from '#app/requests/answers/design-answer.server.ts';
import { AccountError } from '#app/services/account/account-error.ts';

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
