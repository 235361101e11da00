/**
 * GET /api/designs/:id/share: the design's link. POST makes it, PATCH changes its terms, DELETE ends it at once. Only for
 * the design's owner.
 */
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { shareBodySchema, sharePatchSchema } from '#app/contracts/share-request.ts';
import type { ShareState } from '#app/contracts/share.ts';
import { errorResponse } from '#app/requests/error-response.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import { SharingEndedError } from '#app/services/sharing/share-links.server.ts';
import type { Route } from './+types/api.designs.$id.share.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () =>
    answer({ link: await services().shareLinks.find(user.id, params.id) } satisfies ShareState),
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (!['POST', 'PATCH', 'DELETE'].includes(request.method)) return methodNotAllowed('GET, POST, PATCH, DELETE');
  await limitRequests('designs', context, user);
  return answering(async () => {
    const { shareLinks } = services();
    if (request.method === 'DELETE') {
      await shareLinks.stop(user.id, params.id);
      return new Response(null, { status: 204 });
    }
    if (request.method === 'POST') {
      const terms = await readBody(request, shareBodySchema);
      try {
        return answer({ link: await shareLinks.share(user.id, params.id, terms) } satisfies ShareState, 201);
      } catch (error) {
        if (error instanceof SharingEndedError) return errorResponse(403, 'taken_down', error.message);
        throw error;
      }
    }
    const link = await shareLinks.change(user.id, params.id, await readBody(request, sharePatchSchema));
    return link ? answer({ link } satisfies ShareState) : apiNotFound();
  });
}
