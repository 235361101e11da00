/** GET /api/recipes: all recipes as one searches them; the same for everybody. What stands on one is at /api/recipes/:id. */
import { createHash } from 'node:crypto';
import { methodNotAllowed } from '#app/services/auth/error-response.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.recipes.ts';

let made: { body: string; tag: string } | null = null;

export async function loader({ request }: Route.LoaderArgs) {
  if (!made) {
    const body = JSON.stringify(await services().recipes.list());
    made = { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  }
  // Another release may have others under the same names: what is kept is asked about.
  const headers = { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=86400', ETag: made.tag };
  if (request.headers.get('if-none-match') === made.tag) return new Response(null, { status: 304, headers });
  return new Response(made.body, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } });
}

export function action() {
  return methodNotAllowed('GET');
}
