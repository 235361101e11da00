/** GET /api/events: everything that happens to what is the user's, as server-sent events, until the session ends. */
import { requireApiUser } from '#app/services/auth/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.events.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user, sessionId } = await requireApiUser(request);
  const { auth, streams } = services();
  return streams.open({
    userId: user.id,
    sessionId,
    signal: request.signal,
    async isStillValid() {
      const session = await auth.session(request);
      return session?.id === sessionId && session.user.id === user.id;
    },
  });
}
