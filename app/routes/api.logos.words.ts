/**
 * GET /api/logos/words?name=&description=&element=: whether the words are enough for logos, and the things they name
 * that a logo could show. Open to visitors.
 */
import { z } from 'zod';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import { apiVisitor } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { LOGO_LIMITS } from '#app/services/logos/logo-limits.ts';
import { logoWords } from '#app/services/logos/logo-words.server.ts';
import type { Route } from './+types/api.logos.words.ts';

const querySchema = z.object({
  name: z.string().max(LOGO_LIMITS.name).default(''),
  description: z.string().max(LOGO_LIMITS.description).default(''),
  elements: z.array(z.string().max(LOGO_LIMITS.element)).max(LOGO_LIMITS.elements),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  await limitRequests('logoWords', context, await apiVisitor(request));
  return answering(async () => {
    const search = new URL(request.url).searchParams;
    return answer(
      logoWords(parseOrThrow(querySchema, { ...Object.fromEntries(search), elements: search.getAll('element') })),
    );
  });
}

export function action() {
  return methodNotAllowed('GET');
}
