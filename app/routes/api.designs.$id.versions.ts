/** POST /api/designs/:id/versions { name, revision? }: gives a version a name. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { versionBodySchema } from '#app/contracts/version.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.designs.$id.versions.ts';

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('changes', context, user);
  return answering(async () => {
    const { name, revision } = await readBody(request, versionBodySchema);
    return answer(await services().versions.name(user.id, params.id, name, revision), 201);
  });
}
