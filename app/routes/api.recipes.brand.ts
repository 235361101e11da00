/** GET /api/recipes/brand: what recipes take of the user's brand kit; null while it says nothing about looks. */
import { methodNotAllowed } from '#app/services/auth/error-response.ts';
import { requireApiUser } from '#app/services/auth/guards.server.ts';
import { answer } from '#app/services/designs/answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.recipes.brand.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  const { recipes, brandKits } = services();
  return answer({ brand: await recipes.brandOf(user.id, await brandKits.get(user.id)) });
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request);
  return methodNotAllowed('GET');
}
