/** POST /api/designs/:id/redo: redoes one step of the user's history. 409 if there is none. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { errorResponse } from '#app/requests/error-response.ts';
import { answer, answering, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/api.designs.$id.redo.ts';

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('changes', context, user);
  return answering(async () => {
    const { designs, conversations } = services();
    // A stranger must not stop a user's turn by guessing an id.
    await designs.historyOf(user.id, params.id);
    await conversations.stopDesign(params.id);
    const outcome = await designs.redo(user.id, params.id);
    return outcome ? answer(outcome) : errorResponse(409, 'nothing_to_redo', message('designs.nothingToRedo'));
  });
}
