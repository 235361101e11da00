/**
 * GET /api/images/understanding?type=&words=&style=: what the built-in engine would make of the words, before a credit
 * is spent; null where a hosted model paints. Guards: application, sign-in.
 */
import { z } from 'zod';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import { IMAGE_TYPES } from '#tools/contract/image-types.ts';
import type { Route } from './+types/api.images.understanding.ts';

const querySchema = z.object({
  type: z.enum(IMAGE_TYPES),
  words: z.string().trim().min(1).max(500),
  style: z.string().max(40).nullable().default(null),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  await limitRequests('imageWords', context, user);
  return answering(async () => {
    const query = parseOrThrow(querySchema, Object.fromEntries(new URL(request.url).searchParams));
    const { assets, images } = services();
    return answer(images.forUser(assets.forUser(user.id)).understand({ ...query, references: [] }));
  });
}

export async function action({ request }: Route.ActionArgs) {
  await requireApiUser(request);
  return methodNotAllowed('GET');
}
