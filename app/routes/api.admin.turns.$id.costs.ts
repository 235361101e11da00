/** GET /api/admin/turns/:id/costs: what one turn used and cost. */
import { answer, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { apiNotFound } from '#app/requests/guards.server.ts';
import { requireApiOperator } from '#app/requests/operator-guard.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.admin.turns.$id.costs.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  await requireApiOperator(request);
  const costs = await services().admin.turn(params.id);
  if (!costs) throw apiNotFound();
  return answer(costs);
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiOperator(request);
  return methodNotAllowed('GET');
}
