/** GET /api/purchases/:id: its state. Asks the payment provider while it is in progress. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { answering } from '#app/requests/answers/payment-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.purchases.$id.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(() => services().payments.purchase(user.id, params.id));
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request);
  return methodNotAllowed('GET');
}
