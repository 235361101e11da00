/** POST /api/shared/:token/copies: a copy of a shared design in the account of whoever asks, if its owner allows it. */
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import type { CopyMade } from '#app/contracts/projects.ts';
import { errorResponse } from '#app/requests/error-response.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import { CopyRefusedError } from '#app/services/sharing/share-links.server.ts';
import type { Route } from './+types/api.shared.$token.copies.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('designs', context, user);
  return answering(async () => {
    try {
      const made = await services().shareLinks.copy(params.token, user.id);
      return made ? answer({ id: made.id, title: made.title } satisfies CopyMade, 201) : apiNotFound();
    } catch (error) {
      if (error instanceof CopyRefusedError) return errorResponse(403, 'copies_refused', error.message);
      throw error;
    }
  });
}
