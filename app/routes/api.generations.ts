/**
 * GET /api/generations?kind=&q=&sort=&after=&limit=: the user's generations, searched and sorted, page by page. POST
 * /api/generations { kind, input }: starts one. With the header Idempotency-Key a repeat gives the same generation.
 */
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { answering } from '#app/requests/answers/generation-answer.server.ts';
import { listQuerySchema, requestKeySchema, startBodySchema } from '#app/contracts/generation.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.generations.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => {
    const query = parseOrThrow(listQuerySchema, Object.fromEntries(new URL(request.url).searchParams));
    return answer(await services().generations.list(user.id, query));
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('GET, POST');
  await limitRequests('generations', context, user);
  return answering(async () => {
    const { kind, input } = await readBody(request, startBodySchema);
    const requestKey = parseOrThrow(requestKeySchema, request.headers.get('idempotency-key'));
    return answer(await services().generations.start(user.id, { kind, input, requestKey }), 201);
  });
}
