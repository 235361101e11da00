/** GET /api/recipes/:id: one template with its words, for laying it out; the same for everybody. */
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { apiNotFound } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.recipes.$id.ts';

export function loader({ params }: Route.LoaderArgs) {
  const template = services().templates.find(params.id);
  return template ? Response.json(template, { headers: { 'Cache-Control': 'public, max-age=60' } }) : apiNotFound();
}

export function action() {
  return methodNotAllowed('GET');
}
