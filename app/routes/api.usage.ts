/**
 * GET /api/usage?before=: the user's plan, the credits left of each unit, the storage used and allowed, and how credits
 * were spent, newest first.
 */
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.usage.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => {
    const { usage, quota } = services();
    const history = await usage.history(user.id, { before: new URL(request.url).searchParams.get('before') });
    return answer({ ...(await usage.now(user.id)), storage: await quota.usage(user.id), history });
  });
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request);
  return methodNotAllowed('GET');
}
