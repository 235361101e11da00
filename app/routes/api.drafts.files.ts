/** POST /api/drafts/files: a picture from a visitor without an account, as the multipart field `file`. The answer's id is good for a draft only. */
import { readUpload, uploadFailure } from '#app/services/assets/read-upload.server.ts';
import { methodNotAllowed, tooManyRequests } from '#app/services/auth/error-response.ts';
import { DraftError } from '#app/services/drafts/draft-request.ts';
import { requestFacts } from '#app/services/http/request-context.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.drafts.files.ts';

export function loader() {
  return methodNotAllowed('POST');
}

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  try {
    const { bytes, name } = await readUpload(request);
    return Response.json(await services().drafts.addFile(context.get(requestFacts).address, bytes, name), { status: 201 });
  } catch (error) {
    return error instanceof DraftError ? tooManyRequests(error.retryAfter) : uploadFailure(error);
  }
}
