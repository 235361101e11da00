/**
 * POST /api/chats/:id/messages/:message/undo: undoes everything that this answer changed, as one separate step. Returns
 * the parts that were left as they are.
 */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { chatAnswering } from '#app/requests/answers/chat-answer.server.ts';
import { answer, answering, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.chats.$id.messages.$message.undo.ts';

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('changes', context, user);
  return answering(() =>
    chatAnswering(async () => answer(await services().conversations.undoAnswer(user.id, params.id, params.message))),
  );
}
