/** POST /api/admin/reviews/:id { decision, note }: decides, once, about a flagged or reported result. */
import { onlyAction, operatorAction } from '#app/requests/answers/admin-answer.server.ts';
import { readBody } from '#app/requests/answers/design-answer.server.ts';
import { decisionSchema } from '#app/services/admin/admin-requests.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.admin.reviews.$id.ts';

export const loader = ({ request }: Route.LoaderArgs) => onlyAction(request, 'POST');

export const action = ({ request, params }: Route.ActionArgs) =>
  operatorAction(request, 'POST', async ({ address }) => {
    const { decision, note } = await readBody(request, decisionSchema);
    await services().admin.decide(address, params.id, decision, note);
  });
