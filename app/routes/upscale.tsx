/** GET /upscale?picture=&g=: enlarges a picture, or expands it. Guards: application, sign-in. */
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { revalidates } from '#app/features/studio/repair/repair-page.ts';
import { repairPage } from '#app/features/studio/repair/repair-page.server.ts';
import { UpscaleScreen } from '#app/features/studio/upscale/upscale-screen.tsx';
import { message } from '#messages/message.ts';
import type { Route } from './+types/upscale.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${message('studio.tool.upscale')} · ${message('common.appName')}` },
];

export const shouldRevalidate = revalidates;

export function loader({ request }: Route.LoaderArgs) {
  return repairPage(request, ['upscale', 'expand']);
}

export default function Upscale({ loaderData: { view, picture, plan, accepted } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <UpscaleScreen view={view} picture={picture} plan={plan} accepted={accepted} feed={useEventFeed()} />
    </>
  );
}
