/**
 * GET /try-on?draft=&picture=: continues with the choices from before signing in, or lets the user choose. Costs
 * nothing, wherever the link came from. Guards: application, sign-in.
 */
import { openTryOn } from '#app/features/studio/try-on/try-on-pages.server.ts';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/try-on.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  return openTryOn(services(), user, request);
}
