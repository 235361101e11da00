/**
 * POST /api/push/watch { visible }: a page of this browser became visible or hidden. Users who see Blend get no push
 * messages. Not found if push is not configured.
 */
import { answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { watchSchema } from '#app/services/push/subscription.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.push.watch.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user, sessionId } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const { push } = services();
  if (!push) return apiNotFound();
  await limitRequests('pushWatch', context, user);
  return answering(async () => {
    await push.watch(sessionId, (await readBody(request, watchSchema)).visible);
    return new Response(null, { status: 204 });
  });
}
