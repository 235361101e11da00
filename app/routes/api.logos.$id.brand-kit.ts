/** POST /api/logos/:id/brand-kit: puts the user's own logo into the brand kit; returns the whole kit. */
import { errorResponse, methodNotAllowed } from '#app/requests/error-response.ts';
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { BrandKitError } from '#app/services/brand-kit/brand-kit-error.ts';
import { answer } from '#app/requests/answers/design-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { takeLogo, keepInBrandKit } from '#app/services/generations/logos.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.logos.$id.brand-kit.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('logos', context, user);
  const logo = await takeLogo(services(), user.id, params.id);
  if (!logo) return apiNotFound();
  try {
    return answer(
      await keepInBrandKit(
        { brandKits: services().brandKits, rendering: services().rendering.withAssets(user.id) },
        user.id,
        logo,
        request.signal,
      ),
      201,
    );
  } catch (error) {
    if (error instanceof BrandKitError) return errorResponse(422, error.code, error.message, 'logos');
    throw error;
  }
}
