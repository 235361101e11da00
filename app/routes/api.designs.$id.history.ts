/** GET /api/designs/:id/history?before=: the steps up to now, newest first, and the named versions. */
import { z } from 'zod';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.designs.$id.history.ts';

const querySchema = z.object({ before: z.coerce.number().int().min(0).optional() });

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => {
    const { before } = parseOrThrow(querySchema, Object.fromEntries(new URL(request.url).searchParams));
    return answer(await services().versions.history(user.id, params.id, before));
  });
}
