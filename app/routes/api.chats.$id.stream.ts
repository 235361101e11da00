/** GET /api/chats/:id/stream: the running turn from its beginning; 204 when none runs. */
import { createUIMessageStreamResponse } from 'ai';
import { requireApiUser } from '#app/services/auth/guards.server.ts';
import { chatAnswering } from '#app/services/conversations/chat-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.chats.$id.stream.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return chatAnswering(async () => {
    const stream = await services().conversations.follow(user.id, params.id);
    return stream ? createUIMessageStreamResponse({ stream }) : new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  });
}
