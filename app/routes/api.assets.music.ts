/**
 * POST /api/assets/music: a music file for films (MP3, AAC), as the multipart field `file`. Private to its user. DELETE
 * ?asset=: deletes it again, unless one of the user's films uses it.
 */
import { readUpload, uploadFailure } from '#app/requests/uploads/read-upload.server.ts';
import { errorResponse, methodNotAllowed } from '#app/requests/error-response.ts';
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { MusicError } from '#app/services/inspection/music/music-error.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.assets.music.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST, DELETE');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  const { music } = services();
  if (request.method === 'DELETE') {
    const asset = new URL(request.url).searchParams.get('asset') ?? '';
    return (await music.remove(user.id, asset)) ? new Response(null, { status: 204 }) : apiNotFound();
  }
  if (request.method !== 'POST') return methodNotAllowed('POST, DELETE');
  await limitRequests('uploads', context, user);
  try {
    const { bytes, name } = await readUpload(request);
    return Response.json(await music.keep(user.id, bytes, name), { status: 201 });
  } catch (error) {
    if (error instanceof MusicError) return errorResponse(error.status, error.code, error.message, 'file');
    return uploadFailure(error);
  }
}
