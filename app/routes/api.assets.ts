/** POST /api/assets: a picture, as the multipart field `file`. Visitors without an account may upload too. */
import { readUpload, uploadFailure } from '#app/requests/uploads/read-upload.server.ts';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.assets.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request, { anonymous: true });
  return methodNotAllowed('POST');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request, { anonymous: true });
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('uploads', context, user);
  const { assets } = services();
  try {
    const { bytes, name } = await readUpload(request);
    return Response.json(await assets.upload(user.id, bytes, name), { status: 201 });
  } catch (error) {
    return uploadFailure(error);
  }
}
