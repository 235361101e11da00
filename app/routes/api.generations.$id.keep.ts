/** POST /api/generations/:id/keep { variation }: adds that result to the user's uploads. Returns its asset. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { answering } from '#app/requests/answers/generation-answer.server.ts';
import { variationBodySchema } from '#app/contracts/generation.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.generations.$id.keep.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, params }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  return answering(async () => {
    const { variation } = await readBody(request, variationBodySchema);
    const { asset, name } = await services().generations.made(user.id, params.id, variation);
    await services().assets.grant(user.id, asset, name, { inLibrary: true });
    return answer({ asset });
  });
}
