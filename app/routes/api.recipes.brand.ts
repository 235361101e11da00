/**
 * GET /api/recipes/brand: the parts of the user's brand kit that templates use (null if it has no looks), and the
 * categories to list first.
 */
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer } from '#app/requests/answers/design-answer.server.ts';
import { steeringOf } from '#app/services/onboarding/steering.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.recipes.brand.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  const { templates, brandKits, onboarding } = services();
  const [kit, { answers }] = await Promise.all([brandKits.get(user.id), onboarding.of({ userId: user.id })]);
  return answer({ brand: await templates.brandOf(user.id, kit), first: steeringOf(answers).templates });
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request);
  return methodNotAllowed('GET');
}
