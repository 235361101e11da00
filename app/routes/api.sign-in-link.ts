/** POST /api/sign-in-link { email, next }: sends the link that signs in. */
import { z } from 'zod';
import { errorResponse, methodNotAllowed, tooManyRequests } from '#app/requests/error-response.ts';
import { safeNext } from '#app/contracts/next-path.ts';
import { askedCookieLine, askForLink } from '#app/services/auth/sign-in-link.server.ts';
import { readJson } from '#app/requests/bodies/read-body.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/api.sign-in-link.ts';

const bodySchema = z.object({ email: z.string().max(500), next: z.string().max(2000).optional() });

export function loader() {
  return methodNotAllowed('POST');
}

export async function action({ request }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST');
  const body = bodySchema.safeParse(await readJson(request));
  if (!body.success) return errorResponse(422, 'invalid', message('account.enterValidEmail'), 'email');
  const { auth, config } = services();
  const problem = await askForLink(auth, request, body.data.email, safeNext(body.data.next));
  if (problem?.retryAfter) return tooManyRequests(problem.retryAfter, problem.message);
  if (problem) return errorResponse(problem.status, problem.code, problem.message, 'email');
  return new Response(null, {
    status: 204,
    headers: { 'Set-Cookie': askedCookieLine(config.origin.startsWith('https:')) },
  });
}
