/** POST /api/chats/:id/messages: a message, or the last one again. Returns the turn's stream from its start. */
import { createUIMessageStreamResponse } from 'ai';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { chatAnswering } from '#app/requests/answers/chat-answer.server.ts';
import { readOutgoing } from '#app/services/conversations/outgoing-message.ts';
import { methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { sessionCheck, untilSessionEnds } from '#app/requests/until-session-ends.server.ts';
import { readJson } from '#app/requests/bodies/read-body.server.ts';
import { ROOM_FOR_TURN } from '#app/services/quota/account-limits.ts';
import { countryOf } from '#app/requests/country-of.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { report } from '#app/services/reporting/reporter.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.chats.$id.messages.ts';

export async function action({ request, params, context }: Route.ActionArgs) {
  const signedIn = await requireApiUser(request);
  const { user, sessionId } = signedIn;
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('messages', context, user);
  return chatAnswering(async () => {
    const { auth, conversations, events, quota } = services();
    await quota.assertRoom(user.id, ROOM_FOR_TURN);
    const asked = readOutgoing(await readJson(request), countryOf(request));
    const stream = asked.retry
      ? await conversations.retry(user, params.id, asked.outlook)
      : await conversations.send(user, params.id, asked.outgoing);
    return untilSessionEnds(createUIMessageStreamResponse({ stream }), {
      userId: user.id,
      sessionId,
      events,
      isStillValid: sessionCheck(auth, request, signedIn),
      report,
    });
  });
}
