/**
 * POST /api/designs/:id/restore { revision, label }: restores the design's state, as a step that can be undone. 409 if
 * it is equal already.
 */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { errorResponse } from '#app/requests/error-response.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { restoreBodySchema } from '#app/contracts/version.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/api.designs.$id.restore.ts';

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('changes', context, user);
  return answering(async () => {
    const { revision, label } = await readBody(request, restoreBodySchema);
    const { versions, designs, conversations } = services();
    // A stranger must not stop a user's turn by guessing an id.
    await designs.historyOf(user.id, params.id);
    await conversations.stopDesign(params.id);
    const outcome = await versions.restore(user.id, params.id, revision, label);
    return outcome ? answer(outcome) : errorResponse(409, 'nothing_to_restore', message('history.isNow'));
  });
}
