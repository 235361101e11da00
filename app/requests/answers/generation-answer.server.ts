/**
 * The responses of the generations' routes: refusals in the common error format, limits with the data for showing them.
 */
import { errorResponse } from '#app/requests/error-response.ts';
import { apiNotFound } from '#app/requests/guards.server.ts';
import { answer, answering as answeringKernel } from '#app/requests/answers/design-answer.server.ts';
import type { LimitAnswer } from '#app/contracts/generation.ts';
import { GenerationError, GenerationLimitError } from '#app/services/generations/generation-error.ts';

/** Runs a route's work and turns refusals into answers. */
export function answering(work: () => Promise<Response>): Promise<Response> {
  return answeringKernel(async () => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof GenerationLimitError) {
        return answer(
          { error: { code: 'limit_reached', message: error.message }, reached: error.reached } satisfies LimitAnswer,
          402,
        );
      }
      if (!(error instanceof GenerationError)) throw error;
      return error.code === 'not_found' ? apiNotFound() : errorResponse(error.status, error.code, error.message);
    }
  });
}
