/** GET /api/designs/:id/credits: whose pictures a design shows, as their licences ask to be named. */
import { requireApiUser } from '#app/requests/guards.server.ts';
import { answer, answering, methodNotAllowed } from '#app/requests/answers/design-answer.server.ts';
import { services } from '#app/services/services.server.ts';
import type { DesignCredits } from '#app/contracts/stock.ts';
import { picturesIn } from '#design/document/pictures-in.ts';
import type { Route } from './+types/api.designs.$id.credits.ts';

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireApiUser(request);
  return answering(async () => {
    const { designs, stock } = services();
    const { document } = await designs.read(user.id, params.id);
    return answer({ credits: await stock.creditsOf(picturesIn(document)) } satisfies DesignCredits);
  });
}

export function action() {
  return methodNotAllowed('GET');
}
