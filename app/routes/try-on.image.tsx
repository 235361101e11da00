/**
 * GET /try-on/image/:id?as=person: try-ons with this picture already chosen, as the garment or as the person. Guards:
 * application, sign-in.
 */
import { garmentOf, setupOf } from '#app/features/studio/try-on/try-on-pages.server.ts';
import { modeOf } from '#app/features/studio/try-on/try-on-setup.ts';
import { titleOf, TryOnStudio } from '#app/features/studio/try-on/try-on-studio.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { pageNotFound, requireSignedIn } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/try-on.image.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${titleOf(loaderData ? modeOf(loaderData.setup.type) : 'clothing')} · ${message('common.appName')}` },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  if ((await garmentOf(services(), user, params.id)) === null) throw pageNotFound();
  return { setup: await setupOf(services(), user, new URL(request.url).searchParams, params.id) };
}

export default function TryOnImage({ loaderData: { setup } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <TryOnStudio setup={setup} signedIn feed={useEventFeed()} notice={null} />
    </>
  );
}
