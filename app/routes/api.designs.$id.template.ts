/** POST /api/designs/:id/template: an own template that is a copy of the design, with its title. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import type { CopyMade } from '#app/contracts/projects.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.designs.$id.template.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('designs', context, user);
  return answering(async () => {
    const { id, title } = await services().designs.duplicate(user.id, params.id, 'template');
    return answer({ id, title } satisfies CopyMade, 201);
  });
}
