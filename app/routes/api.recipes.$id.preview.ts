/** GET /api/recipes/:id/preview?width=&height=&brand=: a recipe as it would look on a page of that size; with `brand` in the user's. */
import { z } from 'zod';
import { LIMITS } from '#design/document/limits.ts';
import { parseOrThrow } from '#design/document/issue.ts';
import { methodNotAllowed } from '#app/services/auth/error-response.ts';
import { apiNotFound, requireApiUser } from '#app/services/auth/guards.server.ts';
import { answering } from '#app/services/designs/answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.recipes.$id.preview.ts';

const side = z.coerce.number().int().min(LIMITS.minDimension).max(LIMITS.maxDimension).default(1080);
const querySchema = z.object({ width: side, height: side, brand: z.enum(['1']).optional() });

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => {
    const { width, height, brand } = parseOrThrow(querySchema, Object.fromEntries(new URL(request.url).searchParams));
    const { recipes, brandKits } = services();
    const found = await recipes.preview(params.id, { width, height }, brand ? { userId: user.id, kit: await brandKits.get(user.id) } : null);
    if (!found) return apiNotFound();
    const headers = { 'Cache-Control': brand ? 'private, no-cache' : 'private, max-age=86400', ETag: `"${found.tag}"` };
    if (request.headers.get('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(found.bytes), { headers: { ...headers, 'Content-Type': found.mime } });
  });
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request);
  return methodNotAllowed('GET');
}
