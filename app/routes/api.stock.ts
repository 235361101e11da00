/**
 * GET /api/stock?q=&page=: stock photos of these words; without words only which services are searched. POST /api/stock
 * { id }: takes one of them in as an asset of the user, its author and licence kept. Guards: application, sign-in.
 */
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { errorResponse, tooManyRequests } from '#app/requests/error-response.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import { stockQuerySchema, stockTakeSchema, type StockAnswer } from '#app/contracts/stock.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import type { Route } from './+types/api.stock.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => {
    const { q, page } = parseOrThrow(stockQuerySchema, Object.fromEntries(new URL(request.url).searchParams));
    const stock = services().stock.forUser(user.id);
    const { sources } = stock;
    if (q === '' || sources.length === 0)
      return answer({ sources, photos: [], more: false, problems: [] } satisfies StockAnswer);
    await limitRequests('stock', context, user);
    const found = await stock.search({ words: q, page }, { signal: request.signal });
    return answer({ sources, ...found } satisfies StockAnswer);
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('GET, POST');
  await limitRequests('uploads', context, user);
  return answering(async () => {
    const { id } = await readBody(request, stockTakeSchema);
    try {
      return answer(await services().stock.forUser(user.id).take(id, { signal: request.signal }), 201);
    } catch (error) {
      if (!(error instanceof ToolRefusal)) throw error;
      return error.retryAfter === null
        ? errorResponse(422, 'refused', error.message)
        : tooManyRequests(error.retryAfter);
    }
  });
}
