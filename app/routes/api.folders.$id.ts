/** PATCH /api/folders/:id { name } renames a folder. DELETE deletes it; its designs stay, in no folder. */
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { folderBodySchema } from '#app/contracts/project-request.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.folders.$id.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('PATCH, DELETE');
}

export async function action({ request, params }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  const { folders } = services();
  if (request.method === 'DELETE')
    return (await folders.remove(user.id, params.id)) ? new Response(null, { status: 204 }) : apiNotFound();
  if (request.method !== 'PATCH') return methodNotAllowed('PATCH, DELETE');
  return answering(async () => {
    const { name } = await readBody(request, folderBodySchema);
    const folder = await folders.rename(user.id, params.id, name);
    return folder ? answer(folder) : apiNotFound();
  });
}
