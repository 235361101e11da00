/** DELETE /api/account/devices/:id: signs one browser out, immediately. */
import { apiNotFound, requireApiUser } from '#app/requests/guards.server.ts';
import { methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { Route } from './+types/api.account.devices.$id.ts';

export async function loader({ request }: Route.LoaderArgs) {
  await requireApiUser(request);
  return methodNotAllowed('DELETE');
}

export async function action({ request, params }: Route.ActionArgs) {
  const { user } = await requireApiUser(request);
  if (request.method !== 'DELETE') return methodNotAllowed('DELETE');
  return (await services().account.devices.end(user.id, params.id))
    ? new Response(null, { status: 204 })
    : apiNotFound();
}
