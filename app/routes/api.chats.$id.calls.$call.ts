/**
 * POST /api/chats/:id/calls/:call: repeats a failed call ({ retry }) or applies one of its proposals ({ choice }), as
 * the user's own action; or reports its pictures ({ report }).
 */
import { z } from 'zod';
import { idSchema } from '#design/document/values.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { chatAnswering } from '#app/requests/answers/chat-answer.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.chats.$id.calls.$call.ts';

const outlook = { page: idSchema.nullish(), selection: z.array(idSchema).max(500).default([]) };
const bodySchema = z.union([
  z.strictObject({ retry: z.literal(true), ...outlook }),
  z.strictObject({ choice: z.number().int().min(0).max(99), ...outlook }),
  z.strictObject({ report: z.literal(true), reason: z.string().trim().min(1).max(500).nullish() }),
]);

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('toolCalls', context, user);
  return answering(() =>
    chatAnswering(async () => {
      const { conversations } = services();
      // Ownership is checked first: strangers must not learn anything about bodies either.
      await conversations.follow(user.id, params.id).then((stream) => stream?.cancel());
      const body = await readBody(request, bodySchema);
      if ('report' in body)
        return answer(await conversations.report(user.id, params.id, params.call, body.reason ?? null));
      return answer(await conversations.callAgain(user, params.id, params.call, { ...body, page: body.page ?? null }));
    }),
  );
}
