/** GET /api/folders: the user's folders, and the number of designs in each. POST { name }: a new one. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { folderBodySchema } from '#app/contracts/project-request.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.folders.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answer(await services().folders.list(user.id));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('GET, POST');
  await limitRequests('designs', context, user);
  return answering(async () => {
    const { name } = await readBody(request, folderBodySchema);
    return answer(await services().folders.create(user.id, name), 201);
  });
}
