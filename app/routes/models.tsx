/** GET /models[?new]: the signed-in user's person models, and creating one. Guards: application, sign-in. */
import { ModelsPage } from '#app/features/studio/person-models/models-page.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/models.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('personModels.title')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const { personModels, entitlements } = services();
  return { models: await personModels.list(user.id), allowed: entitlements.can(user, 'custom-models') };
}

export default function Models({ loaderData: { models, allowed } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <ModelsPage models={models} allowed={allowed} />
    </>
  );
}
