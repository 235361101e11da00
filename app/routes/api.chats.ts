/**
 * GET /api/chats?q=&design=&before=&limit=: the user's conversations that have started, last used first. POST { design
 * }: an empty one about a design, for its first message.
 */
import { z } from 'zod';
import { idSchema } from '#design/document/values.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { chatAnswering } from '#app/requests/answers/chat-answer.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import { parseOrThrow } from '#design/document/schema-issues.ts';
import type { Route } from './+types/api.chats.ts';

const querySchema = z.object({
  q: z.string().max(200).default(''),
  design: idSchema.optional(),
  before: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});
const bodySchema = z.strictObject({ design: idSchema });

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => {
    const { q, design, before, limit } = parseOrThrow(
      querySchema,
      Object.fromEntries(new URL(request.url).searchParams),
    );
    return answer({ chats: await services().conversations.list(user.id, { words: q, design, before, limit }) });
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('GET, POST');
  await limitRequests('designs', context, user);
  return answering(() =>
    chatAnswering(async () => {
      const { design } = await readBody(request, bodySchema);
      return answer({ id: await services().conversations.startOn(user.id, design) }, 201);
    }),
  );
}
