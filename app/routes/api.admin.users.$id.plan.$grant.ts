/** DELETE /api/admin/users/:id/plan/:grant: withdraws a plan that an operator gave. */
import { onlyAction, operatorAction } from '#app/requests/answers/admin-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.admin.users.$id.plan.$grant.ts';

export const loader = ({ request }: Route.LoaderArgs) => onlyAction(request, 'DELETE');

export const action = ({ request, params }: Route.ActionArgs) =>
  operatorAction(request, 'DELETE', ({ address }) =>
    services().admin.accounts.withdrawPlan(address, params.id, params.grant),
  );
