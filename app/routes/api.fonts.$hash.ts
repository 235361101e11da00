/** DELETE /api/fonts/:hash: removes a font from the user's list, and returns the list. Designs that use it keep it. */
import { errorResponse, methodNotAllowed } from '#app/requests/error-response.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/api.fonts.$hash.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('DELETE');
}

export async function action({ request, params }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'DELETE') return methodNotAllowed('DELETE');
  const { ownFonts } = services();
  if (!(await ownFonts.remove(user.id, params.hash))) return errorResponse(404, 'not_found', message('fonts.notFound'));
  return answer({ fonts: await ownFonts.list(user.id) });
}
