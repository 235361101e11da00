/**
 * POST /api/generations/:id/cancel: cancels a running one and returns its credits. For a finished one it returns how it
 * ended.
 */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { answering } from '#app/requests/answers/generation-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.generations.$id.cancel.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('generationSteps', context, user);
  return answering(async () => answer(await services().generations.cancel(user.id, params.id)));
}
