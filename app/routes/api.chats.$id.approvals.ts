/** POST /api/chats/:id/approvals { approvalId, approved }: the user's answer to a call that waits for it. */
import { z } from 'zod';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { chatAnswering } from '#app/requests/answers/chat-answer.server.ts';
import { answer, answering, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { limitRequests } from '#app/requests/limit-requests.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.chats.$id.approvals.ts';

const bodySchema = z.strictObject({ approvalId: z.string().min(1).max(200), approved: z.boolean() });

export async function action({ request, params, context }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('POST');
  await limitRequests('messages', context, user);
  return answering(() =>
    chatAnswering(async () => {
      const { approvalId, approved } = await readBody(request, bodySchema);
      await services().conversations.answerApproval(user.id, params.id, approvalId, approved);
      return answer({ approved });
    }),
  );
}
