/**
 * DELETE /api/admin/users/:id/subscriptions/:subscription: ends one that was bought on another platform, immediately.
 */
import { onlyAction, operatorAction } from '#app/requests/answers/admin-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.admin.users.$id.subscriptions.$subscription.ts';

export const loader = ({ request }: Route.LoaderArgs) => onlyAction(request, 'DELETE');

export const action = ({ request, params }: Route.ActionArgs) =>
  operatorAction(request, 'DELETE', ({ address }) =>
    services().admin.accounts.endSubscription(address, params.id, params.subscription),
  );
