/**
 * POST /api/projects: trashes, restores, moves, duplicates or deletes for good, in batches; empties the trash. Returns
 * each id's outcome.
 */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { projectActionSchema } from '#app/contracts/project-request.ts';
import { runProjectAction } from '#app/requests/projects/project-actions.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.projects.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return answering(async () => {
    const asked = await readBody(request, projectActionSchema);
    await limitRequests('designs', context, user, asked.action === 'duplicate' ? asked.ids.length : 1);
    return answer(await runProjectAction(services(), user.id, asked));
  });
}
