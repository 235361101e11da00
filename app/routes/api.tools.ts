/** GET /api/tools: the tools that `POST /api/designs/:id/tools/:tool` runs, with the JSON Schema of their inputs. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { toolOffers } from '#app/services/tools/tool-offers.server.ts';
import type { Route } from './+types/api.tools.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return Response.json({ tools: toolOffers() }, { headers: { 'Cache-Control': 'private, max-age=300' } });
}
