/** GET /api/chats/:id/stream: the running turn from its start; 204 if none is running. */
import { createUIMessageStreamResponse } from 'ai';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { chatAnswering } from '#app/requests/answers/chat-answer.server.ts';
import { sessionCheck, untilSessionEnds } from '#app/requests/until-session-ends.server.ts';
import { report } from '#app/services/reporting/reporter.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.chats.$id.stream.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const signedIn = await requireApiUser(request);
  const { user, sessionId } = signedIn;
  return chatAnswering(async () => {
    const { auth, conversations, events } = services();
    const stream = await conversations.follow(user.id, params.id);
    if (!stream) return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
    return untilSessionEnds(createUIMessageStreamResponse({ stream }), {
      userId: user.id,
      sessionId,
      events,
      isStillValid: sessionCheck(auth, request, signedIn),
      report,
    });
  });
}
