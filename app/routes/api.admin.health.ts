/** GET /api/admin/health: whether each part of this copy works. Tries them, which may take seconds. */
import { answer, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { requireApiOperator } from '#app/requests/operator-guard.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.admin.health.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiOperator(request);
  return answer(await services().admin.health());
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiOperator(request);
  return methodNotAllowed('GET');
}
