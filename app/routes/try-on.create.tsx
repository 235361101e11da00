/**
 * GET /try-on/create?mode=jewellery: the home of try-ons. Guard: application; visitors choose, and sign in to create
 * one.
 */
import { setupOf } from '#app/features/studio/try-on/try-on-pages.server.ts';
import { withWaiting } from '#app/features/studio/try-on/waiting-pictures.ts';
import { modeOf } from '#app/features/studio/try-on/try-on-setup.ts';
import { titleOf, TryOnStudio } from '#app/features/studio/try-on/try-on-studio.tsx';
import { useEventFeed } from '#app/features/shell/event-feed.tsx';
import { SiteHeader } from '#app/features/shell/site-header.tsx';
import { draftPictures } from '#app/requests/draft-pictures.server.ts';
import { requireApplication } from '#app/requests/guards.server.ts';
import { services } from '#app/services/services.server.ts';
import { message } from '#messages/message.ts';
import type { Route } from './+types/try-on.create.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${titleOf(loaderData ? modeOf(loaderData.setup.type) : 'clothing')} · ${message('common.appName')}` },
];

export async function loader({ request }: Route.LoaderArgs) {
  const { user: viewer } = await requireApplication(request);
  // Generating needs an account: a guest's choice waits for the sign-in like any other visitor's.
  const user = viewer?.isAnonymous ? null : viewer;
  const search = new URL(request.url).searchParams;
  return {
    setup: withWaiting(
      await setupOf(services(), user, search, null),
      search,
      await draftPictures(services(), request, user !== null),
    ),
    signedIn: user !== null,
    notice: search.has('lost') ? message('tryOnStudio.draftLost') : null,
  };
}

export default function TryOnCreate({ loaderData: { setup, signedIn, notice } }: Route.ComponentProps) {
  return (
    <>
      <SiteHeader />
      <TryOnStudio key={modeOf(setup.type)} setup={setup} signedIn={signedIn} feed={useEventFeed()} notice={notice} />
    </>
  );
}
