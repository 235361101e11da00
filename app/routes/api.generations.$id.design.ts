/**
 * POST /api/generations/:id/design { variation }: a new design from that result, with layers to edit. Returns its id.
 */
import { randomUUID } from 'node:crypto';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { answering } from '#app/requests/answers/generation-answer.server.ts';
import { variationBodySchema } from '#app/contracts/generation.ts';
import { designOfResult, titleOfResult } from '#app/services/generations/result-design.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
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
    // If the photo was deleted since, as a model's is with the model, the layers would surround a hole: then the
    // picture is used whole.
    const isWhole = made.source === undefined || (await services().assets.forUser(user.id).info(made.source)) !== null;
    const document = designOfResult(isWhole ? made : { ...made, design: undefined, mask: undefined }, randomUUID);
    const { id } = await services().designs.create({ userId: user.id, title: titleOfResult(made), document });
    return answer({ id }, 201);
  });
}
