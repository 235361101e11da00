/**
 * POST /api/drafts/pictures { assets, path }: a visitor continues with pictures on a studio screen. Stores them and
 * returns `{ path }`: the sign-in page, which returns to the requested screen with `draft` in its query.
 */
import { errorResponse, methodNotAllowed } from '#app/requests/error-response.ts';
import { DraftError, picturesRequestSchema } from '#app/contracts/draft-request.ts';
import { ownDraftLine } from '#app/services/drafts/own-drafts.server.ts';
import { readJson } from '#app/requests/bodies/read-body.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/api.drafts.pictures.ts';

export function loader() {
  return methodNotAllowed('POST');
}

export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('drafts', context, null);
  const parsed = picturesRequestSchema.safeParse(await readJson(request));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return errorResponse(
      422,
      'invalid',
      issue?.message ?? message('common.malformed'),
      issue?.path.map(String).join('.'),
    );
  }
  try {
    const draft = await services().drafts.keepPictures(parsed.data);
    const [path = '', query] = parsed.data.path.split('?');
    const search = new URLSearchParams(query);
    search.set('draft', draft);
    const headers = { 'Set-Cookie': ownDraftLine(request, draft, services().config.origin.startsWith('https:')) };
    return Response.json(
      { path: `/sign-in?${new URLSearchParams({ next: `${path}?${search}` })}` },
      { status: 201, headers },
    );
  } catch (error) {
    if (!(error instanceof DraftError)) throw error;
    return errorResponse(400, error.code, error.message, 'assets');
  }
}
