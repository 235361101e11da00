/** POST /api/subscription/resume: revokes the cancellation. Returns the subscription. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { answering, requireTill } from '#app/requests/answers/payment-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.subscription.resume.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  requireTill(request, context);
  await limitRequests('purchases', context, user);
  return answering(async () => ({ subscription: await services().payments.resume(user.id) }));
}
