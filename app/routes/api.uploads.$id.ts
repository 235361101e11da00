/**
 * PATCH /api/uploads/:id { name }: renames a picture of the library. DELETE removes it; designs that show it keep it.
 */
import { z } from 'zod';
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/api.uploads.$id.ts';

const bodySchema = z.strictObject({ name: z.string().trim().min(1, message('editor.fileNameEmpty')).max(120) });

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request, { anonymous: true });
  return methodNotAllowed('PATCH, DELETE');
}

export async function action({ request, params }: Route.ActionArgs) {
  const { user } = await requireApiUser(request, { anonymous: true });
  const { uploads } = services();
  if (request.method === 'DELETE')
    return (await uploads.remove(user.id, params.id)) ? new Response(null, { status: 204 }) : apiNotFound();
  if (request.method !== 'PATCH') return methodNotAllowed('PATCH, DELETE');
  return answering(async () => {
    const { name } = await readBody(request, bodySchema);
    const kept = await uploads.rename(user.id, params.id, name);
    return kept === null ? apiNotFound() : answer({ id: params.id, name: kept });
  });
}
