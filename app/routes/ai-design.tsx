/** GET /ai-design: the home of AI design. Guard: application; visitors may begin, their prompt waits for the sign-in. */
import { DesignHome } from '#app/features/home/design-home.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireApplication } from '#app/services/auth/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/ai-design.ts';

export const meta: Route.MetaFunction = () => [{ title: message('home.designPageTitle') }];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireApplication(request);
  return { recent: user && !user.isAnonymous ? await services().conversations.list(user.id) : null };
}

export default function AiDesign({ loaderData: { recent } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <DesignHome signedIn={recent !== null} recent={recent} />
    </>
  );
}
