/**
 * GET /retake?picture=&g=: fixes one photo or up to fifty, and gives them one look; the result is accepted or rejected.
 * Guards: application, sign-in.
 */
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { revalidates } from '#app/features/studio/repair/repair-page.ts';
import { repairPage } from '#app/features/studio/repair/repair-page.server.ts';
import { RetakeScreen } from '#app/features/studio/retake/retake-screen.tsx';
import { message } from '#messages/message.ts';
import type { Route } from './+types/retake.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('studio.tool.retake')} · ${message('common.appName')}` },
];

export const shouldRevalidate = revalidates;

export function loader({ request }: Route.LoaderArgs) {
  return repairPage(request, ['retake']);
}

export default function Retake({ loaderData: { view, picture, plan, accepted } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <RetakeScreen view={view} picture={picture} plan={plan} accepted={accepted} feed={useEventFeed()} />
    </>
  );
}
