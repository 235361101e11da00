/** GET, PATCH { title }, DELETE /api/designs/:id. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { renameBodySchema } from '#app/contracts/change.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.designs.$id.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => answer(await services().designs.get(user.id, params.id)));
}

export async function action({ request, params }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => {
    const { designs } = services();
    if (request.method === 'PATCH') {
      const { title } = await readBody(request, renameBodySchema);
      await designs.rename(user.id, params.id, title);
      return answer({ title });
    }
    if (request.method === 'DELETE') {
      await designs.softDelete(user.id, params.id);
      return new Response(null, { status: 204 });
    }
    return methodNotAllowed('GET, PATCH, DELETE');
  });
}
