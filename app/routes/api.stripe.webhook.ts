/**
 * POST /api/stripe/webhook: receives Stripe's events. Authenticated by its signature over the exact bytes; no session.
 */
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { readText } from '#app/requests/bodies/read-body.server.ts';
import { answering } from '#app/requests/answers/payment-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.stripe.webhook.ts';

export function loader() {
  return methodNotAllowed('POST');
}

export async function action({ request }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const body = await readText(request);
  return answering(async () => {
    await services().payments.receive(body, request.headers.get('stripe-signature'));
    return { received: true };
  });
}
