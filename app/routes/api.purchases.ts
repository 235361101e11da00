/**
 * POST /api/purchases { product, currency? }: starts a purchase. With the header Idempotency-Key a repeat gives the
 * same purchase; an open one for the same product continues.
 */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { readJson } from '#app/requests/bodies/read-body.server.ts';
import {
  answering,
  buySchema,
  malformed,
  requestKeySchema,
  requireTill,
} from '#app/requests/answers/payment-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.purchases.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  requireTill(request, context);
  await limitRequests('purchases', context, user);
  const body = buySchema.safeParse(await readJson(request));
  if (!body.success) return malformed(body.error.issues[0]?.path.join('.'));
  const requestKey = requestKeySchema.safeParse(request.headers.get('idempotency-key'));
  if (!requestKey.success) return malformed('Idempotency-Key');
  const { product, currency = null } = body.data;
  return answering(
    () =>
      services().payments.buy(user.id, {
        product,
        currency,
        requestKey: requestKey.data,
        languages: request.headers.get('accept-language'),
      }),
    201,
  );
}
