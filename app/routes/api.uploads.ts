/**
 * GET /api/uploads?q=&kind=&after=&limit=: the user's library of pictures, newest first, page by page. Uploading is
 * POST /api/assets.
 */
import { z } from 'zod';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { UPLOAD_KINDS } from '#app/contracts/uploads.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.uploads.ts';

const querySchema = z.object({
  q: z.string().max(200).default(''),
  kind: z.enum(UPLOAD_KINDS).optional(),
  after: z.string().max(1_000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(40),
});

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request, { anonymous: true });
  return answering(async () => {
    const { q, kind, after, limit } = parseOrThrow(querySchema, Object.fromEntries(new URL(request.url).searchParams));
    return answer(await services().uploads.list(user.id, { words: q, kind, after, limit }));
  });
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request, { anonymous: true });
  return methodNotAllowed('GET');
}
