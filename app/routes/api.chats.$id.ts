/** GET /api/chats/:id: the conversation as it is now, and whether its agent is at work. */
import { requireApiUser } from '#app/services/auth/guards.server.ts';
import { chatAnswering } from '#app/services/conversations/chat-answer.server.ts';
import { answer } from '#app/services/designs/answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.chats.$id.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return chatAnswering(async () => answer(await services().conversations.get(user.id, params.id)));
}
