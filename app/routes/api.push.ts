/**
 * /api/push: push messages of the requesting browser. GET returns which of its subscriptions are known in this session,
 * POST registers one, DELETE { endpoint } deletes one. Not found if push is not configured.
 */
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { checkedTarget, endpointSchema, subscriptionSchema } from '#app/services/push/subscription.ts';
import { services } from '#app/services/services.server.ts';
import type { PushView } from '#app/contracts/push.ts';
import type { Route } from './+types/api.push.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { sessionId } = await requireApiUser(request);
  const { push } = services();
  if (!push) return apiNotFound();
  return answer({
    publicKey: push.publicKey,
    endpoints: await push.endpoints(sessionId),
  } satisfies PushView);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user, sessionId } = await requireApiUser(request);
  if (request.method !== 'POST' && request.method !== 'DELETE') return methodNotAllowed('GET, POST, DELETE');
  const { push, config } = services();
  if (!push) return apiNotFound();
  await limitRequests('push', context, user);
  return answering(async () => {
    if (request.method === 'DELETE') {
      await push.unsubscribe(user.id, (await readBody(request, endpointSchema)).endpoint);
      return new Response(null, { status: 204 });
    }
    const target = checkedTarget(await readBody(request, subscriptionSchema), config.push?.serviceOrigin);
    await push.subscribe({ userId: user.id, sessionId }, target);
    return answer({ endpoint: target.endpoint }, 201);
  });
}
