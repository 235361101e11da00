/** POST /api/chats/:id/messages: a message, or the last one once more. Answers with the turn's stream from its beginning. */
import { createUIMessageStreamResponse } from 'ai';
import { requireApiUser } from '#app/services/auth/guards.server.ts';
import { chatAnswering, readJson } from '#app/services/conversations/chat-answer.server.ts';
import { readOutgoing } from '#app/services/conversations/outgoing-message.ts';
import { methodNotAllowed } from '#app/services/designs/answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.chats.$id.messages.ts';

export async function action({ request, params }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return chatAnswering(async () => {
    const { conversations } = services();
    const asked = readOutgoing(await readJson(request));
    const stream = asked.retry ? await conversations.retry(user, params.id, asked.outlook) : await conversations.send(user, params.id, asked.outgoing);
    return createUIMessageStreamResponse({ stream });
  });
}
