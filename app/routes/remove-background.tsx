/** GET /remove-background?picture=&g=: cuts out pictures, up to fifty at a time. Guards: application, sign-in. */
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { CutoutScreen } from '#app/features/studio/cutout/cutout-screen.tsx';
import { revalidates } from '#app/features/studio/repair/repair-page.ts';
import { repairPage } from '#app/features/studio/repair/repair-page.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/remove-background.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('studio.tool.removeBackground')} · ${message('common.appName')}` },
];

export const shouldRevalidate = revalidates;

export function loader({ request }: Route.LoaderArgs) {
  return repairPage(request, ['remove-background']);
}

export default function RemoveBackground({ loaderData: { view, picture, plan } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <CutoutScreen view={view} picture={picture} plan={plan} feed={useEventFeed()} />
    </>
  );
}
