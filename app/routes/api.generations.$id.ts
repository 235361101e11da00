/**
 * GET /api/generations/:id: its progress and results. DELETE: cancels it if it is running, and deletes it with its
 * results.
 */
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { answer, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { answering } from '#app/requests/answers/generation-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.generations.$id.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  const generation = await services().generations.get(user.id, params.id);
  return generation ? answer(generation) : apiNotFound();
}

export async function action({ request, params }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'DELETE') return methodNotAllowed('GET, DELETE');
  return answering(async () => {
    await services().generations.remove(user.id, params.id);
    return new Response(null, { status: 204 });
  });
}
