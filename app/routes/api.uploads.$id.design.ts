/** POST /api/uploads/:id/design: a new design of the picture's size, filled by it. Returns its id. */
import { randomUUID } from 'node:crypto';
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { assetSchema } from '#app/contracts/generation.ts';
import { designOfResult, titleOfResult } from '#app/services/generations/result-design.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.uploads.$id.design.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('designs', context, user);
  return answering(async () => {
    const info = assetSchema.safeParse(params.id).success
      ? await services().assets.forUser(user.id).info(params.id)
      : null;
    if (!info?.mime.startsWith('image/') || info.width === 0) return apiNotFound();
    const { id: asset, name, width, height, mime } = info;
    const document = designOfResult({ asset, name, width, height, mime }, randomUUID);
    const title = titleOfResult({ name });
    const { id } = await services().designs.create({ userId: user.id, ...(title && { title }), document });
    return answer({ id }, 201);
  });
}
