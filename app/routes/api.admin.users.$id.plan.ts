/**
 * POST /api/admin/users/:id/plan { plan, until, reason }: grants a plan immediately, in place of any earlier grant.
 * Returns its id.
 */
import { onlyAction, operatorAction } from '#app/requests/answers/admin-answer.server.ts';
import { readBody } from '#app/requests/answers/design-answer.server.ts';
import { givePlanSchema } from '#app/services/admin/admin-requests.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.admin.users.$id.plan.ts';

export const loader = ({ request }: Route.LoaderArgs) => onlyAction(request, 'POST');

export const action = ({ request, params }: Route.ActionArgs) =>
  operatorAction(request, 'POST', async ({ address }) =>
    services().admin.accounts.givePlan(address, params.id, await readBody(request, givePlanSchema)),
  );
