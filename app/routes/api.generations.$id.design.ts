/** POST /api/generations/:id/design { variation }: a new design of that result, with layers to edit. Answers its id. */
import { randomUUID } from 'node:crypto';
import { requireApiUser } from '#app/services/auth/guards.server.ts';
import { answer, methodNotAllowed, readBody } from '#app/services/designs/answer.server.ts';
import { answering } from '#app/services/generations/answer.server.ts';
import { variationBodySchema } from '#app/services/generations/generation.ts';
import { designOfResult, titleOfResult } from '#app/services/generations/result-design.ts';
import { limitRequests } from '#app/services/http/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.generations.$id.design.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('designs', context, user);
  return answering(async () => {
    const { variation } = await readBody(request, variationBodySchema);
    const made = await services().generations.made(user.id, params.id, variation);
    const { id } = await services().designs.create({ userId: user.id, title: titleOfResult(made), document: designOfResult(made, randomUUID) });
    return answer({ id }, 201);
  });
}
