/**
 * POST /api/designs/:id/changes/:change/undo: undoes only this change, as a separate step. Returns the parts that were
 * left as they are.
 */
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.designs.$id.changes.$change.undo.ts';

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('changes', context, user);
  return answering(async () => {
    const outcome = await services().designs.undoChange(user.id, params.id, params.change);
    return outcome ? answer(outcome) : apiNotFound();
  });
}
