/** GET /api/designs/:id/changes?after=N: the changes since then. POST: applies one manual change. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { afterQuerySchema, commitBodySchema, type Missed } from '#app/contracts/change.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import type { Route } from './+types/api.designs.$id.changes.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => {
    const { after } = parseOrThrow(afterQuerySchema, Object.fromEntries(new URL(request.url).searchParams));
    const { designs } = services();
    const since = await designs.changesSince(user.id, params.id, after);
    const missed: Missed =
      'changes' in since ? { ...since, history: await designs.historyOf(user.id, params.id) } : since;
    return answer(missed);
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('GET, POST');
  await limitRequests('changes', context, user);
  return answering(async () => {
    const change = await readBody(request, commitBodySchema);
    return answer(await services().designs.commit({ ...change, designId: params.id, userId: user.id, author: 'user' }));
  });
}
