/**
 * POST /api/admin/users/:id/subscriptions { store, product, ref, until, renews }: records a subscription that was
 * bought on another platform, or its renewal. Returns our id for it.
 */
import { onlyAction, operatorAction } from '#app/requests/answers/admin-answer.server.ts';
import { readBody } from '#app/requests/answers/design-answer.server.ts';
import { recordSubscriptionSchema } from '#app/services/admin/admin-requests.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.admin.users.$id.subscriptions.ts';

export const loader = ({ request }: Route.LoaderArgs) => onlyAction(request, 'POST');

export const action = ({ request, params }: Route.ActionArgs) =>
  operatorAction(request, 'POST', async ({ address }) =>
    services().admin.accounts.recordSubscription(address, params.id, await readBody(request, recordSubscriptionSchema)),
  );
