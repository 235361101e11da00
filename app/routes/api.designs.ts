/**
 * GET /api/designs: the user's designs, own templates or trash, page by page (app/contracts/project-request.ts). POST: a new,
 * empty design.
 */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { createBodySchema } from '#app/contracts/change.ts';
import { projectQuerySchema } from '#app/contracts/project-request.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import type { Route } from './+types/api.designs.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => {
    const search = parseOrThrow(projectQuerySchema, Object.fromEntries(new URL(request.url).searchParams));
    return answer(await services().projects.list(user.id, search));
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('GET, POST');
  await limitRequests('designs', context, user);
  return answering(async () => {
    const body = await readBody(request, createBodySchema);
    return answer(await services().designs.create({ ...body, userId: user.id }), 201);
  });
}
