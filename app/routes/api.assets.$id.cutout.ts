/**
 * POST /api/assets/:id/cutout: finds the subject of the user's own picture, for previews. Returns the mask of a layer
 * that shows it alone, its box in fractions of the picture and from where it was photographed, if that is known; with
 * `?behind` also the picture completed behind it.
 */
import { maskFrom } from '#tools/contract/cutout-mask.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import { errorResponse, methodNotAllowed } from '#app/requests/error-response.ts';
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { answer } from '#app/requests/answers/design-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.assets.$id.cutout.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST');
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('masks', context, user);
  const { assets, imaging, moderation } = services();
  const info = await assets.forUser(user.id).info(params.id);
  if (!info || !info.mime.startsWith('image/')) return apiNotFound();
  try {
    // The cutout may be made by an external service: forbidden pictures are not sent there.
    const refused = await moderation
      .forUser(user.id)
      .check(
        { tool: 'remove_background', input: { asset: info.id }, stage: 'input', texts: [], assets: [info.id] },
        request.signal,
      );
    if (refused !== null) return errorResponse(422, 'flagged', refused);
    const own = imaging.forUser(user.id);
    const { signal } = request;
    const found = await own.cutOut(info.id, { signal });
    const behind = new URL(request.url).searchParams.has('behind')
      ? await own.behind(info.id, found, { signal })
      : null;
    const { subject, seenFrom } = found;
    return answer({
      mask: maskFrom(found),
      subject,
      ...(seenFrom && { seenFrom }),
      ...(behind && { behind: behind.id }),
    });
  } catch (error) {
    if (error instanceof ToolRefusal) return errorResponse(422, 'no_subject', error.message);
    throw error;
  }
}
