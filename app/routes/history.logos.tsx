/** GET /history/logos: the logos of the signed-in user, batch by batch. Guards: application, sign-in. */
import { LogoHistory } from '#app/features/studio/logo/logo-history.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/history.logos.ts';

/** Batches of one page: each shows a dozen pictures. */
const BATCHES = 8;

export const meta: Route.MetaFunction = () => [
  { title: `${message('logoStudio.historyTitle')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  return { page: await services().generations.list(user.id, { kind: 'logo', limit: BATCHES }) };
}

export default function LogoHistoryPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <LogoHistory initial={page} feed={useEventFeed()} />
    </>
  );
}
