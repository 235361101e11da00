/**
 * GET /api/assisted/:id: a design as the assisted panel shows it. POST { setup, content, photos }: lays it out again,
 * as one change.
 */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { errorResponse } from '#app/requests/error-response.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { layOutBodySchema } from '#app/contracts/assisted.ts';
import { LayOutRefusal, layOutAnew, readAssisted } from '#app/requests/templates/assisted.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.assisted.$id.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => answer(await readAssisted(services(), user.id, params.id)));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('GET, POST');
  await limitRequests('toolCalls', context, user);
  return answering(async () => {
    try {
      return answer(await layOutAnew(services(), user.id, params.id, await readBody(request, layOutBodySchema)));
    } catch (error) {
      if (error instanceof LayOutRefusal) return errorResponse(422, 'refused', error.message);
      throw error;
    }
  });
}
