/**
 * POST /api/models/photos (multipart: `slot`, `file`): checks whether a photo shows what its slot needs. Stores
 * nothing.
 */
import { answer, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { answeringModels, readPhoto } from '#app/requests/uploads/read-person-model.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.models.photos.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('personPhotos', context, user);
  return answeringModels(async () => {
    const { slot, file } = await readPhoto(request);
    return answer(await services().personModels.check(user.id, slot, file, request.signal));
  });
}
