/** POST /api/admin/share-reports/:id { decision, note }: leaves the link of a reported design, or takes it down. */
import { onlyAction, operatorAction } from '#app/requests/answers/admin-answer.server.ts';
import { readBody } from '#app/requests/answers/design-answer.server.ts';
import { linkDecisionSchema } from '#app/services/admin/admin-requests.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.admin.share-reports.$id.ts';

export const loader = ({ request }: Route.LoaderArgs) => onlyAction(request, 'POST');

export const action = ({ request, params }: Route.ActionArgs) =>
  operatorAction(request, 'POST', async ({ address }) => {
    const { decision, note } = await readBody(request, linkDecisionSchema);
    await services().admin.decideLink(address, params.id, decision, note);
  });
