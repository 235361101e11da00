/**
 * POST /api/chats/:id/stop: ends the running turn, or the call that is running again, and keeps what it did; answers
 * once it has ended.
 */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { chatAnswering } from '#app/requests/answers/chat-answer.server.ts';
import { answer, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.chats.$id.stop.ts';

export async function action({ request, params }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return chatAnswering(async () => {
    await services().conversations.stop(user.id, params.id);
    return answer({ stopped: true });
  });
}
