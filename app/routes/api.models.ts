/**
 * /api/models: GET lists the user's person models; POST (multipart: its description, `consent`, three photos) creates
 * one.
 */
import { answer, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { answeringModels, readNewModel } from '#app/requests/uploads/read-person-model.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.models.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answer({ models: await services().personModels.list(user.id) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('GET, POST');
  await limitRequests('personPhotos', context, user);
  return answeringModels(async () =>
    answer(await services().personModels.create(user.id, await readNewModel(request), request.signal), 201),
  );
}
