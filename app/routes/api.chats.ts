/** GET /api/chats: the user's conversations, last used first. */
import { requireApiUser } from '#app/services/auth/guards.server.ts';
import { answer } from '#app/services/designs/answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.chats.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answer({ chats: await services().conversations.list(user.id) });
}
