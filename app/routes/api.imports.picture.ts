/** POST /api/imports/picture: the first page of an SVG, PDF or PowerPoint file, the multipart field `file`, as a picture. */
import { readUpload, uploadFailure } from '#app/requests/uploads/read-upload.server.ts';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.imports.picture.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('uploads', context, user);
  try {
    return Response.json(await services().imports.picture(user.id, await readUpload(request), request.signal), {
      status: 201,
    });
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 499 });
    return uploadFailure(error);
  }
}
