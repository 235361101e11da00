/** /api/account: GET is the profile; PATCH { name } changes it. */
import { z } from 'zod';
import { answerAccount } from '#app/requests/answers/account-answer.server.ts';
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, methodNotAllowed, readBody } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.account.ts';

const bodySchema = z.object({ name: z.string().max(1000) });

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answer(await services().account.profile(user.id));
}

export async function action({ request }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'PATCH') return methodNotAllowed('GET, PATCH');
  return answerAccount(async () =>
    answer({ name: await services().account.rename(user.id, (await readBody(request, bodySchema)).name) }),
  );
}
