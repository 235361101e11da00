/**
 * GET /api/recipes?limit=: all templates in searchable form; the same for everybody. The contents of one are at
 * /api/recipes/:id.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { answering } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.recipes.ts';

/** By the number of requested templates. */
const made = new Map<number, { body: string; tag: string }>();

/** `limit`: only the first ones, for a single row. */
const querySchema = z.object({ limit: z.coerce.number().int().min(1).max(48).optional() });

export function loader({ request }: Route.LoaderArgs) {
  return answering(async () => {
    const { limit = 0 } = parseOrThrow(querySchema, Object.fromEntries(new URL(request.url).searchParams));
    let answered = made.get(limit);
    if (!answered) {
      const list = await services().templates.list();
      const body = JSON.stringify(limit === 0 ? list : list.slice(0, limit));
      answered = { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
      made.set(limit, answered);
    }
    // Another release may have different templates under the same names: cached ones are revalidated.
    const headers = { 'Cache-Control': 'public, max-age=60, stale-while-revalidate=86400', ETag: answered.tag };
    if (request.headers.get('if-none-match') === answered.tag) return new Response(null, { status: 304, headers });
    return new Response(answered.body, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } });
  });
}

export function action() {
  return methodNotAllowed('GET');
}
