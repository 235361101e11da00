/**
 * /api/account/email: POST { email } sends the link that confirms another address, with the same answer even if the
 * address is taken; DELETE cancels that.
 */
import { z } from 'zod';
import { answerAccount } from '#app/requests/answers/account-answer.server.ts';
import { originsOf } from '#app/services/auth/auth.server.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.account.email.ts';

const bodySchema = z.object({ email: z.string().max(1000) });

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('POST, DELETE');
}

export async function action({ request }: Route.ActionArgs) {
  const { user, sessionId } = await requireApiUser(request);
  const { account, config } = services();
  if (request.method === 'DELETE') {
    await account.emails.cancel(user.id);
    return new Response(null, { status: 204 });
  }
  if (request.method !== 'POST') return methodNotAllowed('POST, DELETE');
  return answerAccount(async () => {
    const { email } = await readBody(request, bodySchema);
    // On the visitor's host name, if it is one of ours: a Host header alone never decides where a token is sent.
    const { origin } = new URL(request.url);
    await account.emails.ask(
      { userId: user.id, sessionId },
      email,
      originsOf(config).includes(origin) ? origin : config.origin,
    );
    return new Response(null, { status: 202 });
  });
}
