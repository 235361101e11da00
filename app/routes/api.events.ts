/** GET /api/events: all events about the user's data, as server-sent events, until the session ends. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { sessionCheck } from '#app/requests/until-session-ends.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.events.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const signedIn = await requireApiUser(request);
  const { auth, streams } = services();
  return streams.open({
    userId: signedIn.user.id,
    sessionId: signedIn.sessionId,
    signal: request.signal,
    isStillValid: sessionCheck(auth, request, signedIn),
  });
}
