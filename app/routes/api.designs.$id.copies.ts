/**
 * GET /api/designs/:id/copies: the user's other designs that share pages with this one: duplicates and copies in other
 * sizes.
 */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.designs.$id.copies.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => answer({ copies: await services().designs.copiesOf(user.id, params.id) }));
}
