/** GET /api/invoices: { invoices }, newest first. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { answering } from '#app/requests/answers/payment-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.invoices.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => ({ invoices: await services().payments.invoices(user.id) }));
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request);
  return methodNotAllowed('GET');
}
