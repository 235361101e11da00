/** GET /api/admin/message-cost: about what a message costs now, and at most; null: nothing, or nobody knows. */
import { answer, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { requireApiOperator } from '#app/requests/operator-guard.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.admin.message-cost.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { id } = await requireApiOperator(request);
  const { costs, models } = services();
  return answer(await costs.messageCost(id, models.current()));
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiOperator(request);
  return methodNotAllowed('GET');
}
