/** /api/brand-kit: GET is the user's brand kit; PATCH changes the named parts and returns the whole. */
import { errorResponse } from '#app/requests/error-response.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { BrandKitError } from '#app/services/brand-kit/brand-kit-error.ts';
import { brandKitPatchSchema } from '#app/services/brand-kit/brand-kit-rules.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.brand-kit.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answer(await services().brandKits.get(user.id));
}

export async function action({ request }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'PATCH') return methodNotAllowed('GET, PATCH');
  return answering(async () => {
    try {
      return answer(await services().brandKits.update(user.id, await readBody(request, brandKitPatchSchema)));
    } catch (error) {
      if (error instanceof BrandKitError) return errorResponse(422, error.code, error.message, error.field);
      throw error;
    }
  });
}
