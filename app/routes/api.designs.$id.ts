/** GET, PATCH { title?, folder? }, DELETE /api/designs/:id: deleting moves it to the trash. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { projectPatchSchema } from '#app/contracts/project-request.ts';
import { trashProject } from '#app/requests/projects/project-actions.server.ts';
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
      const patch = await readBody(request, projectPatchSchema);
      // First the part that may be refused.
      if (patch.folder !== undefined) await designs.move(user.id, params.id, patch.folder);
      if (patch.title !== undefined) await designs.rename(user.id, params.id, patch.title);
      return answer(patch);
    }
    if (request.method === 'DELETE') {
      await trashProject(services(), user.id, params.id);
      return new Response(null, { status: 204 });
    }
    return methodNotAllowed('GET, PATCH, DELETE');
  });
}
