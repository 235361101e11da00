/**
 * POST /api/assets/:id/mask: combines a mask of the user's own picture with its brush strokes in a new asset;
 * `inverted` inverts it.
 */
import { z } from 'zod';
import { maskSchema } from '#design/document/layers/image-layer.ts';
import { methodNotAllowed } from '#app/requests/error-response.ts';
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, readBody } from '#app/requests/answers/design-answer.server.ts';
import { flattenMask } from '#app/services/rendering/flatten-mask.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.assets.$id.mask.ts';

const bodySchema = z.strictObject({ mask: maskSchema.nullable(), inverted: z.boolean() });

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request, { anonymous: true });
  return methodNotAllowed('POST');
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request, { anonymous: true });
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('masks', context, user);
  return answering(async () => {
    const { mask, inverted } = await readBody(request, bodySchema);
    const { assets } = services();
    const made = await flattenMask(assets.forUser(user.id), params.id, mask, inverted);
    return made ? answer(made, 201) : apiNotFound();
  });
}
