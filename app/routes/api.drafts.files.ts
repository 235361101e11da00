/**
 * POST /api/drafts/files: a picture from a visitor without an account, as the multipart field `file`. The returned id
 * is only valid for a draft. GET ?pass=&large=1: a small or large copy of one, for viewing before it is sent.
 */
import { readUpload, uploadFailure } from '#app/requests/uploads/read-upload.server.ts';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { apiNotFound } from '#app/requests/guards.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { requestFacts } from '#app/services/http/request-context.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.drafts.files.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const pass = search.get('pass');
  if (pass === null) return methodNotAllowed('POST');
  const picture = await services().drafts.picture(pass, search.has('large'));
  if (!picture) return apiNotFound();
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      'Content-Type': picture.mime,
      'Cache-Control': 'private, max-age=3600',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('draftFiles', context, null);
  try {
    const { bytes, name } = await readUpload(request);
    return Response.json(await services().drafts.addFile(context.get(requestFacts).address, bytes, name), {
      status: 201,
    });
  } catch (error) {
    return uploadFailure(error);
  }
}
