/**
 * GET /try-on/:id: a try-on in its current state: in progress, or ready to view and adjust. Guards: application,
 * sign-in; another user's is not found.
 */
import { garmentOf, personOf } from '#app/features/studio/try-on/try-on-pages.server.ts';
import { modeOf } from '#app/features/studio/try-on/try-on-setup.ts';
import { TryOnScreen } from '#app/features/studio/try-on/try-on-screen.tsx';
import { titleOf } from '#app/features/studio/try-on/try-on-studio.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { pageNotFound, requireSignedIn } from '#app/requests/guards.server.ts';
import type { TryOnInput } from '#app/services/generations/kinds/try-on-input.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/try-on.$id.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${titleOf(loaderData ? modeOf(loaderData.setup.type) : 'clothing')} · ${message('common.appName')}` },
];

export async function loader({ request, params }: Route.LoaderArgs) {
  const { user } = await requireSignedIn(request);
  const view = await services().generations.get(user.id, params.id);
  if (view?.kind !== 'try-on') throw pageNotFound();
  const { type, garment, person, model } = view.input as TryOnInput;
  return {
    view,
    setup: {
      type,
      garment: await garmentOf(services(), user, garment),
      person: await personOf(services(), user, { person, model }, type),
    },
  };
}

export default function TryOn({ loaderData: { view, setup } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <TryOnScreen key={view.id} view={view} setup={setup} feed={useEventFeed()} />
    </>
  );
}
