/**
 * GET /api/designs/:id/copies: the user's other designs that share pages with this one: duplicates and copies in other
 * sizes. POST: a new design with its title, of a design or an own template.
 */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import type { CopyMade } from '#app/contracts/projects.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.designs.$id.copies.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => answer({ copies: await services().designs.copiesOf(user.id, params.id) }));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('GET, POST');
  await limitRequests('designs', context, user);
  return answering(async () => {
    const { id, title } = await services().designs.duplicate(user.id, params.id, 'design');
    return answer({ id, title } satisfies CopyMade, 201);
  });
}
