/**
 * /api/account/deletion: GET lists what would be deleted; POST { confirmation } deletes the account, for a session that
 * is recent enough.
 */
import { z } from 'zod';
import { answerAccount } from '#app/requests/answers/account-answer.server.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.account.deletion.ts';

const bodySchema = z.object({ confirmation: z.string().max(1000) });

export async function loader({ request }: Route.LoaderArgs) {
  const { user, sessionId } = await requireApiUser(request);
  return answer(await services().account.deletionView(user.id, sessionId));
}

export async function action({ request }: Route.ActionArgs) {
  const { user, sessionId } = await requireApiUser(request);
  if (request.method !== 'POST') return methodNotAllowed('GET, POST');
  return answerAccount(async () => {
    const { account, auth } = services();
    const { confirmation } = await readBody(request, bodySchema);
    await account.remove(user.id, sessionId, confirmation);
    // The session is gone already; this deletes its cookies from the browser.
    const { headers } = await auth.call(request, '/sign-out', { method: 'POST', body: {} });
    return new Response(null, {
      status: 204,
      headers: headers.getSetCookie().map((cookie): [string, string] => ['Set-Cookie', cookie]),
    });
  });
}
