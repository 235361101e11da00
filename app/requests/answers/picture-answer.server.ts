/** The responses of routes when a picture can't be made. */
import { errorResponse, tooManyRequests } from '#app/requests/error-response.ts';
import { RenderError, type RenderErrorCode } from '#app/services/rendering/render-job.ts';

/** Codes for problems that users can fix; other errors are ours, and rethrown. */
const REFUSALS: Partial<Record<RenderErrorCode, { status: number; code: string }>> = {
  noPage: { status: 404, code: 'not_found' },
  brokenPictures: { status: 422, code: 'broken_pictures' },
  tooLarge: { status: 422, code: 'too_large' },
  tooHeavy: { status: 422, code: 'too_heavy' },
  tooLong: { status: 422, code: 'too_long' },
};

/**
 * Runs a route's drawing and turns refusals into responses. `signal`: of the request; after an abort there is no
 * response.
 */
export async function answeringPicture(signal: AbortSignal, draw: () => Promise<Response>): Promise<Response> {
  try {
    return await draw();
  } catch (error) {
    if (signal.aborted) return new Response(null, { status: 499 });
    if (!(error instanceof RenderError)) throw error;
    if (error.retryAfter !== null) return tooManyRequests(error.retryAfter, error.message);
    const refusal = REFUSALS[error.code];
    if (!refusal) throw error;
    return errorResponse(refusal.status, refusal.code, error.message);
  }
}
