/** DELETE /api/designs/:id/versions/:version: removes a version's name; the version itself stays in the history. */
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { answering, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.designs.$id.versions.$version.ts';

export async function action({ request, params }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'DELETE') return methodNotAllowed('DELETE');
  return answering(async () => {
    const gone = await services().versions.unname(user.id, params.id, params.version);
    return gone ? new Response(null, { status: 204 }) : apiNotFound();
  });
}
