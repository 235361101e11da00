/** POST /api/admin/generations/:id { step: retry | cancel }: retries a failed one free of charge, or cancels one. */
import { onlyAction, operatorAction } from '#app/requests/answers/admin-answer.server.ts';
import { readBody } from '#app/requests/answers/design-answer.server.ts';
import { generationStepSchema } from '#app/services/admin/admin-requests.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.admin.generations.$id.ts';

export const loader = ({ request }: Route.LoaderArgs) => onlyAction(request, 'POST');

export const action = ({ request, params }: Route.ActionArgs) =>
  operatorAction(request, 'POST', async ({ address }) => {
    const { step } = await readBody(request, generationStepSchema);
    await services().admin[step](address, params.id);
  });
