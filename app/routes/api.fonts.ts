/** /api/fonts: GET lists the user's own fonts; POST uploads one, as the multipart field `file`. */
import { readUpload, uploadFailure } from '#app/requests/uploads/read-upload.server.ts';
import { errorResponse, methodNotAllowed } from '#app/requests/error-response.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer } from '#app/requests/answers/design-answer.server.ts';
import { FontError } from '#app/services/inspection/fonts/font-error.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.fonts.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answer({ fonts: await services().ownFonts.list(user.id) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('GET, POST');
  await limitRequests('fonts', context, user);
  const { ownFonts } = services();
  try {
    const { bytes, name } = await readUpload(request);
    return Response.json(await ownFonts.upload(user.id, bytes, name), { status: 201 });
  } catch (error) {
    if (error instanceof FontError) return errorResponse(error.status, error.code, error.message, 'file');
    return uploadFailure(error);
  }
}
