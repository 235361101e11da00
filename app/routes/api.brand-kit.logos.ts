/** POST /api/brand-kit/logos: a logo, as the multipart field `file`, PNG or JPG; returns the whole kit. */
import { readUpload, uploadFailure } from '#app/requests/uploads/read-upload.server.ts';
import { errorResponse, methodNotAllowed } from '#app/requests/error-response.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { BrandKitError } from '#app/services/brand-kit/brand-kit-error.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.brand-kit.logos.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('logos', context, user);
  const { brandKits } = services();
  try {
    const { bytes, name } = await readUpload(request);
    return Response.json(await brandKits.addLogo(user.id, bytes, name), {
      status: 201,
      headers: { 'Cache-Control': 'no-store' },
    });
  } catch (error) {
    if (error instanceof BrandKitError)
      return errorResponse(error.code === 'invalid_file_type' ? 415 : 422, error.code, error.message, 'file');
    return uploadFailure(error);
  }
}
