/** POST /api/generations/:id/report { reason? }: hides a result, keeps it for review and returns its credits, once. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { answering } from '#app/requests/answers/generation-answer.server.ts';
import { reportBodySchema } from '#app/contracts/generation.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.generations.$id.report.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('generationSteps', context, user);
  return answering(async () => {
    const { reason } = await readBody(request, reportBodySchema);
    return answer(await services().generations.report(user.id, params.id, reason));
  });
}
