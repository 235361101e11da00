/** GET /api/subscription: { subscription }, null if there is none. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { answering } from '#app/requests/answers/payment-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.subscription.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => ({ subscription: await services().payments.subscription(user.id) }));
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request);
  return methodNotAllowed('GET');
}
