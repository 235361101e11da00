/** POST /api/generations/:id/retry: retries a failed or cancelled one, with its own credits. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { answering } from '#app/requests/answers/generation-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.generations.$id.retry.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('generations', context, user);
  return answering(async () => answer(await services().generations.retry(user.id, params.id)));
}
