/** POST /api/purchases/:id/card { number, expiry, cvc }: pays with a test card. Only in the sandbox. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { readJson } from '#app/requests/bodies/read-body.server.ts';
import { answering, cardEntrySchema, malformed, requireTill } from '#app/requests/answers/payment-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.purchases.$id.card.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  requireTill(request, context);
  await limitRequests('purchases', context, user);
  const body = cardEntrySchema.safeParse(await readJson(request));
  if (!body.success) return malformed(body.error.issues[0]?.path.join('.'));
  return answering(() => services().payments.pay(user.id, params.id, body.data));
}
