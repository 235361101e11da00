/** /api/models/:id: GET is a person model; PATCH changes its description; DELETE deletes it with its photos. */
import { answer, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { personPatchSchema } from '#app/contracts/person-model.ts';
import { answeringModels } from '#app/requests/uploads/read-person-model.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.models.$id.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  const model = await services().personModels.get(user.id, params.id);
  return model ? answer(model) : apiNotFound();
}

export async function action({ request, params }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  const { personModels } = services();
  if (!(await personModels.get(user.id, params.id))) return apiNotFound();
  return answeringModels(async () => {
    if (request.method === 'PATCH') {
      const model = await personModels.describe(user.id, params.id, await readBody(request, personPatchSchema));
      return model ? answer(model) : apiNotFound();
    }
    if (request.method !== 'DELETE') return methodNotAllowed('GET, PATCH, DELETE');
    return (await personModels.delete(user.id, params.id))
      ? new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
      : apiNotFound();
  });
}
