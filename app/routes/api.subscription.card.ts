/**
 * POST /api/subscription/card {}: returns the page for entering the new card, { next }. In the sandbox that is here:
 * the same route takes { number, expiry, cvc } and returns the subscription.
 */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { readJson } from '#app/requests/bodies/read-body.server.ts';
import { answering, cardEntrySchema, malformed, requireTill } from '#app/requests/answers/payment-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.subscription.card.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  requireTill(request, context);
  await limitRequests('purchases', context, user);
  const body = await readJson(request);
  const { payments } = services();
  if (typeof body !== 'object' || body === null || !('number' in body))
    return answering(() => payments.beginCardChange(user.id));
  const card = cardEntrySchema.safeParse(body);
  if (!card.success) return malformed(card.error.issues[0]?.path.join('.'));
  return answering(async () => ({ subscription: await payments.changeCard(user.id, card.data) }));
}
