/**
 * POST /api/logos/:id/remix { plan, change }: the plan of the user's logo after a change, and all possible changes.
 * Stores nothing.
 */
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { changed, takeLogo, planOr, remixAnswer } from '#app/services/generations/logos.server.ts';
import { remixBodySchema } from '#app/services/logos/logo.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.logos.$id.remix.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('toolCalls', context, user);
  return answering(async () => {
    const logo = await takeLogo(services(), user.id, params.id);
    if (!logo) return apiNotFound();
    const { plan, change } = await readBody(request, remixBodySchema);
    return answer(remixAnswer(services(), logo, changed(services(), logo, planOr(plan, logo), change)));
  });
}
