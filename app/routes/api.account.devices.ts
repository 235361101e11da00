/**
 * /api/account/devices: GET lists where the user is signed in; DELETE signs out all browsers except the requesting one.
 */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.account.devices.ts';

export async function loader({ request }: Route.LoaderArgs) {
  const { user, sessionId } = await requireApiUser(request);
  return answer({ devices: await services().account.devices.list(user.id, sessionId) });
}

export async function action({ request }: Route.ActionArgs) {
  const { user, sessionId } = await requireApiUser(request);
  if (request.method !== 'DELETE') return methodNotAllowed('GET, DELETE');
  return answer({ ended: await services().account.devices.endOthers(user.id, sessionId) });
}
