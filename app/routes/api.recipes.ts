/** GET /api/recipes: all recipes with their words; the same for everybody. Their pictures are at /api/recipes/:id/preview. */
import { createHash } from 'node:crypto';
import { methodNotAllowed } from '#app/services/auth/error-response.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.recipes.ts';

let made: { body: string; tag: string } | null = null;

export function loader({ request }: Route.LoaderArgs) {
  if (!made) {
    const body = JSON.stringify(services().recipes.list());
    made = { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  }
  const headers = { 'Cache-Control': 'public, max-age=3600, stale-while-revalidate=604800', ETag: made.tag };
  if (request.headers.get('if-none-match') === made.tag) return new Response(null, { status: 304, headers });
  return new Response(made.body, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } });
}

export function action() {
  return methodNotAllowed('GET');
}
