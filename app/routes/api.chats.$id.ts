/**
 * GET /api/chats/:id: the conversation in its current state, its newest messages, and whether its agent is working;
 * `?before=` returns those right before a message instead. PATCH { title } renames it. DELETE deletes it; its design
 * stays, or with `?design=1` is moved to the trash if no other conversation is about it.
 */
import { z } from 'zod';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { chatAnswering } from '#app/requests/answers/chat-answer.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.chats.$id.ts';

const renameSchema = z.strictObject({ title: z.string().max(500) });

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  const before = new URL(request.url).searchParams.get('before');
  return chatAnswering(async () => {
    const { conversations } = services();
    return answer(
      before === null
        ? await conversations.get(user.id, params.id)
        : await conversations.before(user.id, params.id, before),
    );
  });
}

export async function action({ request, params }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  return answering(() =>
    chatAnswering(async () => {
      const { conversations } = services();
      if (request.method === 'PATCH') {
        const { title } = await readBody(request, renameSchema);
        return answer({ title: await conversations.rename(user.id, params.id, title) });
      }
      if (request.method === 'DELETE') {
        if (new URL(request.url).searchParams.get('design') === '1')
          return answer(await conversations.removeWithDesign(user.id, params.id));
        await conversations.remove(user.id, params.id);
        return new Response(null, { status: 204 });
      }
      return methodNotAllowed('GET, PATCH, DELETE');
    }),
  );
}
